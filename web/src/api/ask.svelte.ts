import type { Advice, Advised, Asked, Choice, Place, Refused, Said } from './types';

/** Something that can be done: an action, or an action after another, as one move. */
export interface Offer extends Choice {
  first?: Choice;
}

/** A refused action, with its rule and reason. */
export interface Barred extends Choice {
  rule: string;
  reason: Said;
}

/** What a lesson lets through. */
export interface Guide {
  open(action: string): boolean;
  /** What to say to somebody who tries something else. */
  instead: Said;
}

/** The server sends each reason once, with all the actions it forbids. */
function barred(refused: Refused[]): Barred[] {
  return refused.flatMap(({ rule, reason, actions }) => actions.map((choice) => ({ ...choice, rule, reason })));
}

/** What can be done, by its action. An action that needs another first stands for both. */
function offers(asked: Asked | null): Map<string, Offer> {
  const led = asked?.moves.flatMap(({ first, legal }) => legal.map((choice): Offer => ({ ...choice, first }))) ?? [];
  return new Map([...led, ...(asked?.legal ?? [])].map((offer) => [offer.action, offer]));
}

function refusals(asked: Asked | null): Map<string, Barred> {
  const led = asked?.moves.flatMap(({ refused }) => barred(refused)) ?? [];
  return new Map([...led, ...barred(asked?.refused ?? [])].map((refused) => [refused.action, refused]));
}

/** The current question, indexed for the pieces of a board: is this action legal, and if not, why? */
export class Ask {
  #asked: Asked | null = $state.raw(null);
  #legal = $derived(offers(this.#asked));
  #refused = $derived(refusals(this.#asked));

  /** The actions among which the person chooses on the board; null while everything is open. */
  aim: ReadonlySet<string> | null = $state.raw(null);

  /** What a lesson lets through now; null while everything is open. */
  guide: Guide | null = $state.raw(null);
  /** What a strong bot would do and why, once the person has asked. */
  advice: Advice | null = $state.raw(null);
  /** Its best choice. */
  hinted: Advised | null = $derived(this.advice?.choices[0] ?? null);

  /** The people at the table, for reasons that name them. */
  places: Place[] = $state.raw([]);

  /** The server's latest question; null while this person has nothing to decide. */
  get asked(): Asked | null {
    return this.#asked;
  }

  set asked(asked: Asked | null) {
    // A hint belongs to one question.
    if (asked?.id !== this.#asked?.id) [this.advice, this.aim] = [null, null];
    this.#asked = asked;
  }

  /** The place of an action among the advised ones, from 1; undefined for all others. */
  rank(action: string): number | undefined {
    const at = this.advice?.choices.findIndex((choice) => choice.action === action && !(choice.tempting && choice.behind > 0)) ?? -1;
    return at < 0 ? undefined : at + 1;
  }

  legal(action: string): Offer | undefined {
    return this.aim?.has(action) === false || this.closed(action) ? undefined : this.#legal.get(action);
  }

  refused(action: string): Barred | undefined {
    return this.aim ? undefined : (this.closed(action) ?? this.#refused.get(action));
  }

  /** A legal action that the lesson does not let through, with what it says instead. */
  closed(action: string): Barred | undefined {
    const offer = this.guide?.open(action) === false ? this.#legal.get(action) : undefined;
    return offer && this.guide ? { ...offer, rule: '', reason: this.guide.instead } : undefined;
  }

  /** The legal actions that are open. */
  get open(): Choice[] {
    return this.#asked?.legal.filter(({ action }) => this.guide?.open(action) !== false) ?? [];
  }

  /** All legal actions whose text begins with these words: `play`, `play comet`. */
  starting(words: string): Choice[] {
    const inside = `${words} `;
    const among = ({ action }: Choice) => (action === words || action.startsWith(inside)) && this.aim?.has(action) !== false;
    return this.open.filter(among);
  }

  /** All refused actions whose text begins with these words. */
  refusedStarting(words: string): Barred[] {
    const inside = `${words} `;
    const closed = this.guide ? [...this.#legal.keys()].flatMap((action) => this.closed(action) ?? []) : [];
    return [...closed, ...this.#refused.values()].filter(({ action }) => action === words || action.startsWith(inside));
  }
}
