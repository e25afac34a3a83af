// The event cards of a person, with what there is to say about each.

import { text } from '../../words/words.svelte';
import { scoreOf } from './box.svelte';
import { worthNow } from './missions';
import { COLOURS, type Colour, type EventCard, type Open, type Secret } from './types';

export interface Held {
  card: EventCard;
  /** A word about it. */
  note?: string;
  actions?: string[];
}

/** What lies before the person, the most urgent first. */
export function heldCards(open: Open, own: Secret, colour: Colour): Held[] {
  if (open.stage === 'missions') return dealt(own);
  const at = COLOURS.indexOf(colour);
  const [turned, used, shown] = [open.turned[at]!, open.used[at]!, open.missions[at]!];
  const faceUp = [...turned, ...used, ...shown];
  const faceDown = [own.mission, ...own.cards].filter((card) => card !== null).filter((card) => !faceUp.includes(card));
  return [
    ...(own.drawn ? [{ card: own.drawn, note: text('redplanet-web-drawn') }] : []),
    ...turned.map((card) => ({ card, note: text('redplanet-web-turned'), actions: [`carry_out ${card}`] })),
    ...[...faceDown, ...shown].map((card) => ({ card, note: worth(open, colour, card) })),
    ...used.map((card) => ({ card, note: text('redplanet-web-used') })),
    ...own.boxed.map((card) => ({ card, note: text('redplanet-web-in-box') })),
  ];
}

/** RP-SET-15: two missions to choose from. */
function dealt({ dealt, mission }: Secret): Held[] {
  return dealt
    .filter((card) => card !== null)
    .map((card) => ({ card, actions: [`keep ${card}`], note: mission === card ? text('redplanet-web-kept') : undefined }));
}

/** What a mission would pay now; nothing for other cards. */
function worth(open: Open, colour: Colour, card: EventCard): string | undefined {
  const score = scoreOf(card);
  return score ? text('redplanet-web-worth-now', { points: worthNow(open, colour, score) }) : undefined;
}
