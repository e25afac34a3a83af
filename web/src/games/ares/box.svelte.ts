// What lies in the box: the printed facts of every card, asked for once.

import { pieces } from '../../api/material';
import type { Kind, Stored } from './types';

export type Colour = 'green' | 'blue' | 'red';
export type Zone = 'purple' | 'red' | 'yellow' | 'white';
export type ZoneBound = { min_zone?: Zone; max_zone?: Zone };
export type NumberBound = { min?: number; max?: number };

/** An effect, a cost or a lasting effect in the vocabulary of the data. */
export type Effect = { kind: string } & Record<string, any>;

export interface ActionOption {
  cost: Effect[];
  gain: Effect[];
  bonus_if_chose_action_phase?: { gain?: Effect[]; cost?: Effect[] };
}

export interface Production extends Partial<Record<Stored | 'cards' | 'steel' | 'titanium', number>> {
  per?: { resource: Stored; amount: number; per: string; tag?: string; count: number }[];
}

export type Vp = number | { per: string; count: number; vp: number; tag?: string };

export interface Requirements {
  temperature?: ZoneBound;
  oxygen?: ZoneBound;
  oceans?: NumberBound;
  tr?: NumberBound;
  tags?: Record<string, number>;
  spend?: Record<string, number>;
}

/** What is printed on a project card or a corporation. */
export interface Printed {
  id: string;
  kind: 'project' | 'corporation';
  number: number;
  colour: Colour | 'corporation';
  /** The starting M€ of a corporation. */
  cost: number;
  tags: string[];
  requirements: Requirements;
  vp: Vp;
  on_play: Effect[];
  production: Production | null;
  effect: Effect[];
  action: { options: ActionOption[] } | null;
  holds: Kind | null;
  phases: number[];
  starter: boolean;
  provenance: string;
}

export interface Reward {
  mc: number;
  plants: number;
  cards: number;
}

/** Milliseconds until the server is asked again after it could not be reached. */
const AGAIN = 2000;

class Box {
  cards: Map<string, Printed> = $state.raw(new Map());
  corporations: Map<string, Printed> = $state.raw(new Map());
  /** The rewards of the tiles 1 to 9. */
  tiles: Reward[] = $state.raw([]);
  #asked = false;

  /** Fills itself the first time it is asked; without cards nothing can be shown, so it does not give up. */
  open(): void {
    if (this.#asked) return;
    this.#asked = true;
    this.#read().catch(() => {
      this.#asked = false;
      setTimeout(() => this.open(), AGAIN);
    });
  }

  async #read(): Promise<void> {
    const { items } = await pieces('ares');
    const cards = new Map<string, Printed>();
    const corporations = new Map<string, Printed>();
    const tiles: Reward[] = [];
    for (const item of items) {
      const facts = item.facts as any;
      if (item.kind === 'project') {
        cards.set(item.id, {
          ...facts,
          id: item.id,
          kind: 'project',
          holds: facts.resource_holder,
          phases: facts.active_phases,
          provenance: item.provenance,
        });
      } else if (item.kind === 'corporation') {
        corporations.set(item.id, {
          ...facts,
          id: item.id,
          kind: 'corporation',
          colour: 'corporation',
          cost: facts.starting_mc,
          requirements: {},
          on_play: facts.on_setup,
          production: facts.starting_production,
          action: null,
          holds: null,
          phases: facts.active_phases,
          provenance: item.provenance,
        });
      } else if (item.kind === 'ocean') {
        tiles[Number(item.id.replace('ocean_', '')) - 1] = facts;
      }
    }
    this.tiles = tiles;
    this.cards = cards;
    this.corporations = corporations;
  }

  /** The thing an effect comes from. */
  origin(id: string): Printed | undefined {
    return this.cards.get(id) ?? this.corporations.get(id);
  }
}

export const box = new Box();

export function cardName(id: string): string {
  return `ares-card-${id}`;
}

export function corporationName(id: string): string {
  return `ares-corporation-${id}`;
}
