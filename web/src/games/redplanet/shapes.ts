// The outlines that double the colours.

import type { Shape } from '../../frame/game';

const CORNERS: Record<Exclude<Shape, 'circle' | 'star'>, { count: number; turn: number; size: number }> = {
  square: { count: 4, turn: 45, size: 1.2 },
  triangle: { count: 3, turn: 0, size: 1.25 },
  diamond: { count: 4, turn: 0, size: 1.2 },
  hexagon: { count: 6, turn: 30, size: 1.1 },
};

/** The path of a shape about the origin; all shapes of one radius look equally large. */
export function outline(shape: Shape, radius: number): string {
  if (shape === 'circle') return `M${-radius},0a${radius},${radius} 0 1 1 ${2 * radius},0a${radius},${radius} 0 1 1 ${-2 * radius},0Z`;
  if (shape === 'star') return closed(corners(10, 0, (at) => radius * (at % 2 === 0 ? 1.3 : 0.58)));
  const { count, turn, size } = CORNERS[shape];
  return closed(corners(count, turn, () => radius * size));
}

function corners(count: number, turn: number, radius: (at: number) => number): [number, number][] {
  return Array.from({ length: count }, (_, at) => polar(radius(at), turn + (360 / count) * at));
}

/** A point at an angle clockwise from the top. */
export function polar(radius: number, degrees: number): [number, number] {
  const angle = (degrees * Math.PI) / 180;
  return [radius * Math.sin(angle), -radius * Math.cos(angle)];
}

/** A path through points. */
export function through(points: [number, number][]): string {
  return points.map(([x, y]) => `${x.toFixed(1)},${y.toFixed(1)}`).join('L');
}

export function closed(points: [number, number][]): string {
  return `M${through(points)}Z`;
}
