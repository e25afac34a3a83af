// The person's settings. They never leave this device.

import { LANGUAGES, type Language } from '../words/words.svelte';

export type Pace = 'off' | 'fast' | 'normal' | 'slow';

export interface Settings {
  language: Language;
  theme: 'system' | 'light' | 'dark';
  /** Milliseconds; 0 for none. */
  animation: 0 | 120 | 250 | 500;
  /** How fast the table shows what others and the rules do. */
  pace: Pace;
  /**
   * When a tap counts: at once, after a second tap, after a second tap where the choice counts for the whole game, or after
   * a short time in which it can be stopped.
   */
  confirm: 'never' | 'lasting' | 'always' | 'grace';
  sound: boolean;
  /** Whether the person was asked if they want the sound. */
  soundOffered: boolean;
  /** A phone buzzes when it is the person's turn. */
  buzz: boolean;
  /** Show shapes and patterns as well as colours. */
  shapes: boolean;
  textSize: 'small' | 'normal' | 'large';
  /** Answer questions that have only one answer automatically. */
  single: boolean;
  /** Advice before every decision, for people who play alone with bots. */
  coach: boolean;
  /** Whether the person knows that a resting finger shows what something is. */
  presses: boolean;
  /** What the faces of cards show. */
  cards: 'icons' | 'words' | 'both';
  /** Whether a question says what the choice means; null until the person says which they like. */
  questions: 'beginner' | 'brief' | null;
  /** The first tables where this person finished a game. */
  finished: string[];
}

const KEY = 'syrtis-settings';

function preferred(): Language {
  const wanted = navigator.languages.map((language) => language.slice(0, 2));
  return (wanted.find((language) => LANGUAGES.includes(language as Language)) as Language) ?? 'en';
}

function stored(): Settings {
  const defaults: Settings = {
    language: preferred(),
    theme: 'system',
    animation: matchMedia('(prefers-reduced-motion: reduce)').matches ? 0 : 250,
    pace: 'normal',
    confirm: 'lasting',
    sound: false,
    soundOffered: false,
    buzz: true,
    shapes: true,
    textSize: 'normal',
    single: false,
    coach: false,
    presses: false,
    cards: 'icons',
    questions: null,
    finished: [],
  };
  try {
    return { ...defaults, ...JSON.parse(localStorage.getItem(KEY) ?? '{}') };
  } catch {
    return defaults;
  }
}

export const settings: Settings = $state(stored());

// What is changed in one tab counts in the others.
addEventListener('storage', ({ key }) => {
  if (key === KEY) Object.assign(settings, stored());
});

export function saveSettings(): void {
  localStorage.setItem(KEY, JSON.stringify(settings));
}

/** How many finished games make a beginner a player. */
const LEARNED = 3;

export function isBeginner(): boolean {
  return settings.finished.length < LEARNED;
}

/** Whether questions say what the choice means. */
export function explainsQuestions(): boolean {
  return settings.questions === null ? isBeginner() : settings.questions === 'beginner';
}

/** Counts a finished game, each table once. */
export function countFinished(table: string): void {
  if (!isBeginner() || settings.finished.includes(table)) return;
  settings.finished = [...settings.finished, table];
  saveSettings();
}
