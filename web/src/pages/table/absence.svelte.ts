// What happened while this person was away: after opening the table again, or after a long look at something else.

import type { Session } from '../../api/session.svelte';
import type { Entry } from '../../api/types';
import { markSeen, seenUpTo } from '../../frame/log/seen';

/** A page hidden for longer than this many milliseconds was left. */
const LONG = 30_000;

export class Absence {
  /** What the person missed. */
  missed: Entry[] = $state.raw([]);
  #hiddenAt = 0;

  /** `tell` is called when there is something to catch up on. */
  constructor(
    readonly session: Session,
    readonly tell: () => void,
  ) {
    this.#summarise();
    $effect(() => () => this.leave());
  }

  leave(): void {
    markSeen(this.session.id, this.session.seq);
  }

  /** The page was hidden or came back. */
  visibilityChanged(): void {
    if (document.hidden) {
      this.#hiddenAt = Date.now();
      this.leave();
    } else if (this.#hiddenAt > 0 && Date.now() - this.#hiddenAt > LONG) this.#summarise();
  }

  #summarise(): void {
    const { id, entries, position, seat } = this.session;
    const seen = seenUpTo(id);
    if (seen === null || position?.outcome) return;
    this.missed = entries.filter((entry) => entry.seq > seen && !('seat' in entry && entry.seat === seat));
    if (this.missed.some(({ kind }) => kind === 'move')) this.tell();
  }
}
