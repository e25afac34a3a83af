// Every word the page says exists, in every language; none is kept that the page never says. The words that every game
// shares are in `frame.ftl`, if every table needs them, and in `web.ftl`; those of a game's board are in the game's own
// file and begin with `<game>-web-`.

import { FluentResource } from '@fluent/bundle';
import { expect, test } from 'vitest';

const SOURCES = import.meta.glob<string>('../../src/**/*.{ts,svelte}', { query: '?raw', import: 'default', eager: true });
const TEXTS = import.meta.glob<string>('../../../locales/*/*.ftl', { query: '?raw', import: 'default', eager: true });

/** The files that only the page reads. */
const OWN = ['frame', 'web'];

const code = Object.values(SOURCES).join('\n');

/** The games with a board of their own. */
const games = [...new Set(Object.keys(SOURCES).flatMap((path) => path.match(/\/games\/([a-z]+)\//)?.[1] ?? []))];
const languages = [...new Set(Object.keys(TEXTS).map((path) => path.split('/').at(-2) as string))];

/** The texts of one file of one language. */
function file(language: string, part: string): string {
  return TEXTS[`../../../locales/${language}/${part}.ftl`] ?? '';
}

function ids(ftl: string): string[] {
  return new FluentResource(ftl).body.map(({ id }) => id);
}

/** The arguments that each message uses. */
function args(ftl: string): Map<string, Set<string>> {
  const messages = ftl.split(/^(?=[a-z])/m).filter((message) => /^[a-z]/.test(message));
  return new Map(messages.map((message) => [message.slice(0, message.search(/[ =]/)), new Set(message.match(/\$\w+/g))]));
}

/** The words that only the page says: all of its own files, and what begins with `<game>-web-`. */
function own(language: string): string[] {
  return [
    ...OWN.flatMap((part) => ids(file(language, part))),
    ...games.flatMap((game) => ids(file(language, game)).filter((id) => id.startsWith(`${game}-web-`))),
  ];
}

const english = own('en');
const known = new Set([...OWN, 'titles', 'server', ...games].flatMap((part) => ids(file('en', part))));

const START = `(?:web|titles|server|${games.map((game) => `${game}-web`).join('|')})-`;
/** Ids that stand in the code as they are. */
const literal = new Set([...code.matchAll(new RegExp(`['"\`](${START}[a-z0-9_-]+)['"\`]`, 'g'))].map((match) => match[1] as string));
/** Ids with a part that is put in: `web-level-${level}`. */
const made = [...code.matchAll(new RegExp(`(?<![a-z-])${START}[a-z0-9_-]*(?:\\$\\{[^{}]*\\}[a-z0-9_-]*)+`, 'g'))].map((match) => match[0]);

const pattern = (made: string) => new RegExp(`^${made.replace(/\$\{[^{}]*\}/g, '[a-z0-9_-]+')}$`);

test('every game with a board has a file of words', () => {
  expect(games.filter((game) => file('en', game) === '')).toEqual([]);
  expect(games.length).toBeGreaterThan(0);
});

test('every word the code names exists', () => {
  expect([...literal].filter((id) => !known.has(id))).toEqual([]);
});

test('every word the code puts together exists for some part', () => {
  expect(made.filter((made) => ![...known].some((id) => pattern(made).test(id)))).toEqual([]);
});

test('no word is put together from nothing but its first syllable', () => {
  expect(made.filter((made) => new RegExp(`^${START}\\$\\{`).test(made))).toEqual([]);
});

test('no word is kept that the page never says', () => {
  const patterns = made.map(pattern);
  expect(english.filter((id) => !literal.has(id) && !patterns.some((made) => made.test(id)))).toEqual([]);
});

test.each(languages)('the words in %s are well written and written once', (language) => {
  for (const part of [...OWN, ...games]) {
    const ftl = file(language, part);
    const lines = ftl.match(/^[a-z][\w-]* *=/gm) ?? [];
    expect(new Set(ids(ftl)).size, part).toBe(lines.length);
  }
});

test.each(languages)('%s has the words that English has', (language) => {
  const words = new Set(own(language));
  expect({ missing: english.filter((id) => !words.has(id)), unknown: [...words].filter((id) => !english.includes(id)) }).toEqual({
    missing: [],
    unknown: [],
  });
});

test.each(languages)('the words in %s use no argument that English does not give them', (language) => {
  const strange = [...OWN, ...games].flatMap((part) => {
    const given = args(file('en', part));
    return [...args(file(language, part))].flatMap(([id, used]) =>
      [...used].filter((arg) => !given.get(id)?.has(arg)).map((arg) => `${id} ${arg}`),
    );
  });
  expect(strange).toEqual([]);
});
