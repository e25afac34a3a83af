// What lies in the box, with its numbers; loaded once.

import { pieces, type Material } from '../../api/material';
import type { Chip } from './types';

let box: Material | null = $state.raw(null);
let asked = false;

export interface Facts {
  time?: number | string;
  cost?: Record<string, unknown> | string;
  yield?: Record<string, number>;
  reward?: Record<string, number>;
  reputation?: number;
  regolith?: number;
  ice?: number;
  cycles?: number;
  actions?: Work[];
  requirements?: Requirement[];
  [key: string]: unknown;
}

export interface Work {
  id: string;
  time: number | string;
  cost: Record<string, unknown> | string;
  effect?: { op: string; resource?: string; n?: number | string }[];
}

export interface Requirement {
  id: string;
  kind: string;
  time?: number;
  cost?: Record<string, unknown>;
  times?: Record<string, number>;
  reward?: Record<string, number>;
  repeatable?: boolean;
  condition?: Record<string, unknown>;
  complete_when?: Record<string, unknown>;
}

/** Begins to load; pieces show their numbers as soon as they are there. */
export function unpack(): void {
  if (asked) return;
  asked = true;
  void pieces('martians').then(
    (all) => (box = all),
    () => (asked = false),
  );
}

/** The numbers of a thing, by its Fluent name or its own id; none before they are loaded. */
export function facts(id: string): Facts {
  return (box?.get(id)?.facts ?? {}) as Facts;
}

let prices: Partial<Record<string, Chip[]>> = $state.raw({});

/** The prices of experts at this table, which may differ from the printed ones; none away from a table. */
export function priced(experts: Partial<Record<string, Chip[]>>): void {
  prices = experts;
}

/** What an expert costs at this table; nothing away from a table. */
export function priceHere(expert: string): Chip[] | undefined {
  return prices[expert];
}

/** How sure a value is: `printed`, `mixed`, `designed`. */
export function provenance(id: string): string | undefined {
  return box?.get(id)?.provenance;
}
