// The pieces of the board in words, for those who listen to it and for whom a picture is not enough.

import type { Place } from '../../api/types';
import { seatName, text } from '../../words/words.svelte';
import { cardOf, destinationOf } from './box.svelte';
import { coloursOf } from './colours';
import { knownAt, OUTER, type Spotted } from './table';
import { COLOURS, RESOURCES, ZONES, type Open, type Resource, type Vessel, type View, type Zone } from './types';

export const zoneId = (zone: Zone) => `redplanet-zone-${zone}`;
export const zoneText = (zone: Zone) => text(zoneId(zone));
export const colourText = (colour: string) => text(`redplanet-colour-${colour}`);
export const resourceText = (resource: Resource) => text(`redplanet-resource-${resource}`);
export const placeText = (kind: 'dock' | 'flight', at: number) => text(`redplanet-${kind}-${at + 1}`);

/** "Yellow 2", "Blue 1". */
export function peopleText(open: Open, here: number[]): string[] {
  return coloursOf(open)
    .map((colour) => ({ colour, count: here[COLOURS.indexOf(colour)]! }))
    .filter(({ count }) => count > 0)
    .map(({ colour, count }) => text('redplanet-board-astronauts', { colour: colourText(colour), count }));
}

/** A zone with everything in it. */
export function zoneSpeech(view: View, zone: Zone, places: Place[]): string {
  const at = ZONES.indexOf(zone);
  const { resources, piles, zones } = view.open;
  const resource = resources[at];
  const about = resource
    ? text('redplanet-board-zone', { zone: zoneText(zone), resource: resourceText(resource) })
    : text('redplanet-board-zone_unexplored', { zone: zoneText(zone) });
  const lying = RESOURCES.flatMap((kind, of) => {
    const count = piles[at]![of]!;
    return count > 0 ? [text('redplanet-board-pile', { count, resource: resourceText(kind) })] : [];
  });
  const discovery = at < OUTER ? discoverySpeech(knownAt(view, zone), places) : [];
  return [about, ...peopleText(view.open, zones[at]!), ...lying, ...discovery].join(', ');
}

export function discoverySpeech({ by, card }: Spotted, places: Place[]): string[] {
  if (card) return [text('redplanet-board-discovery_known', { card: text(`redplanet-card-${card}`) })];
  return by === null ? [] : [text('redplanet-board-discovery', { seat: seatName(by, places) })];
}

/** A ship with its crew. */
export function shipSpeech(open: Open, vessel: Vessel, place: string): string {
  const zone = destinationOf(vessel);
  const { capacity } = cardOf(vessel);
  const about = zone
    ? text('redplanet-board-ship', { zone: zoneText(zone), place, capacity })
    : text('redplanet-board-ship_unknown', { place, capacity });
  return [about, ...peopleText(open, vessel.crew)].join(', ');
}
