// The event cards of a person, with what there is to say about each.

import { text } from '../../words/words.svelte';
import { act, COLOURS, type Colour, type EventCard, type Secret, type View } from './types';

export interface Held {
  card: EventCard;
  /** A word about it. */
  note?: string;
  actions?: string[];
}

/** What lies before the person, the most urgent first. */
export function heldCards({ open, facts }: View, own: Secret, colour: Colour): Held[] {
  if (open.stage === 'missions') return dealt(own);
  const at = COLOURS.indexOf(colour);
  const [turned, used, shown] = [open.turned[at]!, open.used[at]!, open.missions[at]!];
  const faceUp = [...turned, ...used, ...shown];
  const faceDown = [own.mission, ...own.cards].filter((card) => card !== null).filter((card) => !faceUp.includes(card));
  return [
    ...(own.drawn ? [{ card: own.drawn, note: text('redplanet-web-drawn') }] : []),
    ...turned.map((card) => ({ card, note: text('redplanet-web-turned'), actions: [act.carry_out(card)] })),
    ...[...faceDown, ...shown].map((card) => ({ card, note: worth(facts, colour, card) })),
    ...used.map((card) => ({ card, note: text('redplanet-web-used') })),
    ...own.boxed.map((card) => ({ card, note: text('redplanet-web-in-box') })),
  ];
}

/** RP-SET-15: two missions to choose from. */
function dealt({ dealt, mission }: Secret): Held[] {
  return dealt
    .filter((card) => card !== null)
    .map((card) => ({ card, actions: [act.keep(card)], note: mission === card ? text('redplanet-web-kept') : undefined }));
}

/** What a mission would pay now; nothing for other cards. */
function worth({ missions }: View['facts'], colour: Colour, card: EventCard): string | undefined {
  const now = missions.find((mission) => mission.colour === colour && mission.card === card);
  return now && text('redplanet-web-worth-now', { points: now.points });
}
