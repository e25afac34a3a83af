// Moves the focus from piece to piece with the arrow keys.

const DIRECTIONS: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** Moves the focus in the direction of an arrow key. Returns whether it moved. */
export function moveFocus(key: string, within: ParentNode): boolean {
  const direction = DIRECTIONS[key];
  if (!direction) return false;
  const spots = [
    ...within.querySelectorAll<HTMLElement | SVGElement>('[data-spot][tabindex], button[data-spot], [data-explained][tabindex]'),
  ].filter((spot) => spot.getClientRects().length > 0);
  const from = document.activeElement;
  const next = from && spots.includes(from as HTMLElement) ? nearest(from, spots, direction) : first(spots, from);
  next?.focus();
  return next !== undefined;
}

/** Where the arrows begin: in the part of the table that is in focus, at what can be chosen. */
function first<T extends HTMLElement | SVGElement>(spots: T[], focus: Element | null): T | undefined {
  const part = focus?.closest('[data-part]');
  const here = part ? spots.filter((spot) => part.contains(spot)) : [];
  const among = here.length > 0 ? here : spots;
  return among.find((spot) => spot.dataset.spot === 'legal') ?? among[0];
}

function middle(element: Element): [number, number] {
  const { left, top, width, height } = element.getBoundingClientRect();
  return [left + width / 2, top + height / 2];
}

/** The nearest spot in a direction. Distance off the straight line counts twice. */
function nearest<T extends Element>(from: Element, spots: T[], [dx, dy]: [number, number]): T | undefined {
  const [x, y] = middle(from);
  let [best, least] = [undefined as T | undefined, Infinity];
  for (const spot of spots) {
    const [sx, sy] = middle(spot);
    const along = (sx - x) * dx + (sy - y) * dy;
    const aside = Math.abs((sx - x) * dy) + Math.abs((sy - y) * dx);
    const far = along + 2 * aside;
    if (spot !== from && along > 1 && far < least) [best, least] = [spot, far];
  }
  return best;
}
