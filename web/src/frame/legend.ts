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
  return groups.flatMap(named).find(({ icon }) => icon === wanted);
}

/** What an icon of these groups means, in words. */
export function aboutIn(groups: IconGroup[], wanted: string): string {
  const found = iconIn(groups, wanted);
  return found ? text(found.about) : '';
}
