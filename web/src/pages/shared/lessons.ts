// Starting a lesson, or taking it up again.

import { api } from '../../api/http';
import type { Summary, TableInfo } from '../../api/types';
import { guest } from './guest.svelte';

/** My tables at which a lesson is under way. */
export async function begunLessons(): Promise<Summary[]> {
  if (!(await guest.known())) return [];
  return (await api.myTables()).filter(({ lesson, status }) => lesson !== undefined && status === 'running');
}

/** The table of a lesson: the one I left, or a new one. */
export async function lessonTable(game: string, lesson: string, restart = false): Promise<{ id: string }> {
  const begun = restart ? undefined : (await begunLessons()).find((table) => table.lesson === lesson);
  return begun ?? (await newLesson(game, lesson));
}

async function newLesson(game: string, lesson: string): Promise<TableInfo> {
  await guest.needed();
  return api.make({ game, lesson });
}
