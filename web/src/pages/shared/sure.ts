// How sure the pieces of a box are, counted by the server.

import type { ItemInfo, SureInfo } from '../../api/types';

/** The kinds with pieces of this origin, in the order of the box. */
export function ofOrigin(sure: SureInfo[], provenance: string): SureInfo[] {
  return sure.filter((some) => some.provenance === provenance);
}

/** How many pieces there are. */
export function pieces(sure: SureInfo[]): number {
  return sure.reduce((sum, some) => sum + some.pieces, 0);
}

/** Items of one kind of which the same is known. */
export interface Group {
  items: ItemInfo[];
  /** What they have in common. */
  like: ItemInfo;
}

/** The items of a kind, those of which the same is known together; the least certain first. */
export function alike(items: ItemInfo[], origins: string[]): Group[] {
  const groups = new Map<string, Group>();
  for (const item of items) {
    const key = JSON.stringify([item.provenance, item.own, item.confidence, item.source, item.note]);
    const group = groups.get(key);
    if (group) group.items.push(item);
    else groups.set(key, { items: [item], like: item });
  }
  return [...groups.values()].toSorted((one, other) => origins.indexOf(other.like.provenance) - origins.indexOf(one.like.provenance));
}
