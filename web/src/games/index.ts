// The games that can be shown: each folder beside this file is one, loaded when somebody plays it.

import type { GameModule } from './game';

const MODULES = import.meta.glob<{ default: GameModule }>('./*/index.ts');

/** The pictures of a game; nothing if this client has none for it. */
export async function gameModule(game: string): Promise<GameModule | null> {
  const module = MODULES[`./${game}/index.ts`];
  return module ? (await module()).default : null;
}
