// Applies what the server says has changed in a view.

import type { Board } from './types';

type Path = (string | number)[];

/** A copy of `value` with the edits made; what did not change is shared with it. */
export function edited(value: unknown, edits: Board['edits']): unknown {
  return edits.reduce((before, [path, now]) => replaced(before, path, now), value);
}

function replaced(value: unknown, [step, ...rest]: Path, now: unknown): unknown {
  if (step === undefined) return now;
  if (Array.isArray(value)) return value.with(step as number, replaced(value[step as number], rest, now));
  const members = value as Record<string, unknown>;
  return { ...members, [step]: replaced(members[step], rest, now) };
}
