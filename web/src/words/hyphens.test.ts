import { expect, test } from 'vitest';
import { hyphenated, plain } from './hyphens';

const shown = (text: string) => hyphenated(text).replaceAll('\u00ad', '-');

test('long words are broken between syllables', () => {
  expect(shown('Wissenschaftlerin')).toBe('Wis-sen-schaft-lerin');
  expect(shown('Energiespeicher')).toBe('Ener-gie-spei-cher');
  expect(shown('Atomkraftwerke')).toBe('Atom-kraft-werke');
});

test('short words and everything but letters stay as they are', () => {
  expect(shown('Mars One: 3 M€')).toBe('Mars One: 3 M€');
});

test('compared and spoken text has no hyphens', () => {
  expect(plain(hyphenated('Geschäftsviertel am Rand'))).toBe('Geschäftsviertel am Rand');
});
