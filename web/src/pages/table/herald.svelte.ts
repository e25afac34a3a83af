// Rounds, phases and questions that nobody expects announce themselves for a moment.

import { untrack } from 'svelte';
import type { Session } from '../../api/session.svelte';
import type { Said } from '../../api/types';
import { partOf } from '../../frame/log/log';
import type { Room } from '../../frame/room.svelte';
import { settings } from '../../frame/settings.svelte';
import type { Playback } from './playback.svelte';

/** Milliseconds an announcement stays. */
const STAYS = 1500;

export class Herald {
  /** What is announced now. */
  said: Said | null = $state.raw(null);
  /** The question it announces, if it is one. */
  #asked: string | undefined;

  constructor(session: Session, room: Room, playback: Playback) {
    $effect(() => {
      const told = playback.now?.events[0];
      // A big moment has a card of its own.
      if (playback.now?.big) this.said = null;
      else if (told && partOf(told, room.module.phases)) this.#announce(told.message);
    });
    let known = untrack(() => session.position?.question?.id);
    $effect(() => {
      const question = session.position?.question;
      // What led to the question is shown first.
      if (this.#asked !== undefined && question?.id !== this.#asked) this.#announce(null);
      if (playback.playing || question?.id === known) return;
      known = question?.id;
      if (question?.owed && room.module.sudden?.includes(question.message.id)) this.#announce(question.message, question.id);
    });
    $effect(() => {
      if (!this.said) return;
      const over = setTimeout(() => (this.said = null), STAYS);
      return () => clearTimeout(over);
    });
  }

  #announce(said: Said | null, asked?: string): void {
    this.#asked = asked;
    this.said = untrack(() => settings.pace) === 'off' ? null : said;
  }
}
