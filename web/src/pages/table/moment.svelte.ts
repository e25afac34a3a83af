// The board can show an earlier moment of the game while the game goes on.

import { api } from '../../api/http';
import type { Session } from '../../api/session.svelte';
import type { Replay } from '../../api/types';
import type { Note } from './note.svelte';

export class Moment {
  /** The moment on the board; nothing for the present. */
  shown: { replay: Replay; seq: number } | null = $state.raw(null);

  constructor(
    readonly session: Session,
    readonly note: Note,
  ) {
    // A moment that has been taken back is no moment any more.
    $effect(() => {
      if (session.entries.at(-1)?.kind === 'back') this.present();
    });
  }

  /** Takes the board to the moment after an entry of the log. */
  async jump(seq: number): Promise<void> {
    const { id, invite } = this.session;
    const replay = await this.note.attempt(api.replay(id, { entry: seq, invite }));
    if (replay) this.shown = { replay, seq };
  }

  present(): void {
    this.shown = null;
  }
}
