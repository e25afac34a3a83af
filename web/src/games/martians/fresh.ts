// Which pieces something just happened to, so that they can stir briefly.

import type { Told } from '../../api/types';

type Event = Record<string, Record<string, unknown>>;

/** The pieces by short keys: `field 12`, `hex 3`, `q2 hunger`, `weather`. */
export function stirred(fresh: Told[]): Set<string> {
  const keys = new Set<string>();
  for (const { event } of fresh) {
    if (typeof event !== 'object' || event === null) continue;
    for (const [kind, about] of Object.entries(event as Event)) keysOf(kind, about ?? {}).forEach((key) => keys.add(key));
  }
  return keys;
}

function keysOf(kind: string, about: Record<string, unknown>): string[] {
  switch (kind) {
    case 'placed':
    case 'upgraded':
    case 'unfinished':
    case 'field_closed':
      return [`field ${about.field}`];
    case 'built':
      return [`building ${about.building}`];
    case 'demanded':
    case 'removed':
      return [`${about.quarter} ${about.token}`];
    case 'delivered':
      return [`${about.quarter} ${about.product === 'food' ? 'hunger' : 'disease'}`];
    case 'confined':
    case 'recovered':
      return [`${about.quarter} ${about.zone}`];
    case 'grown':
      return [`${about.quarter} birthrate`];
    case 'turned':
    case 'weather_shown':
      return ['weather'];
    case 'revealed':
      return ['event'];
    case 'turned_up':
    case 'dug':
    case 'collapsed':
    case 'drove':
      return [`hex ${about.hex}`];
    case 'entered':
      return [`cell ${about.cell}`];
    case 'researched':
      return [`${about.tile}`];
    case 'stepped':
      return [`${about.requirement}`];
    case 'counter':
      return ['counter'];
    case 'colony_learned':
    case 'learned':
      return [`${about.tech}`];
    case 'installed':
      return [`${about.installation}`];
    case 'drew_rtg':
    case 'rtg_lost':
      return ['rtg'];
    case 'gained':
    case 'lost':
    case 'paid':
      return [`stock ${about.what}`, `${about.colour} ${about.what}`];
    case 'round':
    case 'turn_ended':
    case 'died':
      return ['track'];
    default:
      return [];
  }
}
