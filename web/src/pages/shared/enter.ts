// The way to a table, to play at it or to replay its game.

import { api } from '../../api/http';
import { Line } from '../../api/line';
import type { TableInfo } from '../../api/types';
import type { GameModule } from '../../frame/game';
import { gameModule } from '../../games';
import { load } from '../../words/words.svelte';

/** A table, and the board and the words of its game. */
interface Entered {
  table: Promise<TableInfo>;
  /** The board, once the words are there too. */
  module: Promise<GameModule>;
}

/** What was asked for before its page was there. */
let early: ({ id: string; invite?: string; line: Line } & Entered) | null = null;

function ask(id: string, invite?: string): Entered {
  const table = api.table(id, invite);
  const module = table.then(async ({ game }) => (await Promise.all([gameModule(game), load(game)]))[0]);
  // Whoever waits for the table hears of a failure.
  module.catch(() => null);
  return { table, module };
}

/** Asks while the page is still being loaded. */
export function enterEarly(id: string, invite?: string): void {
  early = { id, invite, line: new Line(id, undefined, { invite }), ...ask(id, invite) };
  early.table.catch(() => null);
}

/** The way to a table; with the line to it where it was opened early. */
export function enter(id: string, invite?: string): Entered & { line?: Line } {
  const found = early?.id === id && early.invite === invite ? early : ask(id, invite);
  early = null;
  return found;
}
