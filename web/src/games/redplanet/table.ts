// What lies on the table, as the pieces of the board ask for it.

import type { Told } from '../../api/types';
import type { Ask } from '../../api/ask.svelte';
import { act, COLOURS, ZONES, type Colour, type Event, type EventCard, type Open, type Place, type View, type Zone } from './types';

/** How many zones take a discovery; they come first. */
export const OUTER = 7;
export const OUTER_ZONES = ZONES.slice(0, OUTER);
export const MARS = ZONES.slice(0, 9);
export const PHOBOS = 'phobos';

/** The place for a discovery: who laid one, who has looked at it, and the card if the viewer may know it. */
export interface Spotted {
  by: number | null;
  seen: number;
  card: EventCard | null;
  /** Whether all can see it. */
  shown: boolean;
}

export function knownAt(view: View, zone: Zone): Spotted {
  const at = ZONES.indexOf(zone);
  const { by, seen, card } = view.open.discoveries[at]!;
  return { by, seen, card: card ?? view.own?.known[at] ?? null, shown: card !== null };
}

/** The colours present with how many they are. */
export function crowd(here: number[]): { colour: Colour; count: number }[] {
  return COLOURS.map((colour, at) => ({ colour, count: here[at]! })).filter(({ count }) => count > 0);
}

/** All that a zone itself can be chosen for. */
export function zoneActions(zone: Zone): string[] {
  const others = ZONES.filter((other) => other !== zone);
  const people = COLOURS.flatMap((colour) => [act.kill(zone, colour), act.replace(zone, colour)]);
  const into = others.map((other) => act.move(other, zone));
  const verbs = [act.bound, act.assign, act.look, act.drop, act.leave, act.rescue];
  return [...verbs.map((verb) => verb(zone)), ...into, ...people];
}

/** All that the astronauts of a colour in a zone can be chosen for. */
export function figureActions(zone: Zone, colour: Colour, own: boolean): string[] {
  const steps = own ? ZONES.filter((other) => other !== zone).map((other) => act.move(zone, other)) : [];
  return [act.kill(zone, colour), act.replace(zone, colour), ...steps];
}

/** How actions call the place of a ship. */
export type ShipPlace = `dock${number}` | `flight${number}`;

function isDock(place: ShipPlace): place is `dock${number}` {
  return place.startsWith('dock');
}

/** All that a ship can be chosen for. `place` is its word in an action: `dock1`, `flight2`. */
export function shipActions(place: ShipPlace): string[] {
  const people = COLOURS.map((colour) => act.replace(place, colour));
  const docked = isDock(place) ? [act.board(place), act.launch(place), act.destroy(place)] : [];
  return [...docked, act.token(place), ...people];
}

/** What pointing at a large piece means: all it can do, or else one reason why it can do nothing. */
export function pointable(ask: Ask, actions: string[]): string[] {
  const legal = actions.filter((action) => ask.legal(action));
  return legal.length > 0 ? legal : actions.filter((action) => ask.refused(action)).slice(0, 1);
}

/** What the half-done decision is about: a ship that gets its destination, a zone that is fled, landings declared so far. */
export function underway({ frames }: Open): { place: string | null; fled: Zone | null; landings: Zone[] } {
  const frame = frames.at(-1);
  const nothing = { place: null, fled: null, landings: [] };
  if (frame === undefined || typeof frame === 'string') return nothing;
  if ('destination' in frame) return { ...nothing, place: placeWord(frame.destination.place) };
  if ('leave' in frame) return { ...nothing, fled: frame.leave.zone };
  return 'drop' in frame ? { ...nothing, landings: frame.drop.to } : nothing;
}

/** How actions call a place. */
function placeWord(place: Place): string {
  if ('dock' in place) return `dock${place.dock + 1}`;
  return 'flight' in place ? `flight${place.flight + 1}` : place.zone;
}

/** What just happened, by where it happened. */
export function touched(fresh: Told[]): { zones: Zone[]; docks: number[] } {
  const events = fresh.map(({ event }) => event as Event);
  const zones = events.flatMap((event): Zone[] => {
    if ('to' in event) return [event.to];
    return 'zone' in event && event.type !== 'bound' ? [event.zone] : [];
  });
  const docks = events.flatMap((event) => ('dock' in event ? [event.dock] : []));
  return { zones: [...new Set(zones)], docks: [...new Set(docks)] };
}
