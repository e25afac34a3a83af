import type { Place } from '../api/types';
import { settings } from '../settings.svelte';
import { seatName } from './words.svelte';

/** Several people in one phrase: Ada, Ben and Cid. */
export function names(seats: number[], places: Place[]): string {
  return new Intl.ListFormat(settings.language, { type: 'conjunction' }).format(seats.map((seat) => seatName(seat, places)));
}
