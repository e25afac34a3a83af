// The facts printed on ships, zones and missions, from the server's list of the box.

import { pieces } from '../../api/material';
import type { ItemInfo } from '../../api/types';
import type { Vessel, Zone } from './types';

export interface ShipCard {
  capacity: number;
  destination: Zone | null;
}

interface Facts {
  capacity: number;
  destination?: Zone;
  adjacent: Zone[];
}

let ships: ShipCard[] = $state.raw([]);
let neighbours: Map<Zone, Zone[]> = $state.raw(new Map());
let asked = false;

function facts(item: ItemInfo): Facts {
  return item.facts as Facts;
}

/** Asks for the box when something of it is first needed; after a failure again the next time. */
function open(): void {
  if (asked) return;
  asked = true;
  pieces('redplanet').then(
    ({ items }) => {
      ships = items
        .filter(({ kind }) => kind === 'ship')
        .map(facts)
        .map(({ capacity, destination = null }) => ({ capacity, destination }));
      neighbours = new Map(items.filter(({ kind }) => kind === 'zone').map((item) => [item.id as Zone, facts(item).adjacent]));
    },
    () => (asked = false),
  );
}

/** What is printed on a ship; until the box is read, as many seats as are taken. */
export function cardOf({ ship, crew }: Vessel): ShipCard {
  open();
  return ships[ship] ?? { capacity: crew.reduce((sum, count) => sum + count, 0), destination: null };
}

/** RP-DST-02: the zone on the topmost token, or else the printed one. */
export function destinationOf(vessel: Vessel): Zone | null {
  return vessel.token ?? cardOf(vessel).destination;
}

/** RP-CMP-05: the zones one step away. */
export function neighboursOf(zone: Zone): Zone[] {
  open();
  return neighbours.get(zone) ?? [];
}
