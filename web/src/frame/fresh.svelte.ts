// How long what just happened counts as fresh, so that a board can animate it.

import type { Told } from '../api/types';
import { settings } from './settings.svelte';

/** An animation gets this multiple of the chosen duration. */
const LASTS = 4;

/** The latest events while their animation may run, then nothing. */
export function freshEvents(latest: () => Told[]): () => Told[] {
  let past: Told[] | null = $state.raw(null);
  $effect(() => {
    const events = latest();
    const over = setTimeout(() => (past = events), settings.animation * LASTS);
    return () => clearTimeout(over);
  });
  return () => (settings.animation === 0 || past === latest() ? [] : latest());
}
