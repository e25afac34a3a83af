// The games this page can draw: each folder beside this file is one. There is no list to keep.

import type { GameModule, GuideModule } from '../frame/game';

const MODULES = import.meta.glob<{ default: GameModule }>('./*/index.ts');

/** The board of a game, loaded when somebody opens a table; the plain board if the game has no folder here. */
export async function gameModule(game: string): Promise<GameModule> {
  const load = MODULES[`./${game}/index.ts`] ?? (() => import('../frame/plain'));
  return (await load()).default;
}

const GUIDES = import.meta.glob<{ default: GuideModule }>('./*/guide/index.ts');

/** The figures of a game's guide; nothing where the game has none. */
export async function guideModule(game: string): Promise<GuideModule | null> {
  return (await GUIDES[`./${game}/guide/index.ts`]?.())?.default ?? null;
}
