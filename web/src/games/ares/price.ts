// Prices and points, reckoned from what lies open. The server decides; this is for showing.

import { box, stockOn, type Printed } from './box.svelte';
import { phaseOf, tagAt } from './table';
import type { Board, Open } from './types';

/** AE-DEV-03. */
const DEVELOPMENT_BONUS = 3;

/** AE-CARD-11: the printed cost less all discounts, never below 0. */
export function cost(open: Open, seat: number, card: Printed): number {
  const board = open.boards[seat];
  if (!board) return card.cost;
  const { powers, levels, marks } = board;
  let off = powers.any + marks.discount;
  for (const tag of card.tags) off += powers.by_tag[tagAt(tag)] ?? 0;
  if (card.tags.includes('building')) off += powers.steel * levels.steel;
  if (card.tags.includes('space')) off += powers.titanium * levels.titanium;
  if (card.cost >= powers.big[1]) off += powers.big[0];
  if (phaseOf(open.stage) === 'development' && board.phase === 'development' && marks.played === 0) off += DEVELOPMENT_BONUS;
  return Math.max(0, card.cost - off);
}

export interface StandardAction {
  action: string;
  /** The Fluent id of its name. */
  name: string;
  pays: 'plants' | 'heat' | 'mc';
  gives: 'forest' | 'temperature' | 'ocean';
  price(board: Board | undefined): number;
}

const less = (price: number) => (board: Board | undefined) => price - (board?.powers.standard ?? 0);

/** AE-ACT-13 to 17. */
export const STANDARD_ACTIONS: StandardAction[] = [
  { action: 'forest plants', name: 'ares-standard-forest-plants', pays: 'plants', gives: 'forest', price: (board) => board?.powers.forest ?? 8 },
  { action: 'forest mc', name: 'ares-standard-forest-mc', pays: 'mc', gives: 'forest', price: less(20) },
  { action: 'warm heat', name: 'ares-standard-warm-heat', pays: 'heat', gives: 'temperature', price: () => 8 },
  { action: 'warm mc', name: 'ares-standard-warm-mc', pays: 'mc', gives: 'temperature', price: less(14) },
  { action: 'ocean mc', name: 'ares-standard-ocean-mc', pays: 'mc', gives: 'ocean', price: less(15) },
];

/** AE-SCO-03 and 04: what a played card is worth now. */
export function cardPoints(open: Open, board: Board, card: Printed): number {
  const { vp } = card;
  if (typeof vp === 'number') return vp;
  return Math.floor(counted(open, board, card, vp.per, vp.tag) / vp.count) * vp.vp;
}

function counted(open: Open, board: Board, card: Printed, per: string, tag?: string): number {
  switch (per) {
    case 'forest_tokens':
      return board.forests;
    case 'tag':
      return tag ? (board.tags[tagAt(tag)] ?? 0) : 0;
    case 'project_cards_played':
      return board.tableau.length;
    case 'blue_cards_in_play':
      return board.blue.length;
    default:
      return stockOn(open.stock, card.id);
  }
}

/** AE-SCO-01 to 05: the points as the table stands. */
export function points(open: Open, board: Board): number {
  const cards = board.tableau.flatMap((id) => box.cards.get(id) ?? []);
  return board.tr + board.forests + cards.reduce((sum, card) => sum + cardPoints(open, board, card), 0);
}

/** How often the Action of a card was used in this phase. */
export function uses(board: Board, id: string): number {
  return Number(board.marks.used.includes(id)) + Number(board.marks.again === id);
}
