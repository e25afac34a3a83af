// Places a box beside what it explains, inside the window.

import type { Attachment } from 'svelte/attachments';

const GAP = 8;

/** Below the element if there is room, else above, else to its side. */
export function beside(at: DOMRect): Attachment<HTMLElement> {
  return (node) => {
    function place() {
      const { width, height } = node.getBoundingClientRect();
      const right = Math.max(GAP, innerWidth - width - GAP);
      const bottom = Math.max(GAP, innerHeight - height - GAP);
      let left = Math.min(Math.max(GAP, at.left + at.width / 2 - width / 2), right);
      let top = at.bottom + GAP;
      if (top > bottom) top = Math.min(at.top - height - GAP, bottom);
      if (top < GAP) {
        // No room below or above: beside it, so that it does not cover what it explains.
        top = Math.min(Math.max(GAP, at.top), bottom);
        left = at.right + GAP + width <= innerWidth ? at.right + GAP : Math.max(GAP, at.left - width - GAP);
      }
      node.style.left = `${left}px`;
      node.style.top = `${top}px`;
    }
    place();
    const watch = new ResizeObserver(place);
    watch.observe(node);
    return () => watch.disconnect();
  };
}
