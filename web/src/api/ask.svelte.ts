import type { Asked, Choice, Place, Said } from './types';

/** An action that can't be done, and why. */
export interface Barred extends Choice {
  rule: string;
  reason: Said;
}

/** The server tells each reason once, with all that it forbids. */
function barred(asked: Asked | null): Barred[] {
  return asked?.refused.flatMap(({ rule, reason, actions }) => actions.map((choice) => ({ ...choice, rule, reason }))) ?? [];
}

/** The question to this person, as the pieces of a board ask for it: is this action possible, and if not, why. */
export class Ask {
  #asked: Asked | null = $state.raw(null);
  #legal = $derived(new Map(this.#asked?.legal.map((choice) => [choice.action, choice]) ?? []));
  #refused = $derived(new Map(barred(this.#asked).map((refused) => [refused.action, refused])));

  /** What a strong bot would do, if the person wanted to know. */
  hinted: Choice | null = $state.raw(null);

  /** Who sits at the table, for reasons that name them. */
  places: Place[] = $state.raw([]);

  /** The server's latest question; nothing while this person has nothing to decide. */
  get asked(): Asked | null {
    return this.#asked;
  }

  set asked(asked: Asked | null) {
    // A hint is for one question.
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

  /** All actions with these first words that are refused. */
  refusedStarting(words: string): Barred[] {
    const inside = `${words} `;
    return [...this.#refused.values()].filter(({ action }) => action === words || action.startsWith(inside));
  }
}
