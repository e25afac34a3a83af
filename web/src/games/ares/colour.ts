// The colours of the four sets of phase cards; each has its shape too.

import type { Shape } from '../../frame/game';

export interface Mark {
  css: string;
  shape: Shape;
  /** The shape on a field of 24 by 24. */
  path: string;
}

const MARKS: [Mark, Mark, Mark, Mark] = [
  { css: 'var(--seat-red)', shape: 'circle', path: 'M12 2a10 10 0 1 1 0 20 10 10 0 0 1 0-20Z' },
  { css: 'var(--seat-blue)', shape: 'square', path: 'M3 3h18v18H3Z' },
  { css: 'var(--seat-yellow)', shape: 'triangle', path: 'M12 2 22.5 21h-21Z' },
  { css: 'var(--seat-green)', shape: 'diamond', path: 'M12 1 23 12 12 23 1 12Z' },
];

export function markOf(seat: number): Mark {
  return MARKS[seat] ?? MARKS[0];
}
