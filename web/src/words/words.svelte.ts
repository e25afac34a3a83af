// Everything said to a person: Fluent texts, one file a language and part, loaded when they are needed.

import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import type { Arg, Place, Said } from '../api/types';
import { settings, type Language } from '../settings.svelte';

const FILES = import.meta.glob<string>(['../../../locales/*/*.ftl', '!**/syrtis.ftl'], { query: '?raw', import: 'default' });

/** The parts that pages asked for so far; the first are needed on every page. */
const wanted = new Set(['web', 'titles', 'server']);
const loaded = new Map<string, Promise<void>>();
const bundles = new Map<Language, FluentBundle>();

/** What is spoken now. It changes once a language is there, so that nobody sees a page without words. */
let spoken = $state.raw<{ bundle: FluentBundle | null }>({ bundle: null });

/** Loads the texts of these parts (`ares`) in the chosen language, in English where it has none. */
export async function load(...parts: string[]): Promise<void> {
  for (const part of parts) wanted.add(part);
  await reload(settings.language);
}

/** Loads all that is wanted in this language and speaks it. */
export async function reload(language: Language): Promise<void> {
  await Promise.all([...wanted].map((part) => fetched(language, part)));
  if (language !== settings.language) return;
  spoken = { bundle: bundles.get(language) ?? null };
  document.documentElement.lang = language;
}

function fetched(language: Language, part: string): Promise<void> {
  const key = `${language}/${part}`;
  const known = loaded.get(key) ?? bring(language, part);
  loaded.set(key, known);
  known.catch(() => loaded.delete(key));
  return known;
}

async function bring(language: Language, part: string): Promise<void> {
  const file = FILES[`../../../locales/${language}/${part}.ftl`] ?? FILES[`../../../locales/en/${part}.ftl`];
  const resource = new FluentResource((await file?.()) ?? '');
  const bundle = bundles.get(language) ?? new FluentBundle(language, { useIsolating: false });
  bundle.addResource(resource, { allowOverrides: true });
  bundles.set(language, bundle);
}

/** The text with this id in the chosen language; the id itself where there is none. */
export function text(id: string, args?: Record<string, FluentVariable>): string {
  const { bundle } = spoken;
  const pattern = bundle?.getMessage(id)?.value;
  return bundle && pattern ? bundle.formatPattern(pattern, args ?? null, []) : id;
}

export function has(id: string): boolean {
  return spoken.bundle?.hasMessage(id) ?? false;
}

/** What a game said, at a table where these people sit. */
export function say(said: Said, places: Place[] = []): string {
  return text(said.id, Object.fromEntries(said.args.map(([name, arg]) => [name, word(arg, places)])));
}

export function word(arg: Arg, places: Place[]): string | number {
  if ('number' in arg) return arg.number;
  if ('name' in arg) return text(arg.name);
  return seatName(arg.seat, places);
}

/** What the person at a seat is called. */
export function seatName(seat: number, places: Place[]): string {
  const place = places.find((place) => place.seat === seat);
  return place?.name ?? (place?.bot ? text('web-bot-name', { level: text(`web-level-${place.bot}`), number: seat + 1 }) : text('titles-seat', { number: seat + 1 }));
}
