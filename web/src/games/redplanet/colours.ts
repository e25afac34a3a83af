// The six colours: whose they are.

import { COLOURS, type Colour, type Open } from './types';

/** RP-2P-05: with two players clockwise A main, A neutral, B neutral, B main. */
const TWO_PLAYER_OWNERS = [0, 0, 1, 1];
const TWO_PLAYER_MAIN: Colour[] = ['yellow', 'green'];

function twoPlayers(open: Open): boolean {
  return open.options.players === 2;
}

/** The colours in play, clockwise. */
export function coloursOf(open: Open): Colour[] {
  return COLOURS.slice(0, twoPlayers(open) ? TWO_PLAYER_OWNERS.length : open.options.players);
}

/** RP-2P-16: who decides for a colour. */
export function ownerOf(open: Open, colour: Colour): number {
  const at = COLOURS.indexOf(colour);
  return twoPlayers(open) ? TWO_PLAYER_OWNERS[at]! : at;
}

export function mainColour(open: Open, seat: number): Colour {
  return twoPlayers(open) ? TWO_PLAYER_MAIN[seat]! : COLOURS[seat]!;
}

/** The colours a seat decides for, its main one first. */
export function coloursOfSeat(open: Open, seat: number): Colour[] {
  const main = mainColour(open, seat);
  return [main, ...coloursOf(open).filter((colour) => colour !== main && ownerOf(open, colour) === seat)];
}

/** The event cards a seat holds face down, its mission among them; at the end all are turned up. */
export function faceDownOf(open: Open, seat: number): number {
  return open.stage === 'over' ? 0 : (open.face_down[seat] ?? 0) + (inSeats(open.kept, seat) ? 1 : 0);
}

/** Whether a seat is in a set of seats. */
export function inSeats(seats: number, seat: number): boolean {
  return (seats & (1 << seat)) !== 0;
}
