// Chips: a number of one thing and its picture. How wide a row of them is, so that it can be set to the right.

import type { Chip } from './types';

const CARDS: Record<string, string> = { yellow: 'mineral_yellow', green: 'mineral_green', red: 'mineral_red', any: 'mineral_any' };

/** What is printed on a piece as chips; numbers that depend on the players are looked up. */
export function printed(numbers: unknown, players: number): Chip[] {
  if (!numbers || typeof numbers !== 'object') return [];
  return Object.entries(numbers).flatMap(([what, n]): Chip[] => {
    if (what === 'cards') return printed(n, players).map((chip) => ({ ...chip, what: CARDS[chip.what] ?? 'card' }));
    const amount = typeof n === 'number' ? n : Number((n as Record<string, number>)[String(players)] ?? 0);
    return amount > 0 ? [chip(what, amount)] : [];
  });
}

export function chip(what: string, n: number): Chip {
  return { what, n, changed: null };
}

/** Whether the number of a chip is written; one of something is its picture alone. */
export function numbered(chip: Chip): boolean {
  return chip.n !== 1 || chip.changed !== null;
}

export function chipWidth(chip: Chip, size: number): number {
  const digits = numbered(chip) ? String(chip.n).length * size * 0.58 + 1 : 0;
  return digits + size + 1;
}

export function chipsWidth(list: Chip[], size: number): number {
  return list.reduce((all, chip) => all + chipWidth(chip, size), 0);
}
