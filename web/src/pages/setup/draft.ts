// A form that is not sent yet, kept for this tab.

import type { SeatWish, Setup } from '../../api/types';
import type { Values } from './options';

export interface Draft {
  values: Values;
  seats: SeatWish[];
  setup: Setup;
  seed: string;
}

const key = (game: string) => `syrtis-setup-${game}`;

/** The form as it was left; nothing if there was none, or if the browser keeps nothing. */
export function readDraft(game: string): Draft | null {
  try {
    return JSON.parse(sessionStorage.getItem(key(game)) ?? 'null') as Draft | null;
  } catch {
    return null;
  }
}

export function keepDraft(game: string, draft: Draft): void {
  try {
    sessionStorage.setItem(key(game), JSON.stringify(draft));
  } catch {
    // Without storage the form lives as long as the page.
  }
}

export function forgetDraft(game: string): void {
  try {
    sessionStorage.removeItem(key(game));
  } catch {
    // There was nothing to forget.
  }
}
