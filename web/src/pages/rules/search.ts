// Searching a rulebook in the reader's language: its words, chapters, things of the box, icons and numbered rules.

import type { ItemInfo, RuleInfo } from '../../api/types';
import type { GuideModule } from '../../frame/game';
import { text } from '../../words/words.svelte';
import { named, type Named } from '../../frame/legend';
import { glossary, plain, said, withoutGlossary, type Chapter, type Entry } from '../learn/tree';
import { matcher } from './matching';
import { search } from './rulebook';

export interface Found {
  /** Entries of the glossary. */
  words: Entry[];
  /** Chapters with the first line that matches. */
  chapters: { chapter: Chapter; line: string }[];
  pieces: ItemInfo[];
  icons: Named[];
  rules: RuleInfo[];
}

export interface Shelves {
  chapters: Chapter[];
  pieces: ItemInfo[];
  icons: GuideModule['icons'];
  rules: RuleInfo[];
}

export function find({ chapters, pieces, icons, rules }: Shelves, words: string): Found {
  const within = matcher(words);
  return {
    words: glossary(chapters).filter(({ line }) => within(plain(line))),
    chapters: withoutGlossary(chapters).flatMap((chapter) => {
      const line = said(chapter).find(within);
      return line === undefined ? [] : [{ chapter, line: line === chapter.title ? '' : line }];
    }),
    pieces: pieces.filter(({ id, name, text: about }) => within(`${text(name)} ${about ? text(about) : ''} ${id}`)),
    icons: icons.flatMap(named).filter(({ name, about }) => within(`${text(name)} ${text(about)}`)),
    rules: search(rules, words),
  };
}

export function count({ words, chapters, pieces, icons, rules }: Found): number {
  return words.length + chapters.length + pieces.length + icons.length + rules.length;
}
