// A table in words: the options of its game and how it is run, and what the host has changed of them.

import type { FieldInfo, GameInfo, Setup, Terms } from '../../api/types';
import { spokenLanguage, text } from '../../words/words.svelte';
import { clockName, clockTimes } from '../shared/clock';

export interface Fact {
  name: string;
  word: string;
}

function worded(game: string, field: FieldInfo, value: unknown): string {
  if (field.kind === 'flag') return text(value === true ? 'web-yes' : 'web-no');
  if (field.kind === 'seat' && value === 0) return text('web-seat-random');
  return field.kind === 'choice' ? text(`${game}-option-${field.name}-${String(value)}`) : String(value);
}

/** The options in words: those that `wanted` asks for. */
function options({ name: game, fields, defaults }: GameInfo, values: Terms['options'], wanted: (field: string) => boolean): Fact[] {
  const shown = fields.filter(({ name }) => wanted(name));
  return shown.map((field) => ({
    name: text(`${game}-option-${field.name}`),
    word: worded(game, field, values[field.name] ?? defaults[field.name]),
  }));
}

function clock({ pace, clock }: Setup): string {
  const name = clockName(pace, clock);
  return name === 'own' && clock ? clockTimes(clock, spokenLanguage()) : text(`web-clock-${name}`);
}

const yes = (is: boolean) => text(is ? 'web-yes' : 'web-no');

function run(setup: Setup): Fact[] {
  return [
    { name: text('web-clock'), word: clock(setup) },
    { name: text('web-undo'), word: text(`web-undo-${setup.undo}`) },
    { name: text('web-hints'), word: text(`web-hints-${setup.hints}`) },
    { name: text('web-access'), word: text(`web-access-${setup.access}`) },
    { name: text('web-spectators'), word: yes(setup.spectators) },
  ];
}

/** The main options always, the others where they differ from the defaults. */
export function factsOf(info: GameInfo, { options: values, setup }: Terms): Fact[] {
  const always = ['players', 'variant', 'scenario'];
  const told = (name: string) => always.includes(name) || (values[name] ?? info.defaults[name]) !== info.defaults[name];
  return [...options(info, values, told), ...run(setup)];
}

/** What is different, as it was and as it is now. */
export function changesOf(info: GameInfo, before: Terms, after: Terms): (Fact & { before: string })[] {
  const all = ({ options: values, setup }: Terms) => [
    ...options(info, values, () => true),
    ...run(setup),
    { name: text('web-zero'), word: setup.clock ? text(`web-zero-${setup.clock.at_zero}`) : '' },
    { name: text('web-chat-allowed'), word: yes(setup.chat) },
    { name: text('web-stand-in'), word: text(`web-level-${setup.stand_in}`) },
  ];
  const old = all(before);
  const changes = all(after).map((fact, at) => ({ ...fact, before: old[at]?.word ?? '' }));
  return changes.filter(({ word, before }) => word !== before && word !== '');
}
