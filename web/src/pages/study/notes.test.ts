import { expect, test } from 'vitest';
import type { Note } from '../../api/types';
import { remarkAt, stop, substance, toggled, triedAt, variationAt, withMoves, withRemark, withoutVariation, type Where } from './notes';

const game = (at: number): Where => ({ at, line: null, step: 0 });
const move = (action: string) => ({ seat: 0, action });
const note = (at: number, text: string): Note => ({ at, text, marks: [], variations: [] });

test('notes stay in the order of the moves, one each', () => {
  const notes = withRemark(withRemark([note(5, 'five')], game(2), { text: 'two' }), game(5), { text: 'more' });
  expect(notes.map(({ at, text }) => [at, text])).toEqual([
    [2, 'two'],
    [5, 'more'],
  ]);
});

test('a variation is played on, taken back from the middle, and annotated inside', () => {
  let { notes, where } = withMoves([], game(3), [move('a'), move('b')]);
  expect(where).toEqual({ at: 3, line: 0, step: 2 });
  notes = withRemark(notes, where, { text: 'after b' });
  expect(remarkAt(notes, where)?.text).toBe('after b');
  ({ notes, where } = withMoves(notes, { ...where, step: 1 }, [move('c')]));
  expect(triedAt(notes, where)).toEqual([move('a'), move('c')]);
  expect(remarkAt(notes, where), 'what was said of b is gone').toBeUndefined();
  ({ notes, where } = withMoves(notes, game(3), [move('d')]));
  expect(where.line).toBe(1);
  expect(variationAt(withoutVariation(notes, { at: 3, line: 0, step: 0 }), { at: 3, line: 0, step: 1 })?.moves).toEqual([move('d')]);
});

test('what says nothing is not sent', () => {
  const empty = { ...note(1, ' \n'), variations: [{ moves: [], notes: [] }] };
  const tried = { ...note(2, ''), variations: [{ moves: [move('a')], notes: [{ at: 1, text: '', marks: [] }] }] };
  expect(substance([empty, tried])).toEqual([{ ...tried, variations: [{ moves: [move('a')], notes: [] }] }]);
});

test('the next note is in the game, or inside the variation one reads', () => {
  const side = [{ at: 2, text: 'x', marks: [] }];
  const notes = [note(1, 'a'), { ...note(4, 'b'), variations: [{ moves: [move('a'), move('b')], notes: side }] }];
  expect(stop(notes, game(1), 1)).toEqual(game(4));
  expect(stop(notes, game(3), -1)).toEqual(game(1));
  expect(stop(notes, game(4), 1)).toBeNull();
  expect(stop(notes, { at: 4, line: 0, step: 1 }, 1)).toEqual({ at: 4, line: 0, step: 2 });
});

test('a mark set twice is gone', () => {
  const ring = { kind: 'ring', at: 'x' } as const;
  expect(toggled(toggled([], ring), ring)).toEqual([]);
});
