// The way to a table, to play at it or to look at it again.

import { api, ApiError } from '../../api/http';
import type { TableInfo } from '../../api/types';
import { gameModule } from '../../games';
import type { GameModule } from '../../frame/game';
import { load } from '../../words/words.svelte';

/** The table, with the pictures and words of its game. */
export async function enter(id: string, invite?: string): Promise<{ table: TableInfo; module: GameModule }> {
  const table = await api.table(id, invite);
  const [module] = await Promise.all([gameModule(table.game), load(table.game)]);
  if (!module) throw new ApiError({ code: 'not-found', text: `no pictures of ${table.game}` });
  return { table, module };
}
