// Prices as they are now: what is printed, changed by weather, events and assistants.

import { facts, type Facts } from './box.svelte';
import { corporation } from './read';
import { ASSISTANTS, type Assistant, type Building, type Colour, type Installation, type Open, type Target, type Weather, type Work } from './types';

export interface Chip {
  /** A picture of `ART`. */
  what: string;
  n: number;
  /** Dearer or cheaper than printed. */
  changed?: 'more' | 'less';
}

const CARDS: Record<string, string> = { yellow: 'mineral_yellow', green: 'mineral_green', red: 'mineral_red', any: 'mineral_any' };

/** A price of the data as chips; numbers that depend on the players are looked up. */
export function chips(cost: unknown, players: number): Chip[] {
  if (!cost || typeof cost !== 'object') return [];
  return Object.entries(cost).flatMap(([what, n]): Chip[] => {
    if (what === 'cards') return chips(n, players).map((chip) => ({ ...chip, what: CARDS[chip.what] ?? 'card' }));
    const amount = typeof n === 'number' ? n : Number((n as Record<string, number>)[String(players)] ?? 0);
    return amount > 0 ? [{ what, n: amount }] : [];
  });
}

function changed(chip: Chip, delta: number): Chip {
  if (delta === 0) return chip;
  return { ...chip, n: Math.max(0, chip.n + delta), changed: delta > 0 ? 'more' : 'less' };
}

function isAbout(target: Target, work: Work, step?: string): boolean {
  return 'Work' in target ? target.Work === work : target.Requirement === step;
}

/** By how much lasting effects change the price of an action in time and goods. */
function lasting(open: Open, work: Work, step?: string): Record<string, number> {
  const deltas: Record<string, number> = {};
  const add = (what: string, n: number) => (deltas[what] = (deltas[what] ?? 0) + n);
  for (const { modifier } of open.active) {
    if (typeof modifier === 'string') continue;
    if ('Cost' in modifier && isAbout(modifier.Cost[0], work, step)) add(modifier.Cost[1], modifier.Cost[2]);
    if ('Time' in modifier && isAbout(modifier.Time[0], work, step)) add('time', modifier.Time[1]);
  }
  return deltas;
}

function assistants(open: Open, colour: Colour, kind: Assistant): number {
  return corporation(open, colour).assistants[ASSISTANTS.indexOf(kind)] ?? 0;
}

function apply(price: Chip[], deltas: Record<string, number>): Chip[] {
  const known = price.map((chip) => changed(chip, deltas[chip.what] ?? 0));
  const fresh = Object.entries(deltas).filter(([what, n]) => n > 0 && !price.some((chip) => chip.what === what));
  return [...known, ...fresh.map(([what, n]): Chip => ({ what, n, changed: 'more' }))];
}

/** A Scientist works one time unit faster, never below one (MA-ASS-04). */
function withScientist(open: Open, colour: Colour, price: Chip[]): Chip[] {
  const saved = assistants(open, colour, 'scientist');
  return price.map((chip) =>
    chip.what === 'time' && saved > 0 && chip.n > 1 ? changed(chip, -Math.min(saved, chip.n - 1)) : chip,
  );
}

function timed(time: unknown, goods: Chip[]): Chip[] {
  return typeof time === 'number' && time > 0 ? [{ what: 'time', n: time }, ...goods] : goods;
}

/** What an action of a building costs now. */
export function workPrice(open: Open, colour: Colour, building: Building, work: Work): Chip[] {
  const printed = facts(`martians-building-${building}`).actions?.find(({ id }) => id === work);
  if (!printed) return [];
  const price = apply(timed(printed.time, chips(printed.cost, open.options.players)), lasting(open, work));
  return work.endsWith('technology') ? withScientist(open, colour, price) : price;
}

/** What a tile, a commission or a technology costs now. */
export function thingPrice(open: Open, colour: Colour, name: string, work: Work): Chip[] {
  const { time, cost } = facts(name);
  const price = apply(timed(time, chips(cost, open.options.players)), lasting(open, work));
  return work === 'mission' ? price : withScientist(open, colour, price);
}

/** What a step of the scenario costs now. */
export function stepPrice(open: Open, step: { id: string; time?: number; cost?: unknown }): Chip[] {
  const price = apply(timed(step.time ?? 1, chips(step.cost, open.options.players)), lasting(open, 'mission', step.id));
  const waived = open.mission.waived;
  return waived && waived[0] === step.id ? price.filter((chip) => chip.what !== waived[1]) : price;
}

/** The crop in use: its tile, else the one printed on the card. */
function cropFacts(crop: string | null): Facts {
  return crop ? facts(`martians-crop-${crop}`) : { cost: { energy: 1, water: 1 }, yield: { food: 1 } };
}

const ENERGY: Partial<Record<Weather, number>> = { solar_activity_energy: -1, sandstorm_energy: 1 };
const FOOD: Partial<Record<Weather, number>> = { solar_activity_food: 1, sandstorm_food: -1 };

/** What a harvest costs and yields now (MA-GRE-06). */
export function harvest(open: Open, colour: Colour): { cost: Chip[]; gain: Chip[] } {
  const crop = cropFacts(corporation(open, colour).crop);
  const deltas = lasting(open, 'harvest');
  deltas.energy = (deltas.energy ?? 0) + (ENERGY[open.weather] ?? 0);
  const cost = apply(timed(1, chips(crop.cost, open.options.players)), deltas);
  const food = crop.yield?.food ?? 0;
  const more = assistants(open, colour, 'botanist') + (FOOD[open.weather] ?? 0);
  const gain = [changed({ what: 'food', n: food }, more), ...chips({ ...crop.yield, food: 0 }, 1)];
  return { cost, gain: gain.filter((chip) => chip.n > 0 || chip.changed) };
}

/** How many crystals an excavation may take now (MA-EXC-06). */
export function digLimit(open: Open, colour: Colour): number {
  return Math.max(0, 2 + assistants(open, colour, 'geologist') - (open.weather === 'earthquake' ? 1 : 0));
}

const STORM = { sandstorm_food: -1, sandstorm_energy: -1 };
const POWER: Record<Installation, Partial<Record<Weather, number>>> = {
  solar: { ...STORM, solar_activity_energy: 1, solar_activity_food: 1 },
  wind: { ...STORM, wind: 1 },
};

/** What one installation of a kind makes for a colour now (MA-PROD-06). */
export function production(open: Open, colour: Colour, kind: Installation): number {
  const techs = corporation(open, colour).techs;
  const better = (techs >> (kind === 'solar' ? 3 : 4)) & 1;
  const events = open.active.reduce((all, { modifier }) => {
    return typeof modifier !== 'string' && 'Production' in modifier && modifier.Production[0] === kind ? all + modifier.Production[1] : all;
  }, 0);
  return Math.max(0, 2 + better + (POWER[kind][open.weather] ?? 0) + events);
}

/** What an action of a building gives. */
export function workGain(open: Open, building: Building, work: Work): Chip[] {
  const printed = facts(`martians-building-${building}`).actions?.find(({ id }) => id === work);
  const modest = open.options.edition === 'prototype' && work === 'colony_technology';
  return (printed?.effect ?? []).flatMap(({ op, resource, n }): Chip[] =>
    op === 'gain' && resource && typeof n === 'number' && !modest ? [{ what: resource, n }] : [],
  );
}
