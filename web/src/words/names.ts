import type { Place } from '../api/types';
import { list, seatName } from './words.svelte';

/** Several people in one phrase: Ada, Ben and Cid. */
export function names(seats: number[], places: Place[]): string {
  return list(seats.map((seat) => seatName(seat, places)));
}
