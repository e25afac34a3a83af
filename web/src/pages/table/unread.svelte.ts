// How much of the chat this person has not read yet.

import { untrack } from 'svelte';
import type { Session } from '../../api/session.svelte';

export class Unread {
  muted = $state(false);
  #readUpTo = $state(0);

  /** `reading` says whether the chat is on screen; where it is not, `hear` is given what others say. */
  constructor(
    readonly session: Session,
    reading: () => boolean,
    hear: (said: string) => void,
  ) {
    this.#readUpTo = session.chat.at(-1)?.id ?? 0;
    let known = this.#readUpTo;
    $effect(() => {
      const last = session.chat.at(-1);
      const fresh = last !== undefined && last.id > known;
      known = last?.id ?? 0;
      if (reading() || this.muted) this.#readUpTo = known;
      else if (fresh && last.seat !== session.seat) untrack(() => hear(`${last.name}: ${last.text}`));
    });
  }

  get count(): number {
    const { chat, seat } = this.session;
    return this.muted ? 0 : chat.filter((line) => line.id > this.#readUpTo && line.seat !== seat).length;
  }
}
