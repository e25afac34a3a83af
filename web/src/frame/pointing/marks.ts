// Finds what a lesson points at: pieces by their action or by their picture, and parts of the page.

import type { Panel, Point } from '../../api/types';
import { spotsWhere } from './spot';

/** The parts of the page on a narrow screen, by the tab that shows them. */
const TABS: Record<string, string> = { board: 'board', own: 'own', players: 'players', log: 'panel' };

/** Whether an action begins with these words. */
export function beginsWith(action: string, words: string): boolean {
  return action === words || action.startsWith(`${words} `);
}

/** Pixels by which a piece may stick out of the one it lies on. */
const EDGE = 4;

const seen = (node: Element) => node.getClientRects().length > 0;

function panel(name: Panel): Element[] {
  const found = [...document.querySelectorAll(`[data-panel="${name}"]`)].filter(seen);
  return found.length > 0 ? found : tab(TABS[name]);
}

/** The button that opens a tab. */
function tab(name: string | undefined): Element[] {
  return name ? [...document.querySelectorAll(`[data-tab-to="${name}"]`)].filter(seen) : [];
}

/** The pieces in sight, or the way to them: the tab they lie on, or the list of actions. */
function reach(pieces: Element[], action?: string): Element[] {
  const here = pieces.filter(seen);
  if (here.length > 0) return here;
  const away = tab(pieces[0]?.closest<HTMLElement>('[data-panel]')?.dataset.panel);
  if (away.length > 0 || action === undefined) return away;
  const listed = [...document.querySelectorAll<HTMLElement>('button[data-action]')].filter(
    (button) => seen(button) && beginsWith(button.dataset.action ?? '', action),
  );
  return listed.length > 0 ? listed : [...document.querySelectorAll('[data-more-actions]')].filter(seen);
}

/** The pieces that lie on none of the others: a quarter, but not each of its fields. */
export function outermost(nodes: Element[]): Element[] {
  const boxes = nodes.map((node) => node.getBoundingClientRect());
  const on = (one: DOMRect, other: DOMRect) =>
    one.width * one.height < other.width * other.height &&
    one.left >= other.left - EDGE &&
    one.top >= other.top - EDGE &&
    one.right <= other.right + EDGE &&
    one.bottom <= other.bottom + EDGE;
  return nodes.filter((_, at) => !boxes.some((box) => on(boxes[at]!, box)));
}

/** What to put a ring around. */
export function nodesOf(point: Point): Element[] {
  if ('panel' in point) return panel(point.panel);
  // The same picture may lie in several places; the first one is enough.
  if ('piece' in point) return reach(spotsWhere(({ zoom }) => zoom === point.piece)).slice(0, 1);
  return reach(
    spotsWhere(({ legal }) => legal.some(({ action }) => beginsWith(action, point.action))),
    point.action,
  );
}
