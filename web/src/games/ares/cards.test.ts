// The language of pictures says all that the cards in the box do.

import { describe, expect, it } from 'vitest';
import corporations from '../../../../crates/ares/data/corporations.json';
import projects from '../../../../crates/ares/data/projects.json';
import type { Printed } from './box.svelte';
import { lines, needs } from './glyphs';
import { drawing } from './icons';

const cards = projects as unknown as (Printed & { name: string })[];
const companies = corporations.map((it) => ({
  ...it,
  colour: 'corporation',
  requirements: {},
  on_play: it.on_setup,
  production: it.starting_production,
})) as unknown as (Printed & { name: string })[];

describe('the pictures', () => {
  it('every card that does something has a line for it', () => {
    const silent = cards.filter((card) => {
      const parts = [card.on_play.length > 0, card.production !== null, card.action !== null].filter(Boolean).length + card.effect.length;
      return lines(card).length < parts;
    });
    expect(silent.map(({ name }) => name)).toEqual([]);
  });

  it('every requirement is shown', () => {
    const silent = cards.filter((card) => Object.keys(card.requirements).length > 0 && needs(card).length === 0);
    expect(silent.map(({ name }) => name)).toEqual([]);
  });

  it('every picture is drawn', () => {
    const shown = [...cards, ...companies].flatMap((card) => [...lines(card).flatMap(({ glyphs }) => glyphs), ...needs(card)]);
    const names = new Set(shown.flatMap(({ icon }) => icon ?? []));
    expect(names.size).toBeGreaterThan(20);
    expect([...names].filter((name) => drawing(name) === '')).toEqual([]);
  });
});
