// Every event card and every character has a sign of its own.

import { render } from 'svelte/server';
import { expect, it } from 'vitest';
import CharacterArt from './CharacterArt.svelte';
import EventSign from './EventSign.svelte';
import { BOARDING, EVENT_CARDS, type Character } from './types';

it('no two event cards have the same sign', () => {
  const signs = [...EVENT_CARDS, 'ice_monopoly' as const].map((card) => render(EventSign, { props: { card } }).body);
  expect(new Set(signs).size).toBe(signs.length);
});

it('no two characters have the same sign', () => {
  const signs = (Object.keys(BOARDING) as Character[]).map((character) => render(CharacterArt, { props: { character } }).body);
  expect(new Set(signs).size).toBe(signs.length);
});
