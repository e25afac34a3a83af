// A sentence in parts, so that a person's name gets its colour and a card's name can enlarge the card.

import type { Place, Said } from '../api/types';
import { text, word } from './words.svelte';

export interface Part {
  text: string;
  /** The seat of the person it names. */
  seat?: number;
  /** The Fluent id of the thing it names. */
  name?: string;
}

// Fluent may put arguments anywhere in the sentence. These characters, which no text contains, mark them.
const [OPEN, CLOSE] = ['\uE000', '\uE001'];

export function rich(said: Said, places: Place[]): Part[] {
  const args = said.args.map(([name, arg], at) => {
    const plain = word(arg, places);
    return [name, 'number' in arg ? plain : `${OPEN}${at} ${plain}${CLOSE}`] as const;
  });
  return text(said.id, Object.fromEntries(args))
    .split(/(\uE000[^\uE001]*\uE001)/)
    .filter((piece) => piece !== '')
    .map((piece) => (piece.startsWith(OPEN) ? marked(piece, said) : { text: piece }));
}

function marked(piece: string, said: Said): Part {
  const [, at, plain] = /^\uE000(\d+) ([^\uE001]*)/.exec(piece) as unknown as [string, string, string];
  const arg = said.args[Number(at)]?.[1];
  return { text: plain, ...(arg && 'seat' in arg && { seat: arg.seat }), ...(arg && 'name' in arg && { name: arg.name }) };
}
