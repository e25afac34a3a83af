// Finds text that cannot be read in full because something cuts it off.

/** Runs in the page: every text that is cut off, with the element that cuts it. */
export function clippedText(): string[] {
  /** Glyphs are lower than their line, and a rounded edge cuts nothing. */
  const SIDEWAYS = 1.5;
  const UPWARDS = 0.25;
  const found = new Set<string>();

  const called = (element: Element) =>
    [element.tagName.toLowerCase(), ...element.classList].filter((part) => !part.startsWith('svelte-')).join('.');

  /** A long press enlarges a piece, or says its name in full. */
  const readable = (element: Element) => element.closest('[data-spot]:is(button, [role="button"])') !== null;

  /** Whether it is meant for screen readers alone. */
  const unseen = (element: Element) =>
    element.closest('.said-only') !== null || !element.checkVisibility({ opacityProperty: true, visibilityProperty: true });

  function cut(text: Text, element: Element): string | null {
    const range = document.createRange();
    range.selectNodeContents(text);
    const rects = [...range.getClientRects()].filter(({ width, height }) => width > 0 && height > 0);
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
      if (style.clipPath.startsWith('inset(50%')) return null;
      const edge = at.getBoundingClientRect();
      if (edge.width <= 1 && edge.height <= 1) return null;
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

  const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walk.nextNode(); node; node = walk.nextNode()) {
    const [text, element] = [node as Text, node.parentElement];
    if (!element || text.data.trim() === '' || unseen(element) || element.closest('select, script, style, noscript')) continue;
    const drawn = element.closest<SVGTextElement>('svg text');
    const wrong = cut(text, element) ?? (drawn && off(drawn));
    if (wrong) found.add(`${text.data.trim().slice(0, 50)} (${called(element)}): ${wrong}`);
  }
  if (document.documentElement.scrollWidth > document.documentElement.clientWidth) found.add('the page scrolls sideways');
  return [...found];
}
