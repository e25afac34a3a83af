// A board for any game, in words: for a title whose folder this page does not have.

import type { GameModule, Shape } from '../game';
import Board from './Board.svelte';

const SEATS: [css: string, shape: Shape][] = [
  ['var(--seat-blue)', 'circle'],
  ['var(--seat-orange)', 'square'],
  ['var(--seat-green)', 'triangle'],
  ['var(--seat-purple)', 'diamond'],
  ['var(--seat-yellow)', 'hexagon'],
  ['var(--seat-grey)', 'star'],
];

const plain: GameModule = {
  Board,
  colour(_, seat) {
    const [css, shape] = SEATS[seat % SEATS.length] as [string, Shape];
    return { css, shape };
  },
};

export default plain;
