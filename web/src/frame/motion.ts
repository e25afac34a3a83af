// Pieces go from where they were to where they are now. A piece is an element with `data-piece`, the same name as long as it is
// the same piece; with `data-owner` it comes from that player when it is new.

import { settings } from './settings.svelte';

/** How many times longer than a short animation a piece is on its way. */
const LONG = 2;
/** More at once would be a swarm. */
const MOST = 10;
/** Pixels that nobody sees. */
const NEAR = 3;

const still = matchMedia('(prefers-reduced-motion: reduce)');

export type Places = Map<string, DOMRect>;

function pieces(root: HTMLElement): [string, SVGElement | HTMLElement][] {
  const all = [...root.querySelectorAll<SVGElement | HTMLElement>('[data-piece]')];
  return all.map((piece) => [piece.dataset.piece as string, piece]);
}

/** Where each piece is. Nothing if nothing moves. */
export function placesOf(root: HTMLElement | undefined): Places {
  if (!root || settings.animation === 0 || still.matches) return new Map();
  return new Map(pieces(root).map(([name, piece]) => [name, piece.getBoundingClientRect()]));
}

/** Lets the pieces that are elsewhere now go there from where they were. */
export function move(root: HTMLElement | undefined, before: Places): void {
  if (!root || before.size === 0) return;
  let moved = 0;
  for (const [name, piece] of pieces(root)) {
    const to = piece.getBoundingClientRect();
    const from = before.get(name) ?? root.querySelector(`[data-player="${piece.dataset.owner}"]`)?.getBoundingClientRect();
    if (!from || from.width === 0 || to.width === 0 || moved === MOST) continue;
    const [x, y] = [middle(from.x, from.width) - middle(to.x, to.width), middle(from.y, from.height) - middle(to.y, to.height)];
    if (Math.hypot(x, y) < NEAR) continue;
    moved += 1;
    // Within a drawing, lengths are in its own units.
    const drawn = piece instanceof SVGGraphicsElement && piece.ownerSVGElement !== null;
    const scale = drawn ? (piece.getScreenCTM()?.a ?? 1) / ownScale(piece) : 1;
    piece.animate([{ translate: `${x / scale}px ${y / scale}px` }, { translate: '0 0' }], {
      duration: settings.animation * LONG,
      easing: 'cubic-bezier(0.3, 0, 0.2, 1)',
    });
  }
}

/** By how much the element's own transform scales it: `translate` comes before that. */
function ownScale(piece: SVGGraphicsElement): number {
  return piece.transform.baseVal.consolidate()?.matrix.a ?? 1;
}

function middle(start: number, size: number): number {
  return start + size / 2;
}
