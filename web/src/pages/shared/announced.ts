// What the operator tells everybody, asked once a visit.

import { api } from '../../api/http';
import type { Announcement } from '../../api/types';

let asked: Promise<Announcement[]> | null = null;

/** The announcements; none if the server does not answer, because a page works without them. */
export function announced(): Promise<Announcement[]> {
  asked ??= api.announcements().catch(() => []);
  return asked;
}
