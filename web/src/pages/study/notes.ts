// The notes of a study: where they stand, and how they change. A change gives new notes.

import type { Mark, Note, SideNote, TriedMove, Variation } from '../../api/types';

/** A place in a study: after some moves of the game and, in a variation of the note there, after some moves tried. */
export interface Where {
  at: number;
  /** The number of the variation; null in the game itself. */
  line: number | null;
  step: number;
}

/** What a note says and marks. */
export interface Remark {
  text: string;
  marks: Mark[];
  seat?: number;
}

export const EMPTY: Remark = { text: '', marks: [] };

export function noteAt(notes: Note[], at: number): Note | undefined {
  return notes.find((note) => note.at === at);
}

export function variationAt(notes: Note[], { at, line }: Where): Variation | undefined {
  return line === null ? undefined : noteAt(notes, at)?.variations[line];
}

export function remarkAt(notes: Note[], where: Where): Remark | undefined {
  if (where.line === null || where.step === 0) return noteAt(notes, where.at);
  return variationAt(notes, where)?.notes.find(({ at }) => at === where.step);
}

/** The moves that are tried up to a place. */
export function triedAt(notes: Note[], where: Where): TriedMove[] {
  return variationAt(notes, where)?.moves.slice(0, where.step) ?? [];
}

/** The next note, or the one before; in a variation, within it. */
export function stop(notes: Note[], where: Where, direction: 1 | -1): Where | null {
  const inside = where.line !== null;
  const places = inside ? (variationAt(notes, where)?.notes ?? []).map(({ at }) => at) : notes.map(({ at }) => at);
  const here = inside ? where.step : where.at;
  const next = direction === 1 ? places.find((at) => at > here) : places.findLast((at) => at < here);
  if (next === undefined) return null;
  return inside ? { ...where, step: next } : { at: next, line: null, step: 0 };
}

const says = ({ text, marks }: Remark) => text.trim() !== '' || marks.length > 0;

function put<T extends { at: number }>(all: T[], one: T): T[] {
  return [...all.filter(({ at }) => at !== one.at), one].toSorted((a, b) => a.at - b.at);
}

/** With another text, other marks or another seat at a place. A note that no longer says anything stays until it is sent. */
export function withRemark(notes: Note[], where: Where, change: Partial<Remark>): Note[] {
  const note = noteAt(notes, where.at) ?? { ...EMPTY, at: where.at, variations: [] };
  if (where.line === null || where.step === 0) return put(notes, { ...note, ...change });
  const side: SideNote = { ...EMPTY, ...remarkAt(notes, where), ...change, at: where.step };
  const variations = note.variations.map((variation, line) =>
    line === where.line ? { ...variation, notes: put(variation.notes, side) } : variation,
  );
  return put(notes, { ...note, variations });
}

/** With a move tried at a place; what was tried after it is gone. Gives the place after the move, too. */
export function withMoves(notes: Note[], where: Where, moves: TriedMove[]): { notes: Note[]; where: Where } {
  const note = noteAt(notes, where.at) ?? { ...EMPTY, at: where.at, variations: [] };
  const line = where.line ?? note.variations.length;
  const before = note.variations[line] ?? { moves: [], notes: [] };
  const kept = before.moves.slice(0, where.step);
  const side = before.notes.filter(({ at }) => at <= kept.length);
  const variations = [...note.variations];
  variations[line] = { moves: [...kept, ...moves], notes: side };
  return { notes: put(notes, { ...note, variations }), where: { at: where.at, line, step: kept.length + moves.length } };
}

export function withoutVariation(notes: Note[], { at, line }: Where): Note[] {
  return notes.map((note) => (note.at === at ? { ...note, variations: note.variations.filter((_, one) => one !== line) } : note));
}

/** The notes as they are sent: without those that say nothing. */
export function substance(notes: Note[]): Note[] {
  return notes
    .map((note) => ({
      ...note,
      variations: note.variations
        .filter(({ moves }) => moves.length > 0)
        .map((variation) => ({ ...variation, notes: variation.notes.filter(says) })),
    }))
    .filter((note) => says(note) || note.variations.length > 0);
}

/** With a ring that was not there, or without the one that was; the same for an arrow. */
export function toggled(marks: Mark[], mark: Mark): Mark[] {
  const same = (one: Mark) => JSON.stringify(one) === JSON.stringify(mark);
  return marks.some(same) ? marks.filter((one) => !same(one)) : [...marks, mark];
}
