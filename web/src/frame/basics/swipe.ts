// Closes a sheet when a finger pulls it down, from its head or from content that is scrolled to its top.

import type { Attachment } from 'svelte/attachments';

/** Pixels of a pull that closes; less lets the sheet slip back. */
const FAR = 70;

export function swipeDown(close: () => void): Attachment<HTMLElement> {
  return (node) => {
    let start: Touch | null = null;
    let far = 0;
    function begin(event: TouchEvent) {
      const scrolled = (at: Element | null): boolean => at !== null && (at.scrollTop > 0 || (at !== node && scrolled(at.parentElement)));
      start = event.touches.length === 1 && !scrolled(event.target as Element) ? (event.touches[0] ?? null) : null;
    }
    function pull(event: TouchEvent) {
      const touch = event.touches[0];
      if (!start || !touch) return;
      const [aside, down] = [Math.abs(touch.clientX - start.clientX), touch.clientY - start.clientY];
      // Pulling up scrolls, pulling aside means something else.
      if (far === 0 && (down < 0 || aside > down)) return void (start = down === 0 && aside === 0 ? start : null);
      if (down > 6 && event.cancelable) event.preventDefault();
      far = Math.max(0, down);
      node.style.translate = `0 ${far}px`;
    }
    function end() {
      const closes = start !== null && far > FAR;
      [start, far] = [null, 0];
      node.style.translate = '';
      if (closes) close();
    }
    node.addEventListener('touchstart', begin, { passive: true });
    node.addEventListener('touchmove', pull, { passive: false });
    node.addEventListener('touchend', end);
    node.addEventListener('touchcancel', end);
    return () => {
      node.removeEventListener('touchstart', begin);
      node.removeEventListener('touchmove', pull);
      node.removeEventListener('touchend', end);
      node.removeEventListener('touchcancel', end);
    };
  };
}
