// The titles of the server, each with the tables the tests play. A title that is not known here is tested with its defaults.

import { inject } from 'vitest';
import type { Language } from '../../src/words/words.svelte';
import { DESKTOP, PHONE, type Size, type Way } from './person';

export type Options = Record<string, unknown>;

/** One game played to its end. */
interface Whole {
  options: Options;
  size: Size;
  language: Language;
  way: Way;
}

export interface Title {
  game: string;
  /** Whether the page has a board of its own for it, or tells the position in words. */
  drawn: boolean;
  /** A table of the usual size. */
  usual: Options;
  /** A small table, where moves come quickly. */
  small: Options;
  /** A table where seats hide something from each other. */
  secret: Options;
  whole: Whole[];
  variants: Options[];
  /** The number of decisions to the middle of a usual game, for the pictures. */
  middle: number;
}

const SCENARIOS = [
  'new_schedule',
  'dust_devil',
  'botanical_capsule',
  'force_field',
  'mars_one',
  'refugees',
  'mission_to_phobos',
  'face_of_mars',
  'dark_side_of_mars',
  'underground_colony',
  'catastrophe',
  'vastitas_borealis',
  'the_end',
];

const KNOWN: Record<string, Omit<Title, 'game' | 'drawn'>> = {
  redplanet: {
    usual: { players: 4 },
    small: { players: 2 },
    secret: { players: 3 },
    whole: [{ options: {}, size: DESKTOP, language: 'en', way: 'point' }],
    variants: [{ players: 2 }, { players: 3 }, { players: 6 }],
    middle: 22,
  },
  ares: {
    usual: { players: 3 },
    small: { players: 2 },
    secret: { players: 2 },
    whole: [{ options: { variant: 'solo-novice', players: 1 }, size: PHONE, language: 'pl', way: 'list' }],
    variants: [
      { variant: 'standard', players: 3 },
      { variant: 'standard', players: 4, first_game: true },
      { variant: 'coop', players: 2 },
      ...['novice', 'specialist', 'expert'].map((level) => ({ variant: `solo-${level}`, players: 1 })),
    ],
    middle: 70,
  },
  martians: {
    usual: { variant: 'semi', players: 3, scenario: 'mars_one' },
    small: { variant: 'solo', players: 1, scenario: 'new_schedule' },
    secret: { variant: 'com', players: 3, scenario: 'usual', hidden_goals: true },
    whole: [{ options: {}, size: DESKTOP, language: 'de', way: 'point' }],
    variants: [
      ...SCENARIOS.map(
        (scenario, at) =>
          [
            { variant: 'solo', players: 1, scenario },
            { variant: 'coop', players: 2, scenario },
            { variant: 'semi', players: 3, scenario },
          ][at % 3] as Options,
      ),
      { variant: 'com', players: 4, scenario: 'usual', hidden_goals: true },
      { variant: 'com', players: 2, scenario: 'usual', edition: 'prototype', collectors: false },
    ],
    middle: 50,
  },
};

const DEFAULTS: Omit<Title, 'game' | 'drawn'> = {
  usual: {},
  small: {},
  secret: {},
  whole: [
    { options: {}, size: DESKTOP, language: 'en', way: 'point' },
    { options: {}, size: PHONE, language: 'pl', way: 'list' },
  ],
  variants: [{}],
  middle: 10,
};

const BOARDS = import.meta.glob('../../src/games/*/index.ts');

export const TITLES: Title[] = inject('titles').map((game) => ({
  game,
  drawn: `../../src/games/${game}/index.ts` in BOARDS,
  ...(KNOWN[game] ?? DEFAULTS),
}));

export const LANGUAGES: Language[] = ['en', 'pl', 'de'];

/** The languages in turn. */
export function languageAt(turn: number): Language {
  return LANGUAGES[turn % LANGUAGES.length] as Language;
}

export function named(game: string, options: Options): string {
  return [game, ...Object.entries(options).map(([option, chosen]) => `${option} ${chosen}`)].join(', ');
}
