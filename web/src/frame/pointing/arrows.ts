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
  const next =
    from && spots.includes(from as HTMLElement)
      ? nearest(from, spots, direction)
      : (spots.find((spot) => spot.dataset.spot === 'legal') ?? spots[0]);
  next?.focus();
  return next !== undefined;
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
