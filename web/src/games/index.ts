// The games this page can draw: each folder beside this file is one. There is no list to keep.

import type { Component } from 'svelte';
import type { GameModule } from '../frame/game';
import PlainCover from '../frame/plain/Cover.svelte';

const MODULES = import.meta.glob<{ default: GameModule }>('./*/index.ts');
const COVERS = import.meta.glob<Component>('./*/Cover.svelte', { eager: true, import: 'default' });

/** The board of a game, loaded when somebody opens a table; the plain board if the game has no folder here. */
export async function gameModule(game: string): Promise<GameModule> {
  const load = MODULES[`./${game}/index.ts`] ?? (() => import('../frame/plain'));
  return (await load()).default;
}

/** The picture of a game on the pages around the table. */
export function coverOf(game: string): Component {
  return COVERS[`./${game}/Cover.svelte`] ?? PlainCover;
}
