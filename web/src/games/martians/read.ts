// Questions that pieces of the board ask about a view.

import { BUILDINGS, COLOURS, FIELD_BUILDINGS, RESOURCES, type Building, type Colour, type Corporation, type Open, type Resource } from './types';

/** The numbers of a set that is sent as bits; also sets of more than 32. */
export function has(bits: number, at: number): boolean {
  return Math.floor(bits / 2 ** at) % 2 === 1;
}

export function count(bits: number): number {
  let left = bits;
  let all = 0;
  for (; left > 0; left = Math.floor(left / 2)) all += left % 2;
  return all;
}

/** One common stock (SOLO, CO-OP). */
export function pooled(open: Open): boolean {
  return open.options.variant === 'solo' || open.options.variant === 'coop';
}

/** The quarters belong to everybody. */
export function shared(open: Open): boolean {
  return open.options.variant !== 'com';
}

/** The colours at the table: in SOLO one person leads two. */
export function colours(open: Open): Colour[] {
  return COLOURS.slice(0, open.options.variant === 'solo' ? 2 : open.options.players);
}

/** The colours that the person at a seat leads. */
export function coloursOf(open: Open, seat: number): Colour[] {
  return open.options.variant === 'solo' ? colours(open) : COLOURS.slice(seat, seat + 1);
}

export function number(colour: Colour): number {
  return COLOURS.indexOf(colour);
}

export function seatOf(open: Open, colour: Colour): number {
  return open.options.variant === 'solo' ? 0 : number(colour);
}

/** The colour whose things a person looks at: the one in turn if it is his, else his first; blue for a spectator. */
export function mine(open: Open, seat: number | null): Colour {
  const all = coloursOf(open, seat ?? 0);
  return all.includes(open.turn.colour) ? open.turn.colour : (all[0] ?? 'blue');
}

export function purse(open: Open, colour: Colour): number[] {
  return open.stocks[pooled(open) ? 0 : number(colour)] ?? [];
}

export function stock(open: Open, colour: Colour, what: Resource): number {
  return purse(open, colour)[RESOURCES.indexOf(what)] ?? 0;
}

export function corporation(open: Open, colour: Colour): Corporation {
  return open.cards_of[seatOf(open, colour)] ?? open.cards_of[0];
}

export function colonyTechs(open: Open, colour: Colour): number {
  return open.colony_techs[shared(open) ? 0 : number(colour)] ?? 0;
}

/** The colours in the order of this round. */
export function order(open: Open): Colour[] {
  const all = colours(open);
  const first = all.indexOf(open.first);
  return [...all.slice(first), ...all.slice(0, first)];
}

/** How many action fields a building has. */
export function fields(building: Building): number {
  return FIELD_BUILDINGS.filter((one) => one === building).length;
}

/** The number of a field among all fields of the board. */
export function fieldAt(building: Building, number: number): number {
  return FIELD_BUILDINGS.indexOf(building) + number - 1;
}

export function isBuilt(open: Open, building: Building): boolean {
  return !has(open.construction, BUILDINGS.indexOf(building));
}

/** Whose marker stands on a field. */
export function markerOn(open: Open, field: number): Colour | undefined {
  return colours(open).find((colour) => has(open.markers[number(colour)] ?? 0, field));
}

/** How many cycles the game has. */
export function cycles(open: Open): number {
  return open.options.variant === 'com' ? 5 : 4;
}

/** The scenario played, if any. */
export function scenario(open: Open): string | null {
  const { scenario, variant } = open.options;
  if (scenario === 'commissions' || (scenario === 'usual' && variant === 'com')) return null;
  return scenario === 'usual' ? 'new_schedule' : scenario;
}

/** Colonists alive and unlocked. */
export function living(open: Open, colour: Colour): number {
  const at = number(colour);
  return 4 - (open.unlocked[at] ? 0 : 1) - (open.dead[at] ?? 0);
}

/** Whose markers a question is about: SOLO has two colours. */
export function acting(open: Open): Colour {
  const top = open.frames.at(-1);
  return typeof top === 'object' && 'Confine' in top ? top.Confine[0] : open.turn.colour;
}

/** What is half done, by its name: `Turn`, `Offer`, `Answer`, `Crystals`. */
export function asking(open: Open): string {
  const top = open.frames.at(-1) ?? '';
  return typeof top === 'string' ? top : (Object.keys(top)[0] ?? '');
}
