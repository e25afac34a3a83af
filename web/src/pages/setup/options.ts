// The options of a game, as a form: what is wrong with them, and how one choice brings others in line.

import type { FieldInfo, GameInfo, Problem } from '../../api/types';

export type Values = Record<string, unknown>;

/** A sentence that says why not, and the address of the rule behind it. */
export interface Reason {
  text: string;
  rule?: string;
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
