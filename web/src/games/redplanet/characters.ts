// What a character card shows at a glance. The rules themselves are the server's.

import { text } from '../../words/words.svelte';
import { CHARACTERS, type Character } from './types';

/** How many astronauts board, and whether they must share a ship or must not. */
export const BOARDING: Record<Character, { count: number; ships?: 'together' | 'apart' }> = {
  pilot: { count: 2 },
  soldier: { count: 1 },
  travel_agent: { count: 3, ships: 'together' },
  femme_fatale: { count: 1 },
  saboteur: { count: 1 },
  secret_agent: { count: 2, ships: 'apart' },
  scientist: { count: 2 },
  explorer: { count: 1 },
  recruiter: { count: 1 },
};

/** The Fluent id of what a character does after boarding, in a few words. */
export const BRIEFLY: Record<Character, string> = {
  pilot: 'web-rp-brief-pilot',
  soldier: 'web-rp-brief-soldier',
  travel_agent: 'web-rp-brief-travel_agent',
  femme_fatale: 'web-rp-brief-femme_fatale',
  saboteur: 'web-rp-brief-saboteur',
  secret_agent: 'web-rp-brief-secret_agent',
  scientist: 'web-rp-brief-scientist',
  explorer: 'web-rp-brief-explorer',
  recruiter: 'web-rp-brief-recruiter',
};

/** RP-CMP-15: the number on the card. */
export function numberOf(character: Character): number {
  return CHARACTERS.indexOf(character) + 1;
}

/** The card as it is read aloud: what stands on it. */
export function cardSpeech(character: Character): string {
  return `${numberOf(character)} ${text(`redplanet-character-${character}`)} ${text(BRIEFLY[character])}`;
}

/** All characters in the order of the countdown. */
export const FROM_NINE: Character[] = [...CHARACTERS].reverse();
