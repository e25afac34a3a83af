// The language of pictures says all that the cards in the box do, and prices follow the rulebook's own example.

import { describe, expect, it } from 'vitest';
import corporations from '../../../../crates/ares/data/corporations.json';
import projects from '../../../../crates/ares/data/projects.json';
import type { Printed } from './box.svelte';
import { lines, needs } from './glyphs';
import { drawing } from './icons';
import { cost } from './price';
import type { Board, Open } from './types';

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

describe('the price', () => {
  /** AE-EX-06: steel 2, and the player chose phase I. */
  const chooser = {
    phase: 'development',
    levels: { steel: 2, titanium: 0 },
    powers: { any: 0, by_tag: [0, 0, 0, 0, 0, 0, 0, 0, 0, 0], big: [0, 255], steel: 2, titanium: 3 },
    marks: { played: 0, discount: 0 },
  } as unknown as Board;
  const table = (board: Board) => ({ stage: { phase: 'development' }, boards: [board] }) as unknown as Open;
  const microprocessors = cards.find(({ name }) => name === 'Microprocessors')!;

  it('AE-EX-06: Microprocessors cost 17 - 4 - 3', () => {
    expect(cost(table(chooser), 0, microprocessors)).toBe(10);
  });

  it('AE-DEV-05: the bonus is for one card', () => {
    const later = { ...chooser, marks: { ...chooser.marks, played: 1 } };
    expect(cost(table(later), 0, microprocessors)).toBe(13);
  });

  it('AE-EX-31: no price is below nothing', () => {
    const rich = { ...chooser, levels: { ...chooser.levels, steel: 12 } };
    expect(cost(table(rich), 0, microprocessors)).toBe(0);
  });
});
