// Who flies from where to where: the astronauts and ships of what just happened.

import type { Told } from '../../api/types';
import type { Colour, Event, Zone } from './types';

/** A place on the board at which a flight begins or ends. */
export type Port = Zone | `dock${number}` | 'space' | 'crew';

export interface Flight {
  from: Port;
  to: Port;
  /** Whose astronauts; a ship has people of several colours. */
  colour?: Colour;
  count: number;
}

export function flights(fresh: Told[]): Flight[] {
  return fresh.flatMap(({ event }): Flight[] => {
    const happened = event as Event;
    switch (happened.type) {
      case 'boarded':
        return [{ from: 'crew', to: `dock${happened.dock}`, colour: happened.colour, count: happened.count }];
      case 'landed':
        return [{ from: 'space', to: happened.zone, count: happened.astronauts }];
      case 'moved':
      case 'left':
        return [{ from: happened.from, to: happened.to, colour: happened.colour, count: 1 }];
      case 'dropped':
        return [{ from: 'phobos', to: happened.zone, colour: happened.colour, count: 1 }];
      default:
        return [];
    }
  });
}
