// How a piece of a board becomes something to point at: one mechanism for SVG and HTML.
//
//   <g {@attach spot({ ask, actions: ['board dock1'], name: say('redplanet-dock-1') })}>…</g>
//
// With one legal action a tap does it; with several it opens a menu; with none but a refusal it tells why, with the rule.
// Hover, focus and a long press show what it is. The piece gets role, name, tab stop, and data-spot="legal|refused|none",
// by which tokens.css lights or dims it.

import type { Attachment } from 'svelte/attachments';
import type { Ask, Barred } from '../table/ask.svelte';
import type { Choice } from '../api/types';
import { say } from '../words/words.svelte';

export interface Spot {
  ask: Ask;
  /** The actions this piece stands for. */
  actions: string[];
  /** What a screen reader calls it. */
  name: string;
  /** The Fluent id of what a long press or hover enlarges, if any. */
  zoom?: string;
}

/** What the table shows beside a piece: a menu of actions, a reason, or the thing enlarged. The table page listens for it. */
export interface Pointed {
  at: DOMRect;
  name: string;
  zoom?: string;
  legal: Choice[];
  refused: Barred[];
}

/** Somebody chose the piece. */
export const POINTED = 'syrtis:pointed';
/** Somebody looks at the piece; without a detail he looks away. */
export const LOOKED = 'syrtis:looked';

/** Milliseconds until hovering, and a finger that rests, count as looking. */
const HOVER = 350;
const PRESS = 450;

/** The name that is spoken; nothing where what is written on the piece says it all. Who speaks what he sees must be understood. */
function spoken(node: Element, name: string): string | null {
  const written = (node.textContent ?? '').replace(/\s+/g, ' ').trim();
  const words = (text: string) => ` ${text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, ' ').trim()} `;
  if (words(written).trim() === '' || words(name).includes(words(written))) return name;
  const saysItAll = node instanceof HTMLElement && name.split(/[\s,]+/).every((word) => written.includes(word));
  return saysItAll ? null : `${name} · ${written}`;
}

/** Runs again whenever the question changes, because it reads it. */
export function spot({ ask, actions, name, zoom }: Spot): Attachment<Element> {
  return (node) => {
    const legal = actions.flatMap((action) => ask.legal(action) ?? []);
    const refused = actions.flatMap((action) => ask.refused(action) ?? []);
    const able = legal.length > 0 || refused.length > 0 || zoom !== undefined;
    const button = node.tagName === 'BUTTON';
    const barred = legal.length === 0 && refused.length > 0;

    function set(attribute: string, value: string | null) {
      if (value === null) node.removeAttribute(attribute);
      else node.setAttribute(attribute, value);
    }
    set('data-spot', legal.length > 0 ? 'legal' : refused.length > 0 ? 'refused' : 'none');
    set('role', able && !button ? 'button' : null);
    set('tabindex', able && !button ? '0' : null);
    const call = () => set('aria-label', able ? spoken(node, name) : null);
    call();
    set('aria-disabled', able && barred ? 'true' : null);
    set('aria-description', barred ? say((refused[0] as Barred).reason, ask.places) : null);
    if (!able) return;

    const pointed = (): Pointed => ({ at: node.getBoundingClientRect(), name, zoom, legal, refused });
    const tell = (what: string, detail: Pointed | null) =>
      node.dispatchEvent(new CustomEvent<Pointed | null>(what, { detail, bubbles: true }));

    let waiting: ReturnType<typeof setTimeout> | undefined;
    let looking = false;
    let touched = false;
    function lookSoon(after: number) {
      clearTimeout(waiting);
      waiting = setTimeout(() => {
        looking = true;
        tell(LOOKED, pointed());
      }, after);
    }
    function lookAway() {
      clearTimeout(waiting);
      if (looking) tell(LOOKED, null);
      looking = false;
    }

    const listeners: Record<string, (event: Event) => void> = {
      click(event) {
        event.preventDefault();
        event.stopPropagation();
        // A finger that rested has looked, not chosen; what it looks at stays until the next touch.
        if (touched && looking) return;
        lookAway();
        tell(POINTED, pointed());
      },
      keydown(event) {
        const { key } = event as KeyboardEvent;
        if (button || (key !== 'Enter' && key !== ' ')) return;
        event.preventDefault();
        event.stopPropagation();
        lookAway();
        tell(POINTED, pointed());
      },
      pointerenter: (event) => (event as PointerEvent).pointerType === 'mouse' && lookSoon(HOVER),
      pointerleave: () => (touched ? clearTimeout(waiting) : lookAway()),
      pointerdown(event) {
        touched = (event as PointerEvent).pointerType !== 'mouse';
        if (!touched) return;
        looking = false;
        lookSoon(PRESS);
      },
      pointercancel: lookAway,
      contextmenu: (event) => touched && event.preventDefault(),
      focus: () => node.matches(':focus-visible') && lookSoon(HOVER),
      blur: lookAway,
    };
    for (const [event, listener] of Object.entries(listeners)) node.addEventListener(event, listener);
    // What is written on a card may come later than the card.
    const written = new MutationObserver(call);
    written.observe(node, { childList: true, characterData: true, subtree: true });
    return () => {
      lookAway();
      written.disconnect();
      for (const [event, listener] of Object.entries(listeners)) node.removeEventListener(event, listener);
    };
  };
}
