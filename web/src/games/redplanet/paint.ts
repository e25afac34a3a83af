// The paint of the six colours and their shapes.

import { settings } from '../../frame/settings.svelte';
import type { Shape } from '../../frame/game';
import type { Colour } from './types';

export interface Paint {
  css: string;
  /** What can be read on it. */
  ink: string;
  shape: Shape;
}

const DARK = '#1d0f08';
const LIGHT = '#ffffff';

const PAINTS: Record<Colour, Paint> = {
  yellow: { css: 'var(--seat-yellow)', ink: DARK, shape: 'circle' },
  blue: { css: 'var(--seat-blue)', ink: LIGHT, shape: 'square' },
  orange: { css: 'var(--seat-orange)', ink: DARK, shape: 'triangle' },
  green: { css: 'var(--seat-green)', ink: DARK, shape: 'diamond' },
  purple: { css: 'var(--seat-purple)', ink: LIGHT, shape: 'hexagon' },
  grey: { css: 'var(--seat-grey)', ink: DARK, shape: 'star' },
};

/** How a colour looks; who does not want the shapes gets discs. */
export function paint(colour: Colour): Paint {
  const look = PAINTS[colour];
  return settings.shapes ? look : { ...look, shape: 'circle' };
}
