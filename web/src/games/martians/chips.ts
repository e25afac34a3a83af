// How wide a row of chips is, so that it can be set to the right.

import type { Chip } from './price';

/** Whether the number of a chip is written; one of something is its picture alone. */
export function numbered(chip: Chip): boolean {
  return chip.n !== 1 || chip.changed !== undefined;
}

export function chipWidth(chip: Chip, size: number): number {
  const digits = numbered(chip) ? String(chip.n).length * size * 0.58 + 1 : 0;
  return digits + size + 1;
}

export function chipsWidth(list: Chip[], size: number): number {
  return list.reduce((all, chip) => all + chipWidth(chip, size), 0);
}
