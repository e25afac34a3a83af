import { expect, test } from 'vitest';
import { edited } from './edits';

test('edits replace what changed and share the rest', () => {
  const before = { zones: [{ crew: [1, 0] }, { crew: [0, 2] }], round: 1, facts: null };
  const after = edited(before, [
    [['zones', 1, 'crew', 0], 3],
    [['facts'], { points: [4] }],
  ]) as typeof before;
  expect(after).toEqual({ zones: [{ crew: [1, 0] }, { crew: [3, 2] }], round: 1, facts: { points: [4] } });
  expect(before.zones[1]?.crew).toEqual([0, 2]);
  expect(after.zones[0]).toBe(before.zones[0]);
});

test('an edit without a path replaces everything', () => {
  expect(edited({ old: true }, [[[], 'new']])).toBe('new');
});
