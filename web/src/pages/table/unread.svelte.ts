// How much of the chat this person has not read yet.

import type { Session } from '../../api/session.svelte';

export class Unread {
  muted = $state(false);
  #readUpTo = $state(0);

  /** `reading` says whether the chat is on screen. */
  constructor(
    readonly session: Session,
    reading: () => boolean,
  ) {
    this.#readUpTo = session.chat.at(-1)?.id ?? 0;
    $effect(() => {
      const last = session.chat.at(-1)?.id ?? 0;
      if (reading() || this.muted) this.#readUpTo = last;
    });
  }

  get count(): number {
    const { chat, seat } = this.session;
    return this.muted ? 0 : chat.filter((line) => line.id > this.#readUpTo && line.seat !== seat).length;
  }
}
