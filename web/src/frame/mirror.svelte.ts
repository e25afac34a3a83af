// A value as the page shows it. It changes only where the value changes, so that only those places are drawn again.

import { untrack } from 'svelte';

type Tree = Record<string, unknown>;

export class Mirror {
  #last: Tree = { value: null };
  #shown: Tree = $state({ value: null });

  get value(): unknown {
    return this.#shown.value;
  }

  /** The value itself is never changed. */
  set value(value: unknown) {
    const now = { value };
    untrack(() => follow(this.#shown, this.#last, now));
    this.#last = now;
  }
}

/** Makes `shown`, a copy of `before`, a copy of `now`. */
function follow(shown: Tree, before: Tree, now: Tree): void {
  if (Array.isArray(shown) && Array.isArray(now) && shown.length > now.length) shown.length = now.length;
  for (const key of Object.keys(now)) {
    const [old, fresh] = [before[key], now[key]];
    if (old === fresh && key in before) continue;
    if (isTree(old) && isTree(fresh) && Array.isArray(old) === Array.isArray(fresh)) follow(shown[key] as Tree, old, fresh);
    else shown[key] = fresh;
  }
  if (!Array.isArray(now)) for (const key of Object.keys(before)) if (!(key in now)) delete shown[key];
}

function isTree(value: unknown): value is Tree {
  return typeof value === 'object' && value !== null;
}
