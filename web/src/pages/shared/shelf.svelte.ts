// The games on this server's shelf. The server says which, and in which order.

import { api } from '../../api/http';
import { head, load } from '../../words/words.svelte';

class Shelf {
  /** The names of the games; empty until the server has answered. */
  games: string[] = $state.raw([]);
  /** The lessons of each game, the first one first. */
  lessons: Record<string, string[]> = $state.raw({});
  /** Those with a commented game to watch. */
  commented: string[] = $state.raw([]);
  #opened: Promise<string[]> | null = null;

  /** Asks the server for its games, once, and loads their titles. */
  open(): Promise<string[]> {
    this.#opened ??= this.#ask().catch((error: unknown) => {
      this.#opened = null;
      throw error;
    });
    return this.#opened;
  }

  /** This game if the server has it, or else the first one; empty until the server has answered. */
  pick(name: string | undefined): string {
    return this.games.find((game) => game === name) ?? this.games[0] ?? '';
  }

  /** Whether an address names a game that the server does not have. */
  lacks(name: string | undefined): boolean {
    return name !== undefined && this.games.length > 0 && !this.games.includes(name);
  }

  async #ask(): Promise<string[]> {
    const all = await api.games();
    const games = all.map(({ name }) => name);
    this.lessons = Object.fromEntries(all.map(({ name, lessons }) => [name, lessons]));
    await load(...games.map(head));
    this.games = games;
    this.commented = all.filter(({ study }) => study).map(({ name }) => name);
    return games;
  }
}

export const shelf = new Shelf();
