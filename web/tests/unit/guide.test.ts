// The guides say the same in every language, rest on rules that exist, and are easy to read.

import { readFileSync } from 'node:fs';
import { FluentResource } from '@fluent/bundle';
import readability from 'text-readability';
import { describe, expect, test } from 'vitest';
import { parse } from '../../build/guide';
import { ICON_NAMES } from '../../src/games/ares/icons';
import { ART } from '../../src/games/martians/art';
import { HAPPENINGS_ART } from '../../src/games/martians/art/happenings';
import { named } from '../../src/frame/legend';
import { alphabetical, glossary, plain, STEPS, type Chapter, type Line } from '../../src/pages/learn/tree';
import type { IconGroup } from '../../src/frame/game';

const GUIDES = import.meta.glob<string>('../../../docs/guide/*/*.md', { query: '?raw', import: 'default', eager: true });
const RULES = import.meta.glob<string>('../../../docs/rules/*.md', { query: '?raw', import: 'default', eager: true });
const WORDS = import.meta.glob<string>('../../../locales/*/*.ftl', { query: '?raw', import: 'default', eager: true });
const FIGURES = import.meta.glob<string>('../../src/games/*/guide/index.ts', { query: '?raw', import: 'default', eager: true });
const ICONS = import.meta.glob<IconGroup[]>('../../src/games/*/guide/icons.ts', { import: 'ICONS', eager: true });

const LANGUAGES = ['en', 'pl', 'de'];
const games = [...new Set(Object.keys(GUIDES).map((path) => /(\w+)\.md$/.exec(path)![1]!))];

// Read from the disk: the build answers an import of a guide with its chapters.
const source = (game: string, language: string) =>
  readFileSync(new URL(`../../../docs/guide/${language}/${game}.md`, import.meta.url), 'utf8');
const guide = (game: string, language: string): Chapter[] => parse(source(game, language));

function lines(chapters: Chapter[]): Line[] {
  return chapters.flatMap(({ blocks }) =>
    blocks.flatMap((block) => (block.kind === 'paragraph' ? [block.line] : block.kind === 'list' ? block.lines : [])),
  );
}

/** What must be the same in every language: chapters, figures, rules and icons in their places. */
function shape(chapters: Chapter[]): unknown {
  const of = ({ rules, words }: Line) => ({ rules, icons: words.flatMap(({ icon }) => icon ?? []).toSorted() });
  return chapters.map(({ id, blocks }) => ({
    id,
    blocks: blocks.map((block) => {
      if (block.kind === 'figure') return block.name;
      if (block.kind === 'heading') return 'heading';
      return block.kind === 'list' ? { ordered: block.ordered, lines: block.lines.map(of) } : of(block.line);
    }),
  }));
}

/** The sentences of a text, in words. */
function sentences(chapters: Chapter[]): string[][] {
  return lines(chapters)
    .flatMap((line) => plain(line).split(/(?<=[.!?:])\s+/))
    .map((sentence) => sentence.match(/[\p{L}\d’-]+/gu) ?? [])
    .filter((words) => words.length > 0);
}

test('every game with a guide has it in every language', () => {
  expect(Object.keys(GUIDES).length).toBe(games.length * LANGUAGES.length);
  expect(Object.keys(FIGURES).length).toBe(games.length);
});

test('the guide of Ares Expedition explains every icon that can be drawn', () => {
  const explained = ICONS['../../src/games/ares/guide/icons.ts']!.flatMap(({ icons }) => Object.keys(icons));
  expect(explained.toSorted()).toEqual(ICON_NAMES.toSorted());
});

test('the guide of Martians explains every icon but the pictures of events', () => {
  const explained = ICONS['../../src/games/martians/guide/icons.ts']!.flatMap(({ icons }) => Object.keys(icons));
  const drawn = Object.keys(ART).filter((icon) => !(icon in HAPPENINGS_ART));
  expect(explained.toSorted()).toEqual(drawn.toSorted());
});

describe.each(games)('the guide of %s', (game) => {
  const english = guide(game, 'en');
  const rules = RULES[`../../../docs/rules/${game}.md`]!;
  const icons = ICONS[`../../src/games/${game}/guide/icons.ts`]!.flatMap(named);
  const shown = english.flatMap(({ blocks }) => blocks.flatMap((block) => (block.kind === 'figure' ? [block.name] : [])));

  test('is the same in every language', () => {
    for (const language of LANGUAGES) expect(shape(guide(game, language)), language).toEqual(shape(english));
  });

  test('names rules for every line, and only rules that exist', () => {
    const bare = lines(english).filter((line) => line.rules.length === 0 && !plain(line).endsWith(':'));
    expect(bare.map(plain)).toEqual([]);
    const named = new Set(lines(english).flatMap(({ rules }) => rules));
    expect([...named].filter((id) => !rules.includes(`**${id}**`))).toEqual([]);
  });

  test('shows figures that exist, at least six, and all icons at the end of the first page', () => {
    const index = FIGURES[`../../src/games/${game}/guide/index.ts`]!;
    const drawn = shown.filter((name) => name !== 'icons');
    expect(drawn.filter((name) => !new RegExp(`^    '?${name}'?: \\{`, 'm').test(index))).toEqual([]);
    expect(new Set(drawn).size).toBeGreaterThanOrEqual(6);
    expect(english[0]!.blocks.at(-1)).toMatchObject({ kind: 'figure', name: 'icons' });
    expect(english.length).toBeGreaterThan(STEPS);
  });

  test('explains every number in a figure', () => {
    const index = FIGURES[`../../src/games/${game}/guide/index.ts`]!;
    let explained = 0;
    for (const { blocks } of english)
      for (const [at, block] of blocks.entries()) {
        if (block.kind !== 'figure') continue;
        const own = new RegExp(`^    '?${block.name}'?: \\{(.*?)^    \\}`, 'ms').exec(index)?.[1] ?? '';
        const oneLine = new RegExp(`^    '?${block.name}'?: \\{.*\\},$`, 'm').test(index);
        const marks = oneLine ? 0 : (own.match(/\[[-\d., ]+\],/g)?.length ?? 0);
        const next = blocks[at + 1];
        expect(next?.kind === 'list' && next.ordered ? next.lines.length : 0, block.name).toBe(marks);
        explained += marks;
      }
    expect(explained).toBeGreaterThan(0);
  });

  test.each(LANGUAGES)('ends with a glossary in %s, which is read in alphabetical order', (language) => {
    const chapters = guide(game, language);
    const entries = glossary(chapters);
    expect(chapters.at(-1)!.id).toBe('words');
    expect(entries.length).toBeGreaterThanOrEqual(15);
    for (const { word, line } of entries) {
      expect(word).toMatch(/^[\p{L}€ ]+\.$/u);
      expect(plain(line).startsWith(word)).toBe(true);
    }
    const words = entries.map(({ word }) => word);
    expect(new Set(words).size).toBe(words.length);
    const read = glossary(alphabetical(chapters, language)).map(({ word }) => word);
    expect(read).toEqual(words.toSorted(new Intl.Collator(language).compare));
  });

  test('uses only icons that it explains, and these have names in every language', () => {
    const used = lines(english).flatMap(({ words }) => words.flatMap(({ icon }) => icon ?? []));
    const known = new Set(icons.map(({ icon }) => icon));
    expect(used.filter((icon) => !known.has(icon))).toEqual([]);
    for (const language of LANGUAGES) {
      const texts = new FluentResource(WORDS[`../../../locales/${language}/${game}.ftl`]!).body.map(({ id }) => id);
      const titles = ICONS[`../../src/games/${game}/guide/icons.ts`]!.map(({ title }) => title);
      const wanted = [...titles, ...icons.flatMap(({ name, about }) => [name, about])];
      expect(
        wanted.filter((id) => !texts.includes(id)),
        language,
      ).toEqual([]);
    }
  });

  test.each(LANGUAGES)('has short sentences in %s', (language) => {
    const all = sentences(guide(game, language));
    expect(all.filter((words) => words.length > 28).map((words) => words.join(' '))).toEqual([]);
    expect(all.reduce((sum, words) => sum + words.length, 0) / all.length).toBeLessThanOrEqual(15);
  });

  test('can be read in English by a child of twelve', () => {
    for (const chapter of english) {
      const grade = readability.fleschKincaidGrade(lines([chapter]).map(plain).join(' '));
      expect(grade, chapter.id).toBeLessThanOrEqual(7);
    }
  });
});
