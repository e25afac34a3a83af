// The games this page can draw. Each folder beside this file is one; it loads when somebody opens a table of that game.

import type { Component } from 'svelte';
import type { GameModule } from '../frame/game';

const MODULES = import.meta.glob<{ default: GameModule }>('./*/index.ts');
const COVERS = import.meta.glob<Component>('./*/Cover.svelte', { eager: true, import: 'default' });

/** The board of a game; nothing if this page has none. */
export async function gameModule(game: string): Promise<GameModule | null> {
  const module = MODULES[`./${game}/index.ts`];
  return module ? (await module()).default : null;
}

/** The picture of a game for the pages around the table. */
export function coverOf(game: string): Component | undefined {
  return COVERS[`./${game}/Cover.svelte`];
}
