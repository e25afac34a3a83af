// The excavation area: a hexagon of side 4, numbered from the top down as in the rules.

import { HEXES } from './types';

export interface Centre {
  x: number;
  y: number;
}

const ROOT = Math.sqrt(3);

/** The centres of the hexes for hexes of side 1, around the middle of the area. */
export const CENTRES: Centre[] = HEXES.map(([q, r]) => ({ x: 1.5 * q, y: ROOT * (r + q / 2) }));

/** How far the area reaches from its middle. */
export const REACH = { x: 5.5, y: 3.5 * ROOT };

export const HEX_PATH = `M1 0 .5 ${ROOT / 2}H-.5L-1 0-.5 ${-ROOT / 2}H.5z`;

/** The additional board of Face of Mars: five rows of four, the first at the bottom, odd rows half a step to the right. */
export function cell(at: number): Centre {
  const row = Math.floor(at / 4);
  return { x: ROOT * ((at % 4) + (row % 2 === 0 ? 0.5 : 0)), y: -1.5 * row };
}

export const CELL_PATH = `M0-1 ${ROOT / 2}-.5V.5L0 1${-ROOT / 2} .5V-.5z`;

export function cellId(at: number): `f${number}` {
  return `f${(Math.floor(at / 4) + 1) * 10 + (at % 4) + 1}`;
}

/** What a token shows: `exc_r2i1` has two regolith and one dirty ice. */
export function crystals(dig: string): string[] {
  const found = /r(\d)i(\d)/.exec(dig);
  const times = (what: string, n: string | undefined) => Array<string>(Number(n ?? 0)).fill(what);
  return [...times('regolith', found?.[1]), ...times('ice', found?.[2])];
}
