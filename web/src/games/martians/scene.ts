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

/** What pointing at an action of a building means: the action with the marker it needs, else why not. */
export function towards(ask: Ask, actions: string[]): string[] {
  const legal = actions.filter((action) => ask.legal(action));
  return legal.length > 0 ? legal : oneOfEach(ask, actions);
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
