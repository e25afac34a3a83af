export interface Star {
  x: number;
  y: number;
  r: number;
}

/** Stars for a sky of this size, always the same ones: a picture must not flicker when it is redrawn. */
export function stars(count: number, width: number, height: number): Star[] {
  let state = 20_231;
  function next(): number {
    state = (state * 16_807) % 2_147_483_647;
    return state / 2_147_483_647;
  }
  return Array.from({ length: count }, () => ({
    x: Math.round(next() * width),
    y: Math.round(next() * height),
    r: 0.4 + Math.round(next() ** 3 * 12) / 10,
  }));
}

/** The corners of a hexagon with a flat top, for the `points` of a polygon. */
export function hexagon(x: number, y: number, r: number): string {
  return Array.from({ length: 6 }, (_, corner) => {
    const angle = (Math.PI / 3) * corner;
    return `${(x + r * Math.cos(angle)).toFixed(1)},${(y + r * Math.sin(angle)).toFixed(1)}`;
  }).join(' ');
}

/** A point on a circle; 0 degrees is at three o'clock, clockwise. */
export function around(x: number, y: number, r: number, degrees: number): { x: number; y: number } {
  const angle = (Math.PI / 180) * degrees;
  return { x: Math.round((x + r * Math.cos(angle)) * 10) / 10, y: Math.round((y + r * Math.sin(angle)) * 10) / 10 };
}
