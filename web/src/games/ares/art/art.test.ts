// Every card has a picture of its own, and the picture says what the card is about.

import { describe, expect, it } from 'vitest';
import corporations from '../../../../../crates/ares/data/corporations.json';
import projects from '../../../../../crates/ares/data/projects.json';
import type { Printed } from '../box.svelte';
import { isPart } from './parts';
import { picture } from './scene';
import { MOTIFS, RULES, subject } from './subjects';

const idOf = (name: string) => name.toLowerCase().replaceAll("'", '').replaceAll(/[ -]/g, '_');
const companies = corporations.map((it) => ({
  ...it,
  cost: it.starting_mc,
  on_play: it.on_setup,
  production: it.starting_production,
  action: null,
}));
const cards = [...projects, ...companies].map((it) => ({ ...it, id: idOf(it.name) })) as unknown as Printed[];

describe('the pictures of cards', () => {
  it('no two show the same things in the same place', () => {
    const shown = new Map<string, string[]>();
    for (const card of cards) {
      const { place, parts } = subject(card);
      const key = [place, ...parts.toSorted()].join(' ');
      shown.set(key, [...(shown.get(key) ?? []), card.id]);
    }
    expect(cards.length).toBeGreaterThanOrEqual(220);
    expect([...shown.values()].filter((alike) => alike.length > 1)).toEqual([]);
  });

  it('no two are drawn alike, and each is always drawn the same', () => {
    const drawn = cards.map(picture);
    expect(new Set(drawn).size).toBe(cards.length);
    expect(cards.map((card) => picture({ ...card }))).toEqual(drawn);
  });

  it('every tag shows its motif', () => {
    const bare = cards.flatMap((card) =>
      card.tags
        .filter((tag) => tag !== 'event' && !subject(card).parts.some((part) => MOTIFS[tag]?.includes(part)))
        .map((tag) => `${card.id}: ${tag}`),
    );
    expect(bare).toEqual([]);
  });

  it('a card that nobody has thought of yet is drawn by its tags and deeds', () => {
    const card = { ...cards[0], id: 'unheard_of', tags: ['space', 'plant'], effect: [], production: { heat: 1 } } as Printed;
    expect(subject(card)).toEqual({ place: 'space', parts: ['satellite', 'sprout', 'flame'] });
  });

  it('every rule is about some card and names parts that are drawn', () => {
    const idle = RULES.filter((rule) => cards.every((card) => RULES.find(({ word }) => word.test(card.id)) !== rule));
    expect(idle.map(({ word }) => word.source)).toEqual([]);
    expect(RULES.flatMap(({ parts }) => parts).filter((part) => !isPart(part))).toEqual([]);
  });

  it('a picture is light: a few dozen shapes', () => {
    expect(cards.filter((card) => picture(card).split('<path').length > 50).map(({ id }) => id)).toEqual([]);
  });
});
