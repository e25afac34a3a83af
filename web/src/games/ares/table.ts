// Words and numbers of the table that every piece needs.

import { TAGS, type Phase, type Stage } from './types';

export { PHASES, TAGS } from './types';

export const NUMERALS = ['I', 'II', 'III', 'IV', 'V'];

export function tagAt(tag: string): number {
  return TAGS.findIndex((name) => name === tag);
}

export const TEMPERATURE_MAX = 19;
export const OXYGEN_MAX = 14;
export const OCEANS = 9;
export const SOLO_ROUNDS = 25;
export const COOP_ROUNDS = 15;
export const LAST_MARKER = 5;

/** The last step of each zone: purple, red, yellow, white. */
export const TEMPERATURE_ZONES = [5, 10, 15, 19];
export const OXYGEN_ZONES = [2, 6, 11, 14];
export const ZONES = ['purple', 'red', 'yellow', 'white'] as const;

export function zone(step: number, borders: number[]): (typeof ZONES)[number] {
  return ZONES[borders.findIndex((last) => step <= last)] ?? 'white';
}

/** The temperature in °C after so many steps. */
export function celsius(step: number): number {
  return 2 * step - 30;
}

/** A number with a true minus sign. */
export function signed(number: number): string {
  return number < 0 ? `−${-number}` : `${number}`;
}

export function inSet(set: number, at: number): boolean {
  return (set & (1 << at)) !== 0;
}

export function phaseOf(stage: Stage): Phase | null {
  return typeof stage === 'object' ? stage.phase : null;
}

export function isSolo(variant: string): boolean {
  return variant.startsWith('solo');
}
