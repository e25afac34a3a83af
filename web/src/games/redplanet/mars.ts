// Where the zones of Mars lie: seven on the rim, two inside, with coasts that are not too straight.

import { closed, polar, through } from './shapes';
import { ZONES, type Zone } from './types';

type Point = [number, number];

/** The radius of the planet; the drawing reaches from -EDGE to EDGE. */
export const RADIUS = 216;
export const EDGE = 250;
const OUTER = 7;

const SECTOR = 360 / OUTER;
/** Where the border of the two inner zones meets their coast. */
const [NORTH, SOUTH] = [3, 158];

/** The coast between the rim and the inner zones. */
function coast(degrees: number): Point {
  const angle = (degrees * Math.PI) / 180;
  return polar(96 + 4 * Math.sin(2 * angle + 1) + 3 * Math.sin(5 * angle), degrees);
}

function coastline(from: number, to: number): Point[] {
  const steps = Math.ceil(Math.abs(to - from) / 4);
  return Array.from({ length: steps + 1 }, (_, at) => coast(from + ((to - from) * at) / steps));
}

/** The border after the rim zone `at`, from the coast outwards. */
function border(at: number): Point[] {
  const degrees = (at + 0.5) * SECTOR;
  const start = Math.hypot(...coast(degrees));
  return Array.from({ length: 13 }, (_, step) => {
    const part = step / 12;
    const swing = Math.sin(part * Math.PI) * (4 * Math.sin(part * 7 + at * 2) + 1.5 * Math.sin(part * 15 + at));
    return polar(start + (RADIUS - start) * part, degrees + swing);
  });
}

/** The border between the two inner zones, from north to south. */
const MERIDIAN: Point[] = Array.from({ length: 17 }, (_, step) => {
  const part = step / 16;
  const [from, to] = [coast(NORTH), coast(SOUTH)];
  const swing = Math.sin(part * Math.PI) * (-11 + 9 * Math.sin(part * 9));
  return [from[0] + (to[0] - from[0]) * part + swing, from[1] + (to[1] - from[1]) * part + swing / 4];
});

function rimZone(at: number): string {
  const before = border((at + OUTER - 1) % OUTER);
  const after = border(at).reverse();
  const inside = coastline((at + 0.5) * SECTOR, (at - 0.5) * SECTOR);
  return `M${through(before)}A${RADIUS},${RADIUS} 0 0 1 ${through([...after, ...inside])}Z`;
}

const PATHS = new Map<Zone, string>([
  ...ZONES.slice(0, OUTER).map((zone, at): [Zone, string] => [zone, rimZone(at)]),
  ['syrtis_major', closed([...coastline(NORTH, SOUTH), ...[...MERIDIAN].reverse()])],
  ['valles_marineris', closed([...coastline(SOUTH, 360 + NORTH), ...MERIDIAN])],
]);

/** The outline of a zone of Mars. */
export function shapeOf(zone: Zone): string {
  return PATHS.get(zone)!;
}

/** The angle of a rim zone's middle. */
function angleOf(zone: Zone): number {
  return ZONES.indexOf(zone) * SECTOR;
}

/** The middle of what lies in a zone. */
export function middleOf(zone: Zone): Point {
  if (zone === 'syrtis_major') return [44, -2];
  if (zone === 'valles_marineris') return [-47, 4];
  return polar(146, angleOf(zone));
}

/** How many figures stand side by side in a zone. */
export function rowOf(zone: Zone): number {
  return ['vastitas_borealis', 'tritonis_sinus', 'mare_tyrrhenum'].includes(zone) ? 4 : 3;
}

/** Whether the name of a rim zone must run the other way round to stand upright. */
export function isSouthern(zone: Zone): boolean {
  const angle = angleOf(zone);
  return angle > 95 && angle < 265;
}

/** The line that the name of a rim zone follows. */
export function nameLine(zone: Zone): string {
  const angle = angleOf(zone);
  const [from, to, radius, sweep] = isSouthern(zone)
    ? [angle + SECTOR / 2, angle - SECTOR / 2, 207, 0]
    : [angle - SECTOR / 2, angle + SECTOR / 2, 197, 1];
  return `M${through([polar(radius, from)])}A${radius},${radius} 0 0 ${sweep} ${through([polar(radius, to)])}`;
}

/** Where a discovery lies: just outside the rim. */
export function discoveryAt(zone: Zone): Point {
  return polar(RADIUS + 13, angleOf(zone));
}

/** Where one crosses from a zone into its neighbour, and the direction. Like on a road, who comes back passes on the other side. */
export function crossing(from: Zone, to: Zone): { at: Point; degrees: number } {
  const [x, y] = gate(from, to);
  const [a, b] = [middleOf(from), middleOf(to)];
  const degrees = (Math.atan2(b[1] - a[1], b[0] - a[0]) * 180) / Math.PI;
  const angle = (degrees * Math.PI) / 180;
  return { at: [x - 10 * Math.sin(angle), y + 10 * Math.cos(angle)], degrees };
}

/** The middle of the border of two neighbours. */
function gate(one: Zone, other: Zone): Point {
  const rim = [one, other].filter((zone) => ZONES.indexOf(zone) < OUTER);
  if (rim.length === 0) return MERIDIAN[10]!;
  if (rim.length === 1) {
    const inner = one === rim[0] ? other : one;
    const turn = rim[0] === 'vastitas_borealis' || rim[0] === 'tritonis_sinus' ? 13 : 0;
    const east = inner === 'syrtis_major';
    const north = rim[0] === 'vastitas_borealis';
    return coast(angleOf(rim[0]!) + (east === north ? turn : -turn));
  }
  const [a, b] = rim.map(angleOf) as [number, number];
  const between = Math.abs(a - b) > 180 ? (a + b + 360) / 2 : (a + b) / 2;
  return polar(170, between);
}
