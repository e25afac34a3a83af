import { expect, test } from 'vitest';
import { Mirror } from './mirror.svelte';

const VALUES: unknown[] = [
  { a: [1, 2, 3], b: { c: 1 } },
  { a: [1], d: null },
  { a: { 0: 1 } },
  [1, [2]],
  [[1], 2, 3],
  'word',
  null,
  { a: [undefined] },
  {},
];

test.each(VALUES)('after %j the mirror shows whatever comes next', (before) => {
  for (const now of VALUES) {
    const mirror = new Mirror();
    // Here a mirror has no copy of its own, as it has in a browser.
    mirror.value = structuredClone(before);
    mirror.value = structuredClone(now);
    expect(mirror.value).toEqual(now);
  }
});
