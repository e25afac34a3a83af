// One thing is never called by a plural: a number before a word that has a singular and a plural chooses between them.

import { FluentResource } from '@fluent/bundle';
import { expect, test } from 'vitest';

const TEXTS = import.meta.glob<string>(['../../../locales/*/*.ftl', '!**/syrtis.ftl'], { query: '?raw', import: 'default', eager: true });
const languages = [...new Set(Object.keys(TEXTS).map((path) => path.split('/').at(-2) as string))];

// The parts of a parsed text that matter here.
type Part = string | { type: 'var'; name: string } | Select | { type: 'str' | 'num' | 'mesg' | 'term' | 'func' };
interface Select {
  type: 'select';
  selector: Part;
  variants: { key: { type: string; value: string | number }; value: Pattern }[];
}
type Pattern = string | Part[];

const parts = (pattern: Pattern | null): Part[] => (pattern === null ? [] : typeof pattern === 'string' ? [pattern] : pattern);
const isVariable = (part: Part | undefined) => typeof part === 'object' && part.type === 'var';
const nameOf = (part: Part | undefined) => (typeof part === 'object' && part.type === 'var' ? part.name : null);

/** What stands right after a number: which number, the word or the variable, and whether the number chose the text. */
interface Counted {
  number: string;
  word: string;
  chosen: boolean;
}

/** Everything that stands right after a variable. */
function counted(pattern: Pattern | null, chose: string[] = []): Counted[] {
  const all = parts(pattern);
  return all.flatMap((part, at): Counted[] => {
    if (typeof part === 'object' && part.type === 'select') {
      const by = nameOf(part.selector);
      return part.variants.flatMap(({ value }) => counted(value, by === null ? chose : [...chose, by]));
    }
    const number = nameOf(part);
    if (number === null) return [];
    const [next, then] = [all[at + 1], all[at + 2]];
    const word =
      next === ' ' && isVariable(then) ? `$${nameOf(then)}` : typeof next === 'string' ? next.match(/^ (\p{L}{2,})/u)?.[1] : undefined;
    return word === undefined ? [] : [{ number, word, chosen: chose.includes(number) }];
  });
}

/** The variables that choose a text by a number. */
function choosers(pattern: Pattern | null): string[] {
  return parts(pattern).flatMap((part) => {
    if (typeof part !== 'object' || part.type !== 'select') return [];
    const plural = part.variants.some(({ key }) => ['one', 'few', 'many', 'other'].includes(String(key.value)));
    return [...(plural ? [nameOf(part.selector) ?? ''] : []), ...part.variants.flatMap(({ value }) => choosers(value))];
  });
}

const messages = languages.flatMap((language) =>
  Object.entries(TEXTS)
    .filter(([path]) => path.includes(`/${language}/`))
    .flatMap(([, ftl]) => new FluentResource(ftl).body.map(({ id, value }) => ({ language, id, value: value as Pattern | null }))),
);

/** The names of numbers: those that choose a text somewhere, and those that never have to. */
const NUMBERS = new Set([...messages.flatMap(({ value }) => choosers(value)), 'n', 'short', 'cubes', 'markers', 'draw', 'seconds', 'days']);
/** Never one: a price that the game fixes. */
const NEVER_ONE = ['ares-web-standard'];

/** The words that have a plural: those that a number chooses somewhere, and what else is counted in these games. */
function nouns(language: string): Set<string> {
  const chosen = messages.filter((one) => one.language === language).flatMap(({ value }) => counted(value).filter(({ chosen }) => chosen));
  const small = new Set(SMALL[language]);
  return new Set([...chosen.map(({ word }) => word), ...(MORE[language] ?? [])].filter((word) => !small.has(word)));
}
/** Words that stay the same, whatever the number. */
const SMALL: Record<string, string[]> = {
  en: ['to', 'more', 'left', 'regolith', 'dirty'],
  de: ['noch', 'Regolith', 'verschmutztes'],
  pl: ['żeton'],
};
const MORE: Record<string, string[]> = {
  en: ['seats', 'tables', 'cards', 'products', 'crystals', 'supplies', 'units', 'installations', 'players', 'rounds', 'plants'],
  de: ['Plätze', 'Tische', 'Karten', 'Kristalle', 'Vorräte', 'Einheiten', 'Energieanlagen', 'Tage', 'Runden', 'Pflanzen'],
  pl: ['miejsc', 'stołów', 'kart', 'produktów', 'kryształów', 'jednostek', 'instalacji', 'dni', 'rund', 'roślin', 'sekund'],
};

test.each(languages)('a number chooses the form of the word after it in %s', (language) => {
  const known = nouns(language);
  const wrong = messages
    .filter((one) => one.language === language && !NEVER_ONE.includes(one.id))
    .flatMap(({ id, value }) =>
      counted(value)
        .filter(({ number, word, chosen }) => NUMBERS.has(number) && !chosen && (word.startsWith('$') || known.has(word)))
        .map(({ number, word }) => `${id}: { $${number} } ${word}`),
    );
  expect(wrong).toEqual([]);
});

test('the numbers and the words that are looked for are there', () => {
  expect(NUMBERS.has('count')).toBe(true);
  for (const [language, word] of Object.entries({ en: 'tokens', de: 'Karten', pl: 'kart' })) expect([...nouns(language)]).toContain(word);
});
