// The contents of a box, filtered by kind, tag and origin.

import type { ItemInfo } from '../../api/types';

export interface Filter {
  kind: string;
  tag: string;
  provenance: string;
  words: string;
}

export const ALL: Filter = { kind: '', tag: '', provenance: '', words: '' };

/** The origins of a value, the most reliable first. */
export const PROVENANCES = ['printed', 'reported', 'third_party', 'disputed', 'mixed', 'designed'];

type Facts = Record<string, unknown>;

const facts = (item: ItemInfo): Facts => (item.facts ?? {}) as Facts;

/** The tags of an item, each once. */
export function tags(item: ItemInfo): string[] {
  const found = facts(item).tags;
  return Array.isArray(found) ? [...new Set(found as string[])] : [];
}

/** The distinct words, in the order of their first occurrence. */
export function distinct(words: string[]): string[] {
  return [...new Set(words)];
}

/** The items that pass the filter; `said` gives an item's name and text in the reader's language. */
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

/** The most important figures of an item, in this order. */
const FIGURES = [
  'number',
  'cost',
  'starting_mc',
  'vp',
  'capacity',
  'value',
  'time',
  'reputation',
  'cycle',
  'fields',
  'regolith',
  'ice',
  'mc',
  'plants',
  'cards',
  'count',
] as const;

export type Figure = (typeof FIGURES)[number];

/** The plain figures of an item, without zeros except for a price. */
export function figures(item: ItemInfo): [Figure, number][] {
  const all = facts(item);
  return FIGURES.flatMap((figure) => {
    const value = all[figure];
    return typeof value === 'number' && (value !== 0 || figure === 'cost') ? [[figure, value] as [Figure, number]] : [];
  });
}

/** The Fluent id of the zone an item is bound for. */
export function destination(game: string, item: ItemInfo): string | null {
  const zone = facts(item).destination;
  return typeof zone === 'string' ? `${game}-zone-${zone}` : null;
}

/** The price of an item in several resources. */
export function costs(item: ItemInfo): [string, number][] {
  const cost = facts(item).cost;
  return cost !== null && typeof cost === 'object'
    ? (Object.entries(cost).filter(([, amount]) => typeof amount === 'number') as [string, number][])
    : [];
}

/** How many pieces the items are. */
export function pieces(items: ItemInfo[]): number {
  return items.reduce((sum, { copies }) => sum + copies, 0);
}

/** How many pieces have each origin. */
export function counts(items: ItemInfo[]): [string, number][] {
  const of = (word: string) => pieces(items.filter(({ provenance }) => provenance === word));
  return PROVENANCES.map((word) => [word, of(word)] as [string, number]).filter(([, count]) => count > 0);
}
