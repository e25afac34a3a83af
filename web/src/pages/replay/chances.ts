// What a strong bot thinks of a game: chances over time, and the decisions that cost most.

import type { Judged } from '../../api/types';

export interface Point {
  at: number;
  chance: number;
}

/** Each seat's chance to win at its own decisions. */
export function lines(judged: Judged[], seats: number): Point[][] {
  return Array.from({ length: seats }, (_, seat) =>
    judged.flatMap((one) => (one.seat === seat && one.before !== null ? [{ at: one.at, chance: one.before }] : [])),
  );
}

/** How much chance a decision cost, compared with the bot's choice. */
export function loss({ before, after }: Judged): number {
  return before === null || after === null ? 0 : before - after;
}

/** A smaller loss is noise. */
const NOISE = 0.04;

/** The costliest decisions, the worst first. */
export function swings(judged: Judged[], most: number): Judged[] {
  const told = judged.filter((one) => one.done.action !== one.best.action && loss(one) >= NOISE);
  return told.toSorted((a, b) => loss(b) - loss(a)).slice(0, most);
}
