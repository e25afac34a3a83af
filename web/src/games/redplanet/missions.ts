// What a mission would pay if the game ended now, by the numbers on the card. The server does the scoring; this only
// helps to aim.

import { coloursOf } from './colours';
import { COLOURS, RESOURCES, ZONES, type Colour, type Open, type Resource, type Zone } from './types';

/** How a mission scores, as the server's list of the box tells it. */
export type Score =
  | { type: 'presence_ladder'; zones: Zone[]; min_astronauts: number; points_by_zones: number[] }
  | { type: 'occupied_zones_ladder'; min_astronauts: number; points_by_zones: number[] }
  | { type: 'most_astronauts'; zones: Zone[]; points: number }
  | { type: 'most_tokens'; resource: Resource; points: number }
  | { type: 'lost_count'; points_each: number; max_points: number }
  | { type: 'astronaut_count_ladder'; points_by_size: Record<string, number> }
  | { type: 'largest_group_ladder'; points_by_size: Record<string, number> }
  | { type: 'token_sets'; points_by_sets: number[] };

export function worthNow(open: Open, colour: Colour, score: Score): number {
  const here = (zone: Zone, of = colour) => open.zones[ZONES.indexOf(zone)]![COLOURS.indexOf(of)]!;
  const held = (kind: Resource, of = colour) => open.held[COLOURS.indexOf(of)]![RESOURCES.indexOf(kind)]!;
  const occupied = (zones: readonly Zone[], least: number) => zones.filter((zone) => here(zone) >= least).length;
  switch (score.type) {
    case 'presence_ladder':
      return step(score.points_by_zones, occupied(score.zones, score.min_astronauts));
    case 'occupied_zones_ladder':
      return step(score.points_by_zones, occupied(ZONES, score.min_astronauts));
    case 'most_astronauts':
      return hasMost(open, colour, (of) => sum(score.zones.map((zone) => here(zone, of)))) ? score.points : 0;
    case 'most_tokens':
      return hasMost(open, colour, (of) => held(score.resource, of)) ? score.points : 0;
    case 'lost_count':
      return Math.min(open.lost[COLOURS.indexOf(colour)]! * score.points_each, score.max_points);
    case 'astronaut_count_ladder':
      return rung(score.points_by_size, sum(ZONES.filter((zone) => zone !== 'phobos').map((zone) => here(zone))));
    case 'largest_group_ladder':
      return rung(score.points_by_size, Math.max(...ZONES.map((zone) => here(zone))));
    case 'token_sets':
      return step(score.points_by_sets, Math.min(...RESOURCES.map((kind) => held(kind))));
  }
}

function sum(counts: number[]): number {
  return counts.reduce((total, count) => total + count, 0);
}

/** The points for what is reached; beyond the end the last. */
function step(points: number[], reached: number): number {
  return points[Math.min(reached, points.length - 1)] ?? 0;
}

/** The points of the highest size that is reached. */
function rung(points: Record<string, number>, size: number): number {
  return Math.max(0, ...Object.entries(points).flatMap(([least, worth]) => (size >= Number(least) ? [worth] : [])));
}

/** RP-MIS-05: a tie for most is most; whether none at all can be most is an option of the table. */
function hasMost(open: Open, colour: Colour, count: (of: Colour) => number): boolean {
  const most = Math.max(...coloursOf(open).map(count));
  return count(colour) === most && (most > 0 || !open.options.most_needs_one);
}
