// Everything said to a person: Fluent texts, one file a language and part, loaded when they are needed.

import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import type { Arg, Place, Said } from '../api/types';
import { settings, type Language } from '../settings.svelte';

const FILES = import.meta.glob<string>('../../../locales/*/*.ftl', { query: '?raw', import: 'default' });

/** The texts that every page needs. */
const ALWAYS = ['web', 'titles', 'server'];

const bundles = $state.raw<{ of: Map<Language, FluentBundle> }>({ of: new Map() });
let shown = $state.raw(bundles.of);
const loaded = new Set<string>();

/** Loads the texts of the chosen language for these parts (`ares`), and English where they are missing. */
export async function load(...parts: string[]): Promise<void> {
  const language = settings.language;
  const wanted = [...ALWAYS, ...parts].filter((part) => !loaded.has(`${language}/${part}`));
  if (wanted.length === 0) return;
  const texts = await Promise.all(
    wanted.map(async (part) => {
      const file = FILES[`../../../locales/${language}/${part}.ftl`] ?? FILES[`../../../locales/en/${part}.ftl`];
      return [part, (await file?.()) ?? ''] as const;
    }),
  );
  const bundle = shown.get(language) ?? new FluentBundle(language, { useIsolating: false });
  for (const [part, text] of texts) {
    bundle.addResource(new FluentResource(text), { allowOverrides: true });
    loaded.add(`${language}/${part}`);
  }
  shown = new Map(shown).set(language, bundle);
}

/** The text with this id in the chosen language; the id itself where there is none. */
export function text(id: string, args?: Record<string, FluentVariable>): string {
  const bundle = shown.get(settings.language);
  const pattern = bundle?.getMessage(id)?.value;
  return bundle && pattern ? bundle.formatPattern(pattern, args ?? null, []) : id;
}

export function has(id: string): boolean {
  return shown.get(settings.language)?.hasMessage(id) ?? false;
}

/** What a game said, at a table where these people sit. */
export function say(said: Said, places: Place[] = []): string {
  return text(said.id, Object.fromEntries(said.args.map(([name, arg]) => [name, word(arg, places)])));
}

function word(arg: Arg, places: Place[]): FluentVariable {
  if ('number' in arg) return arg.number;
  if ('name' in arg) return text(arg.name);
  return seatName(arg.seat, places);
}

/** What the person at a seat is called. */
export function seatName(seat: number, places: Place[]): string {
  const place = places.find((place) => place.seat === seat);
  return place?.name ?? (place?.bot ? text('web-bot-name', { level: text(`web-level-${place.bot}`), number: seat + 1 }) : text('titles-seat', { number: seat + 1 }));
}
