// What the kinds of games are called.

import type { Company } from '../../api/types';
import { has, spokenLanguage, text } from '../../words/words.svelte';

/** The variant in words, the number of players, and with whom: "Competitive · 3 players · with bots". */
export function kindName(kind: { game: string; variant: string; players: number; company?: Company }): string {
  const id = `${kind.game}-option-variant-${kind.variant}`;
  const parts = [has(id) ? text(id) : null, text('web-profile-players', { count: kind.players })];
  // Alone says nothing more than one player does.
  if (kind.company && kind.company !== 'alone') parts.push(text(`web-profile-company-${kind.company}`));
  return parts.filter(Boolean).join(' · ');
}

/** A share of wins as people write it; a dash where nothing could be won. */
export function share(won: number, decided: number): string {
  return decided === 0 ? '–' : text('web-profile-share', { percent: Math.round((100 * won) / decided) });
}

/** An average with one decimal place. */
export function average(number: number): string {
  return new Intl.NumberFormat(spokenLanguage(), { maximumFractionDigits: 1 }).format(number);
}
