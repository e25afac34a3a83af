// The options of a game as a form: what is wrong with them, and how one choice adapts others.

import type { FieldInfo, GameInfo, Problem } from '../../api/types';

export type Values = Record<string, unknown>;

/** Why a choice is not possible, and the address of the rule behind it. */
export interface Reason {
  text: string;
  rule?: string;
}

/** The fields in three groups: what makes the game, the fine points, and where the rulebooks leave something open. */
export function grouped(fields: FieldInfo[]): { main: FieldInfo[]; fine: FieldInfo[]; readings: FieldInfo[] } {
  const first = ['variant', 'players', 'scenario'];
  const main = first.flatMap((name) => fields.filter((field) => field.name === name));
  const rest = fields.filter((field) => !first.includes(field.name));
  return { main, fine: rest.filter(({ ruling }) => !ruling), readings: rest.filter(({ ruling }) => ruling) };
}

/** A field that was adapted to a choice, and why it had to be. */
export interface Change {
  field: string;
  value: unknown;
  why: Problem;
}

/** Maximum number of fields to adapt after one choice. */
const MOST_CHANGES = 8;

/**
 * Adapts the other fields to a new choice, each to its value in the rules' own example of that choice.
 * Reports what it changed, and what it can't adapt.
 */
export async function adapted(
  info: GameInfo,
  values: Values,
  chosen: string,
  check: (values: Values) => Promise<Problem | null>,
): Promise<{ values: Values; problem: Problem | null; changes: Change[] }> {
  const example = info.cases.find((example) => example[chosen] === values[chosen]);
  let adapted = values;
  const changes: Change[] = [];
  for (let change = 0; change < MOST_CHANGES; change += 1) {
    const problem = await check(adapted);
    const field = problem?.field;
    if (!problem || !example || !field || field === chosen || !(field in example) || adapted[field] === example[field]) {
      return { values: adapted, problem, changes };
    }
    adapted = { ...adapted, [field]: example[field] };
    changes.push({ field, value: example[field], why: problem });
  }
  return { values: adapted, problem: await check(adapted), changes };
}
