// What every piece of the board is given.

import type { Place } from '../../api/types';
import type { Ask } from '../../api/ask.svelte';
import type { Facts, Open, Secret } from './types';

export interface Scene {
  open: Open;
  facts: Facts;
  own: Secret | null;
  seat: number | null;
  places: Place[];
  ask: Ask;
  /** Pieces that something just happened to. */
  stir: Set<string>;
  /** On a phone: larger targets. */
  roomy: boolean;
}

/** What pointing at an action of a building means: the action itself, else a marker there, else why not. */
export function towards(ask: Ask, actions: string[], places: string[]): string[] {
  if (actions.some((action) => ask.legal(action))) return actions.filter((action) => ask.legal(action));
  const open = places.filter((place) => ask.legal(place));
  if (open.length > 0) return open;
  const refused = actions.filter((action) => ask.refused(action));
  if (refused.length > 0) return oneOfEach(ask, refused);
  return oneOfEach(ask, places);
}

/** Refused actions, each reason once. */
export function oneOfEach(ask: Ask, actions: string[]): string[] {
  const seen = new Set<string>();
  return actions.filter((action) => {
    const reason = ask.refused(action)?.reason;
    const key = reason ? JSON.stringify(reason) : '';
    return reason !== undefined && !seen.has(key) && seen.add(key);
  });
}
