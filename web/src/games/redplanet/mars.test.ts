import { expect, test } from 'vitest';
import zones from '../../../../crates/redplanet/data/zones.json?raw';
import { EDGE, crossing, shapeOf } from './mars';
import { MARS } from './table';
import type { Zone } from './types';

type Point = [number, number];

const neighbours = new Map<Zone, Zone[]>(JSON.parse(zones).zones.map(({ id, adjacent }: { id: Zone; adjacent: Zone[] }) => [id, adjacent]));

/** The corners of the outline of a zone; the radii and flags of its arc stand before the last comma pair. */
function corners(zone: Zone): Point[] {
  const pairs = shapeOf(zone)
    .replace(/A\S+ 0 0 1 /, 'L')
    .matchAll(/(-?[\d.]+),(-?[\d.]+)/g);
  return [...pairs].map(([, x, y]) => [Number(x), Number(y)]);
}

/** Two zones touch where several corners of one lie on the outline of the other. */
function touch(one: Zone, other: Zone): boolean {
  const near = corners(one).filter(([x, y]) => corners(other).some(([a, b]) => Math.hypot(x - a, y - b) < 4));
  return near.length >= 4;
}

test('the zones that touch in the drawing are the neighbours of the rules', () => {
  for (const zone of MARS) {
    const drawn = MARS.filter((other) => other !== zone && touch(zone, other));
    expect([zone, drawn.sort()]).toEqual([zone, [...neighbours.get(zone)!].sort()]);
  }
});

test('every step between neighbours has its own arrow on the map', () => {
  const arrows = MARS.flatMap((from) => neighbours.get(from)!.map((to) => crossing(from, to).at));
  for (const [index, [x, y]] of arrows.entries()) {
    expect(Math.hypot(x, y)).toBeLessThan(EDGE);
    const others = arrows.filter((_, at) => at !== index);
    expect(Math.min(...others.map(([a, b]) => Math.hypot(x - a, y - b)))).toBeGreaterThan(12);
  }
});
