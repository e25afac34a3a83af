// The material and the rules of a game, fetched once.

import { api } from './http';
import type { ItemInfo, RuleInfo } from './types';

/** Everything in the box, by the Fluent id of its name (`ares-card-comet`) and by its own id (`comet`). */
export class Material extends Map<string, ItemInfo> {
  constructor(readonly items: ItemInfo[] = []) {
    super();
    for (const item of items) {
      if (!this.has(item.id)) this.set(item.id, item);
      this.set(item.name, item);
    }
  }
}

const boxes = new Map<string, Promise<Material>>();
const tables = new Map<string, Promise<Material>>();
const books = new Map<string, Promise<RuleInfo[]>>();

export function material(game: string): Promise<Material> {
  return once(boxes, game, async () => new Material(await api.material(game)));
}

/** The same without sources and notes, which a table does not show. */
export function pieces(game: string): Promise<Material> {
  return boxes.get(game) ?? once(tables, game, async () => new Material(await api.material(game, true)));
}

/** The numbered rules in a language. */
export function rules(game: string, language: string): Promise<RuleInfo[]> {
  return once(books, `${game} ${language}`, () => api.rules(game, language));
}

/** Fetches once, and again only after a failure. */
function once<T>(kept: Map<string, Promise<T>>, key: string, ask: () => Promise<T>): Promise<T> {
  const known = kept.get(key) ?? ask();
  kept.set(key, known);
  known.catch(() => kept.delete(key));
  return known;
}
