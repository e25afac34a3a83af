import type { Shape } from '../../frame/game';
import { coloursOf } from './read';
import { type Colour, type View } from './types';

const SHAPES: Record<Colour, Shape> = { blue: 'circle', red: 'square', green: 'triangle', yellow: 'diamond' };

export function paint(colour: Colour): { css: string; shape: Shape } {
  return { css: `var(--seat-${colour})`, shape: SHAPES[colour] };
}

/** The colour of a seat; of the first of two in SOLO. */
export function colour(view: View, seat: number): { css: string; shape: Shape } {
  return paint(coloursOf(view.facts, seat)[0] ?? 'blue');
}
