// What every piece of the board is given.

import type { Place, Said } from '../../api/types';
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

/** Each part by itself, so that a piece is drawn again only for what it shows. */
export function sceneOf(parts: { [Part in keyof Scene]: () => Scene[Part] }): Scene {
  const read = Object.entries(parts).map(([part, get]) => [part, { get, enumerable: true }]);
  return Object.defineProperties({}, Object.fromEntries(read)) as Scene;
}

/** What pointing at an action of a building means: the action with the marker it needs, else why not. */
export function towards(ask: Ask, actions: string[]): string[] {
  const legal = actions.filter((action) => ask.legal(action));
  return legal.length > 0 ? legal : oneOfEach(ask, actions);
}

/** Reasons as text, to tell equal ones. */
const written = new WeakMap<Said, string>();
function writtenOf(reason: Said): string {
  const known = written.get(reason) ?? JSON.stringify(reason);
  written.set(reason, known);
  return known;
}

/** Refused actions, each reason once. */
export function oneOfEach(ask: Ask, actions: string[]): string[] {
  const seen = new Set<string>();
  return actions.filter((action) => {
    const reason = ask.refused(action)?.reason;
    const key = reason ? writtenOf(reason) : '';
    return reason !== undefined && !seen.has(key) && seen.add(key);
  });
}
