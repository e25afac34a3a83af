// What lies in a box, looked through: kinds, tags, where each value comes from.

import type { ItemInfo } from '../../api/types';

export interface Filter {
  kind: string;
  tag: string;
  provenance: string;
  words: string;
}

export const ALL: Filter = { kind: '', tag: '', provenance: '', words: '' };

/** How far a value can be trusted, the best first. */
const PROVENANCES = ['printed', 'reported', 'third_party', 'mixed', 'designed'];

type Facts = Record<string, unknown>;

const facts = (item: ItemInfo): Facts => (item.facts ?? {}) as Facts;

/** What an item is filed under besides its kind: the tags of a project, its colour. */
export function tags(item: ItemInfo): string[] {
  const found = facts(item).tags;
  return Array.isArray(found) ? [...new Set(found as string[])] : [];
}

/** The different words in the order in which they first come. */
export function different(words: string[]): string[] {
  return [...new Set(words)];
}

/** What is left after the filter; `said` is the name and text of an item in the reader's language. */
export function filtered(items: ItemInfo[], filter: Filter, said: (item: ItemInfo) => string): ItemInfo[] {
  const words = filter.words.toLowerCase().split(/\s+/).filter(Boolean);
  return items.filter(
    (item) =>
      (filter.kind === '' || item.kind === filter.kind) &&
      (filter.tag === '' || tags(item).includes(filter.tag)) &&
      (filter.provenance === '' || item.provenance === filter.provenance) &&
      (words.length === 0 || words.every((word) => said(item).toLowerCase().includes(word))),
  );
}

/** The figures of an item that a person asks for first, in this order. */
const FIGURES = [
  'number', 'cost', 'starting_mc', 'vp', 'capacity', 'value', 'time', 'reputation', 'cycle', 'fields', 'regolith', 'ice', 'mc', 'plants', 'cards', 'count',
] as const;

export type Figure = (typeof FIGURES)[number];

/** Its plain numbers. Nothing that is nought, except a price. */
export function figures(item: ItemInfo): [Figure, number][] {
  const all = facts(item);
  return FIGURES.flatMap((figure) => {
    const value = all[figure];
    return typeof value === 'number' && (value !== 0 || figure === 'cost') ? [[figure, value] as [Figure, number]] : [];
  });
}

/** The amounts of things it costs, where it is not paid with one number. */
export function costs(item: ItemInfo): [string, number][] {
  const cost = facts(item).cost;
  return cost !== null && typeof cost === 'object' ? (Object.entries(cost).filter(([, amount]) => typeof amount === 'number') as [string, number][]) : [];
}

/** How many items come from where. */
export function counts(items: ItemInfo[]): [string, number][] {
  return PROVENANCES.map((word) => [word, items.filter(({ provenance }) => provenance === word).length] as [string, number]).filter(([, count]) => count > 0);
}
