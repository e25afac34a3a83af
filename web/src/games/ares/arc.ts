// The geometry of a track bent around Mars. Angles in degrees, clockwise, 0 at the top.

export interface Bend {
  from: number;
  to: number;
  inner: number;
  outer: number;
}

export function at(angle: number, radius: number): [number, number] {
  const turn = (angle * Math.PI) / 180;
  return [Math.round(Math.sin(turn) * radius * 100) / 100, Math.round(-Math.cos(turn) * radius * 100) / 100];
}

/** The middle angle of a cell among so many. */
export function middle({ from, to }: Bend, cell: number, cells: number): number {
  return from + ((to - from) * (cell + 0.5)) / cells;
}

/** The outline of a run of cells, both ends included. */
export function outline({ from, to, inner, outer }: Bend, first: number, last: number, cells: number): string {
  const step = (to - from) / cells;
  const [start, end] = [from + step * first, from + step * (last + 1)];
  const sweep = end > start ? 1 : 0;
  const large = Math.abs(end - start) > 180 ? 1 : 0;
  const [a, b, c, d] = [at(start, outer), at(end, outer), at(end, inner), at(start, inner)];
  return `M${a}A${outer} ${outer} 0 ${large} ${sweep} ${b}L${c}A${inner} ${inner} 0 ${large} ${1 - sweep} ${d}Z`;
}
