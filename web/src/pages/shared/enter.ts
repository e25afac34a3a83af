// The way to a table, to play at it or to replay its game.

import { api } from '../../api/http';
import type { TableInfo } from '../../api/types';
import type { GameModule } from '../../frame/game';
import { gameModule } from '../../games';
import { load } from '../../words/words.svelte';

/** The table, with the board and the words of its game. */
export async function enter(id: string, invite?: string): Promise<{ table: TableInfo; module: GameModule }> {
  const table = await api.table(id, invite);
  const [module] = await Promise.all([gameModule(table.game), load(table.game)]);
  return { table, module };
}
