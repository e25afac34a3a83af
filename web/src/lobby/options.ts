// The options of a game, as a form: what is wrong with them, and how one choice brings others in line.

import type { FieldInfo, GameInfo, Problem } from '../api/types';

export type Values = Record<string, unknown>;

/** Why a value does not do, in parts that can be said in any language. */
export type Wrong =
  | { field: string; kind: 'range'; value: number; min: number; max: number }
  | { field: string; kind: 'conflict'; other: string; rule: string }
  | { field: string; kind: 'other'; text: string };

/** A sentence that says why not, and the address of the rule behind it. */
export interface Reason {
  text: string;
  rule?: string;
}

/** Reads the server's sentence for writers of programs. */
export function wrong(problem: Problem): Wrong {
  const field = problem.field ?? '';
  const range = /: (-?\d+) is not between (-?\d+) and (-?\d+)/.exec(problem.text);
  if (range) return { field, kind: 'range', value: Number(range[1]), min: Number(range[2]), max: Number(range[3]) };
  const conflict = /does not go with `(\w+)` \(([A-Z0-9-]+)\)/.exec(problem.text);
  if (conflict) return { field, kind: 'conflict', other: conflict[1] as string, rule: conflict[2] as string };
  return { field, kind: 'other', text: problem.text };
}

/** The fields in two groups: what makes the game, and the fine points. */
export function grouped(fields: FieldInfo[]): { main: FieldInfo[]; fine: FieldInfo[] } {
  const first = ['variant', 'players', 'scenario'];
  const main = first.flatMap((name) => fields.filter((field) => field.name === name));
  return { main, fine: fields.filter((field) => !first.includes(field.name)) };
}

/** How often a choice may change others before it is left to the person. */
const MOST_CHANGES = 8;

/**
 * After a new variant, brings the other fields in line with it, each to what the rules' own example of that variant has.
 * What can't be mended is told.
 */
export async function mended(
  info: GameInfo,
  values: Values,
  chosen: string,
  check: (values: Values) => Promise<Problem | null>,
): Promise<{ values: Values; problem: Problem | null }> {
  const example = info.cases.find((example) => example[chosen] === values[chosen]);
  let mended = values;
  for (let change = 0; change < MOST_CHANGES; change += 1) {
    const problem = await check(mended);
    const field = problem?.field;
    if (!problem || !example || !field || field === chosen || !(field in example) || mended[field] === example[field]) {
      return { values: mended, problem };
    }
    mended = { ...mended, [field]: example[field] };
  }
  return { values: mended, problem: await check(mended) };
}
