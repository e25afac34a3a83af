// This person on this server. A guest is created only when a table needs one, with a name from the map of Mars.

import { api } from '../../api/http';
import type { Me } from '../../api/types';
import { placeName } from './names';

class Guest {
  me: Me | null = $state.raw(null);
  #asked: Promise<Me | null> | null = null;

  /** The guest the server knows; null before the first table. */
  known(): Promise<Me | null> {
    this.#asked ??= api.me().then(
      (me) => (this.me = me ?? null),
      (error: unknown) => {
        this.#asked = null;
        throw error;
      },
    );
    return this.#asked;
  }

  /** A guest to take a seat: the known one, or a new one. */
  async needed(name?: string): Promise<Me> {
    const before = await this.known();
    if (before && (name === undefined || before.name === name)) return before;
    return this.call(name ?? placeName());
  }

  /** Sets the guest's name. */
  async call(name: string): Promise<Me> {
    const before = await this.known();
    const me = before ? await api.rename(name) : await api.arrive(name);
    this.me = me;
    this.#asked = Promise.resolve(me);
    return me;
  }

  /** Nobody is signed in here any more. */
  leave(): void {
    this.me = null;
    this.#asked = Promise.resolve(null);
  }

  /** Makes the server forget this guest; bots take their seats. */
  async forget(): Promise<void> {
    await api.forgetMe();
    this.leave();
  }
}

export const guest = new Guest();
