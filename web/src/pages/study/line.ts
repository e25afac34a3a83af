// A variation in words.

import type { AskedSeat, Place, Variation } from '../../api/types';
import { say, seatName } from '../../words/words.svelte';

/** Who plays what first, as far as the server has told what can be played here. */
export function lineName({ moves: [first] }: Variation, asked: AskedSeat[], places: Place[]): string {
  const question = asked.find(({ seat }) => seat === first?.seat)?.asked;
  const choice = question?.legal.find(({ action }) => action === first?.action);
  if (!first) return '';
  return choice ? `${seatName(first.seat, places)}: ${say(choice.message, places)}` : seatName(first.seat, places);
}
