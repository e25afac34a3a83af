// Every word the client says exists, in every language; none is kept that nobody says.

import { FluentResource } from '@fluent/bundle';
import { expect, test } from 'vitest';

const SOURCES = import.meta.glob<string>('../../src/**/*.{ts,svelte}', { query: '?raw', import: 'default', eager: true });
const TEXTS = import.meta.glob<string>('../../../locales/*/*.ftl', { query: '?raw', import: 'default', eager: true });

const code = Object.values(SOURCES).join('\n');

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

const english = ids(file('en', 'web'));
const known = new Set(['web', 'titles', 'server'].flatMap((part) => ids(file('en', part))));
const languages = [...new Set(Object.keys(TEXTS).map((path) => path.split('/').at(-2) as string))];

/** Ids that stand in the code as they are. */
const literal = new Set([...code.matchAll(/['"`]((?:web|titles|server)-[a-z0-9_-]+)['"`]/g)].map((match) => match[1] as string));
/** Ids with a part that is put in: `web-level-${level}`. */
const made = [...code.matchAll(/(?:web|titles|server)-[a-z0-9_-]*(?:\$\{[^{}]*\}[a-z0-9_-]*)+/g)].map((match) => match[0]);

const pattern = (made: string) => new RegExp(`^${made.replace(/\$\{[^{}]*\}/g, '[a-z0-9_-]+')}$`);

test('every word the code names exists', () => {
  expect([...literal].filter((id) => !known.has(id))).toEqual([]);
});

test('every word the code puts together exists for some part', () => {
  expect(made.filter((made) => ![...known].some((id) => pattern(made).test(id)))).toEqual([]);
});

test('no word is put together from nothing but its first syllable', () => {
  expect(made.filter((made) => /^(web|titles|server)-(rp-|ae-|ma-)?\$\{/.test(made))).toEqual([]);
});

test('no word is kept that nobody says', () => {
  const patterns = made.map(pattern);
  expect(english.filter((id) => !literal.has(id) && !patterns.some((made) => made.test(id)))).toEqual([]);
});

test.each(languages)('the words in %s are well written and written once', (language) => {
  const ftl = file(language, 'web');
  const lines = ftl.match(/^[a-z][\w-]* *=/gm) ?? [];
  expect(new Set(ids(ftl)).size).toBe(lines.length);
});

test.each(languages)('%s has the words that English has', (language) => {
  const words = new Set(ids(file(language, 'web')));
  expect({ missing: english.filter((id) => !words.has(id)), unknown: [...words].filter((id) => !english.includes(id)) }).toEqual({ missing: [], unknown: [] });
});

test.each(languages)('the words in %s use no argument that English does not give them', (language) => {
  const given = args(file('en', 'web'));
  const strange = [...args(file(language, 'web'))].flatMap(([id, used]) => [...used].filter((arg) => !given.get(id)?.has(arg)).map((arg) => `${id} ${arg}`));
  expect(strange).toEqual([]);
});
