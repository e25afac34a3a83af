import type { Place } from '../api/types';
import { seatName, spokenLanguage } from './words.svelte';

/** Several people in one phrase: Ada, Ben and Cid. */
export function names(seats: number[], places: Place[]): string {
  return new Intl.ListFormat(spokenLanguage(), { type: 'conjunction' }).format(seats.map((seat) => seatName(seat, places)));
}
