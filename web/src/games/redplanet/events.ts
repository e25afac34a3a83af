// The kinds of event card, by the order in the box: missions, discoveries, actions.

import { EVENT_CARDS, type CardKind, type EventCard } from './types';

const MISSIONS = 13;
const DISCOVERIES = 13;

export function kindOf(card: EventCard): CardKind {
  const at = EVENT_CARDS.indexOf(card);
  if (at < MISSIONS) return 'mission';
  return at < MISSIONS + DISCOVERIES ? 'discovery' : 'action';
}
