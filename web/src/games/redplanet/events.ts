// The kinds of event card, by the order in the box: missions, discoveries, actions.

import { EVENT_CARDS, type EventCard } from './view';

const MISSIONS = 13;
const DISCOVERIES = 13;

export type Kind = 'mission' | 'discovery' | 'action';

export function kindOf(card: EventCard): Kind {
  const at = EVENT_CARDS.indexOf(card);
  if (at < 0 || at < MISSIONS) return 'mission';
  return at < MISSIONS + DISCOVERIES ? 'discovery' : 'action';
}
