// What people can feel about a move.

import type { Feeling, Reaction } from '../../api/types';

export const FEELINGS: Feeling[] = ['applause', 'laugh', 'surprise', 'sad', 'heart', 'thinking'];

/** The reactions on a move by kind, with the seats of the people. */
export function byFeeling(reactions: Reaction[], entry: number): { feeling: Feeling; seats: number[] }[] {
  const here = reactions.filter((reaction) => reaction.entry === entry);
  const groups = FEELINGS.map((feeling) => ({ feeling, seats: here.filter((it) => it.feeling === feeling).map(({ seat }) => seat) }));
  return groups.filter(({ seats }) => seats.length > 0);
}
