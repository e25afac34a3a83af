// The icons of a game with their names and what they mean.

import { text } from '../words/words.svelte';
import type { IconGroup } from './game';

export interface Named {
  icon: string;
  /** The Fluent ids of its name and of what it means. */
  name: string;
  about: string;
}

/** The icons of a group in their order. */
export function named({ icons }: IconGroup): Named[] {
  return Object.entries(icons).map(([icon, [name, about]]) => ({ icon, name, about }));
}

/** An icon of these groups. */
export function iconIn(groups: IconGroup[], wanted: string): Named | undefined {
  // A board asks this for each of its pieces.
  for (const { icons } of groups) {
    const found = icons[wanted];
    if (found) return { icon: wanted, name: found[0], about: found[1] };
  }
  return undefined;
}

/** What an icon of these groups means, in words. */
export function aboutIn(groups: IconGroup[], wanted: string): string {
  const found = iconIn(groups, wanted);
  return found ? text(found.about) : '';
}
