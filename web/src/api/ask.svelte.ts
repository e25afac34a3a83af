import type { Asked, Choice, Place, Said } from './types';

/** A refused action, with its rule and reason. */
export interface Barred extends Choice {
  rule: string;
  reason: Said;
}

/** The server sends each reason once, with all the actions it forbids. */
function barred(asked: Asked | null): Barred[] {
  return asked?.refused.flatMap(({ rule, reason, actions }) => actions.map((choice) => ({ ...choice, rule, reason }))) ?? [];
}

/** The current question, indexed for the pieces of a board: is this action legal, and if not, why? */
export class Ask {
  #asked: Asked | null = $state.raw(null);
  #legal = $derived(new Map(this.#asked?.legal.map((choice) => [choice.action, choice]) ?? []));
  #refused = $derived(new Map(barred(this.#asked).map((refused) => [refused.action, refused])));

  /** What a strong bot would do, once the person has asked. */
  hinted: Choice | null = $state.raw(null);

  /** The people at the table, for reasons that name them. */
  places: Place[] = $state.raw([]);

  /** The server's latest question; null while this person has nothing to decide. */
  get asked(): Asked | null {
    return this.#asked;
  }

  set asked(asked: Asked | null) {
    // A hint belongs to one question.
    if (asked?.id !== this.#asked?.id) this.hinted = null;
    this.#asked = asked;
  }

  legal(action: string): Choice | undefined {
    return this.#legal.get(action);
  }

  refused(action: string): Barred | undefined {
    return this.#refused.get(action);
  }

  /** All legal actions whose text begins with these words: `play`, `play comet`. */
  starting(words: string): Choice[] {
    const inside = `${words} `;
    return this.#asked?.legal.filter(({ action }) => action === words || action.startsWith(inside)) ?? [];
  }

  /** All refused actions whose text begins with these words. */
  refusedStarting(words: string): Barred[] {
    const inside = `${words} `;
    return [...this.#refused.values()].filter(({ action }) => action === words || action.startsWith(inside));
  }
}
