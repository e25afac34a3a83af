// What just happened, by the piece that it happened to: `ocean 3`, `card comet`, `temperature`, `mc of 0`.

import type { Told } from '../../api/types';
import type { Event } from './types';

export function touched(fresh: Told[]): Set<string> {
  return new Set(fresh.flatMap(({ event }) => pieces(event as Event)));
}

function pieces(it: Event): string[] {
  switch (it.event) {
    case 'raised':
    case 'marker_raised':
      return [it.parameter];
    case 'flipped':
      return ['oceans', `ocean ${it.space}`];
    case 'gained':
    case 'paid':
      return [`${it.resource} of ${it.seat}`];
    case 'tr_rose':
    case 'tr_fell':
      return [`tr of ${it.seat}`];
    case 'forest':
      return [`forests of ${it.seat}`];
    case 'phase':
      return ['phase'];
    case 'played':
    case 'played_free':
    case 'put':
    case 'taken':
    case 'used':
    case 'drew':
    case 'kept':
    case 'took':
    case 'revealed':
      return it.card ? [`card ${it.card}`] : [];
    default:
      return [];
  }
}
