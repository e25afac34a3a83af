// Finds what explains nothing. Runs in the page.

/** Icons and numbers on the board, in one's own things and beside the players that no pointing explains, each with where it is. */
export function unexplained(): string[] {
  const found = new Set<string>();
  const explained = [...document.querySelectorAll('[data-explained]')].map((node) => node.getBoundingClientRect());
  for (const node of document.querySelectorAll('.board *, .own *, .players *, .means *')) {
    const written = [...node.childNodes].map((child) => (child.nodeType === Node.TEXT_NODE ? child.textContent : '')).join('');
    const { left, top, right, bottom, width, height } = node.getBoundingClientRect();
    const icon = node.tagName === 'svg' && width < 80;
    if (!icon && !/\d/.test(written)) continue;
    if (width < 2 || height < 2 || bottom < 0 || top > innerHeight || right < 0 || left > innerWidth) continue;
    // Names of players may have numbers, and a button with words explains itself.
    if (node.closest('[data-explained], .said-only, .head strong, [role="tab"], .who, button:not([data-spot])')) continue;
    const [x, y] = [left + width / 2, top + height / 2];
    if (explained.some((at) => at.left <= x && x <= at.right && at.top <= y && y <= at.bottom)) continue;
    const path: string[] = [];
    for (let up: Element | null = node; up && path.length < 4; up = up.parentElement)
      path.unshift(`${up.tagName.toLowerCase()}.${(up.getAttribute('class') ?? '').split(' ')[0]}`);
    found.add(`${path.join(' > ')} ${written.trim().slice(0, 30)}`);
  }
  return [...found];
}
