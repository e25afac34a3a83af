// How far the mission is: steps done, and conditions that must hold at the end.

import { facts, type Requirement } from './box.svelte';
import { colours, count, number, pooled, scenario, stock } from './read';
import type { Open, Resource } from './types';

/** Buildings that begin with a construction token (MA-SET-03). */
const FACILITIES = 4;

export interface Progress {
  have: number;
  need: number;
  done: boolean;
  /** Needed is that or less. */
  most?: boolean;
}

export interface Step extends Requirement {
  progress: Progress;
}

function atLeast(have: number, need: number): Progress {
  return { have, need, done: have >= need };
}

function atMost(have: number, need: number): Progress {
  return { have, need, done: have <= need, most: true };
}

/** A number of the data: for all, or by the number of players. */
function forPlayers(open: Open, n: unknown): number {
  return typeof n === 'number' ? n : Number((n as Record<string, number> | undefined)?.[String(open.options.players)] ?? 0);
}

function firstOf(n: unknown): unknown {
  return n && typeof n === 'object' ? Object.values(n)[0] : n;
}

function cropsHeld(open: Open): number {
  return new Set(open.cards_of.slice(0, open.options.players).flatMap(({ crop }) => crop ?? [])).size;
}

function applies(open: Open, kind: string, n: unknown): boolean {
  return typeof n === 'number' || kind === 'stock' || kind.startsWith('counter') || String(open.options.players) in (n as object);
}

function look(open: Open, condition: Record<string, unknown>): Progress {
  const [kind, n] = Object.entries(condition).find(([kind, n]) => applies(open, kind, n)) ?? ['', 0];
  const need = forPlayers(open, n);
  switch (kind) {
    case 'construction_tokens_left':
      return atLeast(FACILITIES - count(open.construction), FACILITIES - need);
    case 'development_tokens_removed':
      return atLeast(open.developed, need);
    case 'installations':
      return atLeast(open.cards_of.flatMap(({ installations }) => installations).reduce((a, b) => a + b, 0), need);
    case 'crop_kinds_held':
      return atLeast(cropsHeld(open), need);
    case 'crop_kinds_taken':
      return atLeast(count(open.mission.crops_taken), need);
    case 'counter_at_least':
      return atLeast(open.mission.counter, forPlayers(open, firstOf(n)));
    case 'counter_at_most':
      return atMost(open.mission.counter, forPlayers(open, firstOf(n)));
    case 'expedition_reached_row':
      return atLeast(open.mission.expedition.summit ? need : Math.floor((open.mission.expedition.at ?? -4) / 4) + 1, need);
    case 'excavation_tokens_removed':
      return atLeast(37 - count(open.up) - count(open.down), need);
    case 'stock': {
      const [what, wanted] = Object.entries(n as Partial<Record<Resource, unknown>>)[0] ?? ['energy', 0];
      const purses = pooled(open) ? colours(open).slice(0, 1) : colours(open);
      return atLeast(purses.reduce((sum, colour) => sum + stock(open, colour, what as Resource), 0), forPlayers(open, wanted));
    }
    case 'colony_technologies':
      return atLeast(count(open.colony_techs[0] ?? 0), need);
    case 'dead_colonists':
      return atMost(colours(open).reduce((sum, colour) => sum + (open.dead[number(colour)] ?? 0), 0), need);
    default:
      return { have: 0, need: 0, done: false };
  }
}

/** A step is complete after so many times, or when the counter or something else says so. */
function done(open: Open, step: Requirement, times: number): Progress {
  const when = step.complete_when;
  if (when && 'counter_at_least' in when) return look(open, when);
  if (when) return { have: times, need: 0, done: false };
  return atLeast(times, forPlayers(open, step.times));
}

/** The steps and conditions of the scenario, in the order of its card. */
export function steps(open: Open): Step[] {
  const name = scenario(open);
  const all = (name && facts(`martians-scenario-${name}`).requirements) || [];
  let slot = 0;
  return all
    .map((step) => {
      if (step.kind !== 'mission_action') return { ...step, progress: look(open, step.condition ?? {}) };
      return { ...step, progress: done(open, step, open.mission.times[slot++] ?? 0) };
    })
    .filter((step) => step.kind !== 'mission_action' || forPlayers(open, step.times) > 0);
}
