import type { Asked, Choice, Place, Refused } from '../api/types';

/** The question to this person, as the pieces of a board ask for it: is this action possible, and if not, why. */
export class Ask {
  #asked: Asked | null = $state.raw(null);
  #send: (actions: string[]) => void;
  #legal = $derived(new Map(this.#asked?.legal.map((choice) => [choice.action, choice]) ?? []));
  #refused = $derived(new Map(this.#asked?.refused.map((refused) => [refused.action, refused]) ?? []));

  /** Who sits at the table, for reasons that name them. */
  places: Place[] = $state.raw([]);

  constructor(send: (actions: string[]) => void = () => {}) {
    this.#send = send;
  }

  /** The server's latest question; nothing while this person has nothing to decide. */
  get asked(): Asked | null {
    return this.#asked;
  }

  set asked(asked: Asked | null) {
    this.#asked = asked;
  }

  legal(action: string): Choice | undefined {
    return this.#legal.get(action);
  }

  refused(action: string): Refused | undefined {
    return this.#refused.get(action);
  }

  /** All legal actions whose text begins with these words: `play`, `play comet`. */
  starting(words: string): Choice[] {
    const inside = `${words} `;
    return this.#asked?.legal.filter(({ action }) => action === words || action.startsWith(inside)) ?? [];
  }

  /** All actions with these first words that are refused. */
  refusedStarting(words: string): Refused[] {
    const inside = `${words} `;
    return this.#asked?.refused.filter(({ action }) => action === words || action.startsWith(inside)) ?? [];
  }

  /** Does it: several actions of one move are done all or none. */
  act(...actions: string[]): void {
    this.#send(actions);
  }
}
