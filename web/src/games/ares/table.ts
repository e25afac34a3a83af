// Words and numbers of the table that every piece needs.

import type { Zone } from './box.svelte';
import type { Phase, Stage } from './types';

export { LAST_MARKER, OXYGEN, PHASES, RESEARCH, TEMPERATURE } from './types';

/** The actions about one card. */
export type CardVerb = 'corporation' | 'discard' | 'give' | 'keep' | 'next' | 'offset' | 'play' | 'put' | 'sell' | 'take' | 'use';

export const NUMERALS = ['I', 'II', 'III', 'IV', 'V'];

export interface Step {
  value: number;
  zone: Zone;
  /** The place of the zone, from 1. */
  place: number;
}

/** The zones of a track, each with its first and last step. */
export function zonesOf(track: Step[]): { zone: Zone; first: number; last: number }[] {
  const names = [...new Set(track.map(({ zone }) => zone))];
  return names.map((zone) => ({
    zone,
    first: track.findIndex((step) => step.zone === zone),
    last: track.findLastIndex((step) => step.zone === zone),
  }));
}

/** A number with a true minus sign. */
export function signed(number: number): string {
  return number < 0 ? `−${-number}` : `${number}`;
}

export function phaseOf(stage: Stage): Phase | null {
  return typeof stage === 'object' ? stage.phase : null;
}

export function isSolo(variant: string): boolean {
  return variant.startsWith('solo');
}
