// No two cards show the same thing, and everything they show is drawn.

import { expect, it } from 'vitest';
import cards from '../../../../../crates/martians/data/cards.json';
import scenarios from '../../../../../crates/martians/data/scenarios.json';
import tiles from '../../../../../crates/martians/data/tiles.json';
import type { Facts } from '../box.svelte';
import { ART } from '.';
import { shown } from './scenes';

const KINDS: [string, { id: string }[]][] = [
  ['event', [...cards.events_base.entries, ...cards.events_collectors.entries]],
  ['scenario', scenarios.scenarios],
  ['weather', cards.weather.entries],
  ['commission', cards.commissions.entries],
  ['goal', cards.hidden_goals.entries],
  ['research', tiles.research.entries],
  ['crop', tiles.crops.entries],
  ['exploration', tiles.exploration_face_of_mars.entries],
  ['expert', cards.experts.entries],
  ['assistant', cards.assistants.entries],
];
const all = KINDS.flatMap(([kind, things]) => things.map((thing) => ({ kind, id: thing.id, ...shown(kind, thing.id, thing as Facts) })));

it('no two cards show the same', () => {
  const alike = new Map<string, string[]>();
  for (const { kind, id, about, goods } of all) {
    const key = JSON.stringify([kind, about.toSorted(), goods.map(({ what, n }) => [what, Math.min(n, 4)])]);
    alike.set(key, [...(alike.get(key) ?? []), id]);
  }
  expect(all.length).toBeGreaterThan(120);
  expect([...alike.values()].filter((ids) => ids.length > 1)).toEqual([]);
});

it('everything they show is drawn', () => {
  const missing = all.flatMap(({ id, about, goods }) =>
    [...about, ...goods.map(({ what }) => what)].filter((what) => !(what in ART)).map((what) => `${id}: ${what}`),
  );
  expect(missing).toEqual([]);
});

it('weathers that differ in what they change look different', () => {
  const drawn = cards.weather.entries.map(({ id }) => ART[id === 'wind' ? 'wind_weather' : id]);
  expect(new Set(drawn).size).toBe(drawn.length);
});
