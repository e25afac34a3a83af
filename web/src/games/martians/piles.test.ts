import { expect, test } from 'vitest';
import { piles, type Pile } from './piles';
import type { Open } from './types';

const none = [0, 0, 0, 0];
const table = (part: object) =>
  ({
    options: { variant: 'coop', scenario: 'mars_one', collectors: false },
    events: [],
    weather_past: none,
    spent: none,
    cards: none,
    hands: none,
    research: { deck: none },
    research_spent: none,
    experts: { deck: none },
    assistants: { deck: none },
    commission_deck: [],
    ...part,
  }) as unknown as Open;
const find = (all: Pile[], kind: string) => all.find((pile) => pile.kind === kind);

test('what is neither in a hand nor discarded is in the examination deck', () => {
  const open = table({ spent: [1, 0, 0, 0], hands: [2, 1, 0, 0] });
  const all = piles(open, (name) => (name === 'martians-mineral-proof_of_life' ? 4 : 6));
  expect(find(all, 'mineral')).toEqual({ kind: 'mineral', deck: 14, spent: 1 });
});

test('before the box is open nobody counts its cards', () => {
  expect(find(piles(table({}), () => undefined), 'weather')).toEqual({ kind: 'weather', deck: undefined, spent: 0 });
});

test('commissions have a pile where they are played for', () => {
  expect(find(piles(table({}), () => 1), 'commission')).toBeUndefined();
  const open = table({ options: { variant: 'com', scenario: 'usual', collectors: false }, commission_deck: ['a', 'b'] });
  expect(find(piles(open, () => 1), 'commission')).toEqual({ kind: 'commission', deck: 2 });
});
