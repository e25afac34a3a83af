import { expect, test } from 'vitest';
import { worthNow, type Score } from './missions';
import { COLOURS, ZONES, type Colour, type Open, type Zone } from './types';

/** A table of three with these astronauts on Mars and Phobos, these tokens (ice, sylvanite, celerium) and these lost. */
function table({ people = [], held = {}, lost = {} }: { people?: [Colour, Zone, number][]; held?: Partial<Record<Colour, [number, number, number]>>; lost?: Partial<Record<Colour, number>> }): Open {
  const zones = ZONES.map((zone) => COLOURS.map((colour) => people.find(([who, where]) => who === colour && where === zone)?.[2] ?? 0));
  return {
    options: { players: 3, most_needs_one: true },
    zones,
    held: COLOURS.map((colour) => held[colour] ?? [0, 0, 0]),
    lost: COLOURS.map((colour) => lost[colour] ?? 0),
  } as unknown as Open;
}

const southern: Score = { type: 'presence_ladder', zones: ['hellas', 'tritonis_sinus', 'mare_tyrrhenum', 'sinus_sabaeus'], min_astronauts: 1, points_by_zones: [0, 1, 2, 4, 7] };

test('a mission for zones pays by how many of them are held', () => {
  expect(worthNow(table({}), 'yellow', southern)).toBe(0);
  const open = table({ people: [['yellow', 'hellas', 1], ['yellow', 'mare_tyrrhenum', 3], ['yellow', 'sinus_sabaeus', 1], ['yellow', 'phobos', 2]] });
  expect(worthNow(open, 'yellow', southern)).toBe(4);
});

test('a tie for most is most, but nobody has most of nothing', () => {
  const outpost: Score = { type: 'most_astronauts', zones: ['phobos'], points: 7 };
  const tied = table({ people: [['yellow', 'phobos', 2], ['blue', 'phobos', 2], ['orange', 'phobos', 1]] });
  expect(COLOURS.slice(0, 3).map((colour) => worthNow(tied, colour, outpost))).toEqual([7, 7, 0]);
  expect(worthNow(table({}), 'yellow', outpost)).toBe(0);
});

test('most astronauts in two zones together counts both', () => {
  const strategic: Score = { type: 'most_astronauts', zones: ['syrtis_major', 'valles_marineris'], points: 7 };
  const open = table({ people: [['yellow', 'syrtis_major', 2], ['yellow', 'valles_marineris', 2], ['blue', 'syrtis_major', 3]] });
  expect([worthNow(open, 'yellow', strategic), worthNow(open, 'blue', strategic)]).toEqual([7, 0]);
});

test('tokens count by kind and in sets', () => {
  const open = table({ held: { yellow: [4, 2, 2], blue: [0, 3, 0] } });
  expect(worthNow(open, 'blue', { type: 'most_tokens', resource: 'sylvanite', points: 7 })).toBe(7);
  expect(worthNow(open, 'yellow', { type: 'most_tokens', resource: 'sylvanite', points: 7 })).toBe(0);
  expect(worthNow(open, 'yellow', { type: 'token_sets', points_by_sets: [0, 5, 7, 8] })).toBe(7);
});

test('heads count on Mars, in the largest group, and in memory', () => {
  const open = table({ people: [['yellow', 'hellas', 5], ['yellow', 'ausonia', 4], ['yellow', 'phobos', 6]], lost: { yellow: 9 } });
  expect(worthNow(open, 'yellow', { type: 'astronaut_count_ladder', points_by_size: { '9': 1, '11': 2, '13': 4, '15': 7 } })).toBe(1);
  expect(worthNow(open, 'yellow', { type: 'largest_group_ladder', points_by_size: { '4': 2, '5': 4, '6': 6, '7': 7 } })).toBe(6);
  expect(worthNow(open, 'yellow', { type: 'lost_count', points_each: 1, max_points: 7 })).toBe(7);
  expect(worthNow(open, 'yellow', { type: 'occupied_zones_ladder', min_astronauts: 1, points_by_zones: [0, 0, 0, 3] })).toBe(3);
});
