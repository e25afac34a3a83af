// What a person chose on this device. It never leaves it.

import { LANGUAGES, type Language } from '../words/words.svelte';

export interface Settings {
  language: Language;
  theme: 'system' | 'light' | 'dark';
  /** Milliseconds; 0 for none. */
  animation: 0 | 120 | 250 | 500;
  /** When a tap counts: at once, after a second tap, or at once with a short time to take it back. */
  confirm: 'never' | 'always' | 'grace';
  sound: boolean;
  /** Shapes and patterns beside colours. */
  shapes: boolean;
  textSize: 'small' | 'normal' | 'large';
  /** Decisions with one answer are made by themselves. */
  single: boolean;
}

const KEY = 'syrtis-settings';

function preferred(): Language {
  const wanted = navigator.languages.map((language) => language.slice(0, 2));
  return (wanted.find((language) => LANGUAGES.includes(language as Language)) as Language) ?? 'en';
}

function kept(): Settings {
  const defaults: Settings = {
    language: preferred(),
    theme: 'system',
    animation: matchMedia('(prefers-reduced-motion: reduce)').matches ? 0 : 250,
    confirm: 'never',
    sound: false,
    shapes: true,
    textSize: 'normal',
    single: false,
  };
  try {
    return { ...defaults, ...JSON.parse(localStorage.getItem(KEY) ?? '{}') };
  } catch {
    return defaults;
  }
}

export const settings: Settings = $state(kept());

export function keep(): void {
  localStorage.setItem(KEY, JSON.stringify(settings));
}
