// How many cards and tiles are still to come, and how many were there before.

import { scenario } from './read';
import { MINERALS, WEATHERS, type Open } from './types';

export interface Pile {
  kind: 'event' | 'weather' | 'mineral' | 'research' | 'expert' | 'assistant' | 'commission';
  /** Still to come; nothing where nobody counts them. */
  deck?: number;
  /** On the discard pile; nothing where there is none. */
  spent?: number;
}

const sum = (numbers: number[]) => numbers.reduce((all, one) => all + one, 0);

/** The piles of this table. `copies` says how often a card lies in the box; nothing before that is known. */
export function piles(open: Open, copies: (name: string) => number | undefined): Pile[] {
  const minerals = MINERALS.filter((mineral) => open.options.collectors || mineral !== 'proof_of_life');
  const inBox = (names: string[]) => sum(names.map((name) => copies(name) ?? NaN));
  const left = (all: number, gone: number) => (Number.isNaN(all) ? undefined : Math.max(0, all - gone));
  const past = sum(open.weather_past);
  return [
    { kind: 'event', spent: open.events.length },
    { kind: 'weather', deck: left(inBox(WEATHERS.map((weather) => `martians-weather-${weather}`)), past + 1), spent: past },
    {
      kind: 'mineral',
      deck: left(inBox(minerals.map((mineral) => `martians-mineral-${mineral}`)), sum(open.spent) + sum(open.cards) + sum(open.hands)),
      spent: sum(open.spent),
    },
    { kind: 'research', deck: sum(open.research.deck), spent: sum(open.research_spent) },
    { kind: 'expert', deck: sum(open.experts.deck) },
    { kind: 'assistant', deck: sum(open.assistants.deck) },
    ...(scenario(open) === null ? [{ kind: 'commission' as const, deck: open.commission_deck.length }] : []),
  ];
}
