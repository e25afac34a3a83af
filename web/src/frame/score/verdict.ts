// How a game ended, in one sentence.

import type { Finish, Place } from '../../api/types';
import { names } from '../../words/names';
import { text } from '../../words/words.svelte';

/** Who won, as the person at `seat` would say it. */
export function verdict({ winners, recorded, standings }: Finish, places: Place[], seat: number | null): string {
  if (recorded) return text('web-over-recorded', { number: standings[0]?.score ?? 0 });
  if (winners.length === 0) return text(places.length === 1 ? 'web-over-lost-you' : 'web-over-lost');
  if (winners.length === 1 && winners[0] === seat) return text('web-over-you');
  return text('web-over', { names: names(winners, places), number: winners.length });
}
