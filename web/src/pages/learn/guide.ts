// The guides: one file for each game and language, fetched when somebody reads it.

import type { GuideModule } from '../../frame/game';
import { guideModule } from '../../games/index';
import { load, type Language } from '../../words/words.svelte';
import { alphabetical, type Chapter } from './tree';

const FILES = import.meta.glob<Chapter[]>('../../../../docs/guide/*/*.md', { import: 'default' });

/** The chapters of a game's guide, in English where there is no translation; none where there is no guide. */
async function chaptersOf(game: string, language: Language): Promise<Chapter[]> {
  const file = (language: Language) => FILES[`../../../../docs/guide/${language}/${game}.md`];
  const chapters = (await (file(language) ?? file('en'))?.()) ?? [];
  return alphabetical(chapters, language);
}

export interface Book {
  chapters: Chapter[];
  module: GuideModule | null;
}

/** The chapters with the figures they show and the words of the game. */
export async function bookOf(game: string, language: Language): Promise<Book> {
  const [chapters, module] = await Promise.all([chaptersOf(game, language), guideModule(game), load(game)]);
  return { chapters, module };
}
