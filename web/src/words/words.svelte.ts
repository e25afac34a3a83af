// Everything a person reads or hears: Fluent texts, one file per language and part, loaded on demand.

import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import type { Arg, Place, Said } from '../api/types';

export type Language = 'en' | 'pl' | 'de';
export const LANGUAGES: Language[] = ['en', 'pl', 'de'];

const FILES = import.meta.glob<string>(['../../../locales/*/*.ftl', '!**/syrtis.ftl'], { query: '?raw', import: 'default' });

/** The title and the description of each game, without the rest. */
const HEADS = import.meta.glob<string>('../../../locales/*/*.ftl', { query: '?head', import: 'default' });

/** The parts that pages have asked for so far; every page needs the first ones. */
const wanted = new Set(['frame', 'titles', 'server']);
const loaded = new Map<string, Promise<void>>();
const bundles = new Map<Language, FluentBundle>();

/** The language the person chose. */
let chosen: Language = 'en';
/** The language on screen. It follows the chosen one once its texts are loaded, so nobody sees a page without words. */
let spoken = $state.raw<{ language: Language; bundle: FluentBundle | null }>({ language: 'en', bundle: null });
/** How many files have come, and what is on screen, so that nothing is said again that has not changed. */
let files = 0;
let shown = '';

/** The part with only the title and the description of a game. */
export const head = (game: string) => `head/${game}`;

/** Loads the texts of these parts (`ares`) in the chosen language, or in English where a translation is missing. */
export async function load(...parts: string[]): Promise<void> {
  for (const part of parts) wanted.add(part);
  await speak(chosen);
}

/** What a table opens on request, with the words that no table needs before. */
export async function worded<T>(module: Promise<T>): Promise<T> {
  return (await Promise.all([module, load('web')]))[0];
}

/** Switches to a language as soon as all its wanted parts are loaded. */
export async function speak(language: Language): Promise<void> {
  chosen = language;
  await Promise.all([...wanted].map((part) => fetched(language, part)));
  if (language !== chosen || shown === `${language} ${files}`) return;
  shown = `${language} ${files}`;
  spoken = { language, bundle: bundles.get(language) ?? null };
  document.documentElement.lang = language;
}

/** The language on screen, for numbers, dates and lists. */
export function spokenLanguage(): Language {
  return spoken.language;
}

function fetched(language: Language, part: string): Promise<void> {
  const key = `${language}/${part}`;
  const known = loaded.get(key) ?? bring(language, part);
  loaded.set(key, known);
  known.catch(() => loaded.delete(key));
  return known;
}

async function bring(language: Language, part: string): Promise<void> {
  const [shelf, name] = part.startsWith('head/') ? [HEADS, part.slice(5)] : [FILES, part];
  const file = shelf[`../../../locales/${language}/${name}.ftl`] ?? shelf[`../../../locales/en/${name}.ftl`];
  const resource = new FluentResource((await file?.()) ?? '');
  const bundle = bundles.get(language) ?? new FluentBundle(language, { useIsolating: false });
  bundle.addResource(resource, { allowOverrides: true });
  bundles.set(language, bundle);
  files += 1;
}

/** The text with this id in the language on screen, or the id itself if there is no such text. */
export function text(id: string, args?: Record<string, FluentVariable>): string {
  const { bundle } = spoken;
  const pattern = bundle?.getMessage(id)?.value;
  return bundle && pattern ? bundle.formatPattern(pattern, args ?? null, []) : id;
}

/** Several things as part of a sentence. */
export function list(parts: string[]): string {
  return new Intl.ListFormat(spoken.language, { type: 'conjunction' }).format(parts);
}

export function has(id: string): boolean {
  return spoken.bundle?.hasMessage(id) ?? false;
}

/** A message of a game, at a table with these people. */
export function say(said: Said, places: Place[] = []): string {
  return text(said.id, Object.fromEntries(said.args.map(([name, arg]) => [name, word(arg, places)])));
}

/** When in the game a position is: in the game's own words, or by its round. */
export function when({ when, round }: { when?: Said; round: number }): string {
  return when ? say(when) : text('web-round', { round });
}

export function word(arg: Arg, places: Place[]): string | number {
  if ('number' in arg) return arg.number;
  if ('name' in arg) return text(arg.name);
  return seatName(arg.seat, places);
}

/** The name of whoever sits at a seat. */
export function seatName(seat: number, places: Place[]): string {
  const place = places.find((place) => place.seat === seat);
  return (
    place?.name ??
    (place?.bot
      ? text('web-bot-name', { level: text(`web-level-${place.bot}`), number: seat + 1 })
      : text('titles-seat', { number: seat + 1 }))
  );
}
