// What a character card shows at a glance. The rules themselves are the server's.

import { text } from '../../words/words.svelte';
import { CHARACTERS, type Character } from './types';

/** The Fluent id of what a character does after boarding, in a few words. */
export const BRIEFLY: Record<Character, string> = {
  pilot: 'redplanet-web-brief-pilot',
  soldier: 'redplanet-web-brief-soldier',
  travel_agent: 'redplanet-web-brief-travel_agent',
  femme_fatale: 'redplanet-web-brief-femme_fatale',
  saboteur: 'redplanet-web-brief-saboteur',
  secret_agent: 'redplanet-web-brief-secret_agent',
  scientist: 'redplanet-web-brief-scientist',
  explorer: 'redplanet-web-brief-explorer',
  recruiter: 'redplanet-web-brief-recruiter',
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
