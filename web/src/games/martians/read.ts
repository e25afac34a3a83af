// Questions that pieces of the board ask about a view.

import {
  COLOURS,
  FIELD_BUILDINGS,
  type Building,
  type Colour,
  type ColourFacts,
  type Corporation,
  type Facts,
  type Field,
  type Open,
} from './types';

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

/** The colours at the table. */
export function colours(facts: Facts): Colour[] {
  return facts.colours.map(({ colour }) => colour);
}

/** The colours that the person at a seat plays. */
export function coloursOf(facts: Facts, seat: number): Colour[] {
  return facts.colours.flatMap((one) => (one.seat === seat ? [one.colour] : []));
}

export function number(colour: Colour): number {
  return COLOURS.indexOf(colour);
}

/** What the game says of a colour in play. */
export function factsOf(facts: Facts, colour: Colour): ColourFacts {
  const found = facts.colours.find((one) => one.colour === colour);
  if (!found) throw new Error(`${colour} is not in play`);
  return found;
}

export function corporation(open: Open, facts: Facts, colour: Colour): Corporation {
  return open.cards_of[factsOf(facts, colour).seat] ?? open.cards_of[0];
}

/** How many action fields a building has. */
export function fields(building: Building): number {
  return FIELD_BUILDINGS.filter((one) => one === building).length;
}

/** The number of a field among all fields of the board. */
export function fieldAt(building: Building, number: number): Field {
  return FIELD_BUILDINGS.indexOf(building) + number - 1;
}

/** Whose marker stands on a field. */
export function markerOn(open: Open, field: Field): Colour | undefined {
  return COLOURS.find((colour) => has(open.markers[number(colour)] ?? 0, field));
}

/** What is half done, by its name: `Turn`, `Offer`, `Answer`, `Crystals`. */
export function asking(open: Open): string {
  const top = open.frames.at(-1) ?? '';
  return typeof top === 'string' ? top : (Object.keys(top)[0] ?? '');
}
