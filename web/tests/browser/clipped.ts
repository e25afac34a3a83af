// Finds text that cannot be read in full because something cuts it off.

/** Runs in the page: every text that is cut off, with the element that cuts it. */
export function clippedText(): string[] {
  /** Glyphs are lower than their line, and a rounded edge cuts nothing. */
  const SIDEWAYS = 1.5;
  const UPWARDS = 0.25;
  const found = new Set<string>();

  const called = (element: Element) =>
    [element.tagName.toLowerCase(), ...element.classList].filter((part) => !part.startsWith('svelte-')).join('.');

  const SPOT = '[data-spot]:is(button, [role="button"])';
  /** A long press on a piece enlarges it or says its name; on a table it also says what a title says. */
  function readable(element: Element): boolean {
    if (element.closest(SPOT) || (element.closest('.table') && element.closest('[title], [data-explained], :has(> title)'))) return true;
    const { left, top, height } = element.getBoundingClientRect();
    const [x, y] = [left + 2, top + height / 2];
    // A piece may lie over its picture.
    const over = [...(element.closest('div, li')?.querySelectorAll(`:scope > ${SPOT}`) ?? [])].map((spot) => spot.getBoundingClientRect());
    return over.some((edge) => edge.left <= x && x <= edge.right && edge.top <= y && y <= edge.bottom);
  }

  /** Whether it is meant for screen readers alone. */
  function unseen(element: Element): boolean {
    if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return true;
    for (let at: Element | null = element; at; at = at.parentElement) {
      if (at.getClientRects().length === 0) continue;
      const { width, height, right } = at.getBoundingClientRect();
      // Off the left edge waits what the keyboard brings in.
      if (right <= 0 || (width <= 1 && height <= 1) || getComputedStyle(at).clipPath.startsWith('inset(50%')) return true;
    }
    return false;
  }

  function cut(text: Text, element: Element): string | null {
    const range = document.createRange();
    range.selectNodeContents(text);
    // Drawn words may be squeezed, which only their own box knows.
    const boxes = element instanceof SVGElement ? [element.getBoundingClientRect()] : [...range.getClientRects()];
    const rects = boxes.filter(({ width, height }) => width > 0 && height > 0);
    if (rects.length === 0) return null;
    const slack = UPWARDS * Number.parseFloat(getComputedStyle(element).fontSize);
    const box = {
      left: Math.min(...rects.map(({ left }) => left)) + SIDEWAYS,
      right: Math.max(...rects.map(({ right }) => right)) - SIDEWAYS,
      top: Math.min(...rects.map(({ top }) => top)) + slack,
      bottom: Math.max(...rects.map(({ bottom }) => bottom)) - slack,
    };
    let [sideways, upwards] = [true, true];
    for (let at: Element | null = element; at; at = at.parentElement) {
      const style = getComputedStyle(at);
      // Drawn parts, such as a group, have no box of their own to cut with.
      if (at instanceof SVGElement && at.tagName !== 'svg') continue;
      if (style.display === 'inline' || style.display === 'contents') continue;
      const edge = at.getBoundingClientRect();
      // What scrolls can be read by scrolling.
      if (/auto|scroll/.test(style.overflowX)) sideways = false;
      if (/auto|scroll/.test(style.overflowY)) upwards = false;
      const tooWide = sideways && /hidden|clip/.test(style.overflowX) && (box.left < edge.left || box.right > edge.right);
      const tooHigh = upwards && /hidden|clip/.test(style.overflowY) && (box.top < edge.top || box.bottom > edge.bottom);
      if ((tooWide && style.textOverflow === 'ellipsis') || style.webkitLineClamp !== 'none')
        return readable(element) ? null : `ends in dots in ${called(at)}`;
      if (tooWide) return `cut at the side by ${called(at)}`;
      if (tooHigh) return `cut above or below by ${called(at)}`;
      if (style.position === 'fixed') break;
    }
    if (sideways && (box.left < 0 || box.right > innerWidth)) return 'beside the window';
    return null;
  }

  /** Words drawn on a plate stay on it. */
  function off(text: SVGTextElement): string | null {
    if (/…$/.test(text.textContent.trim()) && !readable(text)) return 'ends in dots';
    const group = text.closest('g:has(> .plate)');
    const plate = group?.querySelector(':scope > .plate');
    if (!plate) return null;
    const [words, edge] = [text.getBoundingClientRect(), plate.getBoundingClientRect()];
    return words.left < edge.left - SIDEWAYS || words.right > edge.right + SIDEWAYS ? 'wider than its plate' : null;
  }

  /** Words that lie on other words hide them, unless each belongs to a piece of its own that comes forward. */
  function overlaps(): void {
    for (const [at, one] of lines.entries())
      for (const other of lines.slice(at + 1)) {
        const [wide, high] = [
          Math.min(one.rect.right, other.rect.right) - Math.max(one.rect.left, other.rect.left),
          Math.min(one.rect.bottom, other.rect.bottom) - Math.max(one.rect.top, other.rect.top),
        ];
        if (wide > 4 && high > 5 && one.spot === other.spot && one.text !== other.text)
          found.add(`${one.words} (${one.called}): lies on ${other.words}`);
      }
  }

  const lines: { text: Text; rect: DOMRect; words: string; called: string; spot: Element | null }[] = [];
  const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walk.nextNode(); node; node = walk.nextNode()) {
    const [text, element] = [node as Text, node.parentElement];
    if (!element || text.data.trim() === '' || unseen(element) || element.closest('select, script, style, noscript')) continue;
    const drawn = element.closest<SVGTextElement>('svg text');
    const wrong = cut(text, element) ?? (drawn && off(drawn));
    if (!drawn && !wrong && element.closest('[data-part]')) {
      const range = document.createRange();
      range.selectNodeContents(text);
      const spot = element.closest(SPOT) ?? element.closest('div:has(> [data-spot])');
      for (const rect of range.getClientRects())
        lines.push({ text, rect, words: text.data.trim().slice(0, 30), called: called(element), spot });
    }
    if (wrong) found.add(`${text.data.trim().slice(0, 50)} (${called(element)}): ${wrong}`);
  }
  overlaps();
  if (document.documentElement.scrollWidth > document.documentElement.clientWidth) found.add('the page scrolls sideways');
  return [...found];
}
