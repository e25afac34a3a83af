// How a piece of a board becomes something to point at: one mechanism for SVG and HTML.
//
//   <g {@attach spot({ ask, actions: ['board dock1'], name: say('redplanet-dock-1') })}>…</g>
//
// With one legal action a tap does it; with several it opens a menu; with none but a refusal it tells why, with the rule.
// Hover, focus and a long press show what it is. The piece gets role, name, tab stop, and data-spot="legal|refused|none",
// by which tokens.css lights or dims it.

import type { Attachment } from 'svelte/attachments';
import type { Ask, Barred } from '../../api/ask.svelte';
import type { Choice } from '../../api/types';
import { plain } from '../../words/hyphens';
import { say } from '../../words/words.svelte';

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

/** What can be pointed at now, with what it stands for. */
const spots = new WeakMap<Element, Omit<Pointed, 'at'>>();

/** Runs again whenever the question changes, because it reads it: so it only writes down what the piece stands for. */
export function spot({ ask, actions, name, zoom }: Spot): Attachment<Element> {
  return (node) => {
    const legal = actions.flatMap((action) => ask.legal(action) ?? []);
    const refused = actions.flatMap((action) => ask.refused(action) ?? []);
    const able = legal.length > 0 || refused.length > 0 || zoom !== undefined;
    const button = node.tagName === 'BUTTON';
    const barred = legal.length === 0 && refused.length > 0;

    set(node, 'data-spot', legal.length > 0 ? 'legal' : refused.length > 0 ? 'refused' : 'none');
    set(node, 'data-hint', legal.some(({ action }) => action === ask.hinted?.action) ? '' : null);
    set(node, 'role', able && !button ? 'button' : null);
    set(node, 'tabindex', able && !button ? '0' : null);
    set(node, 'aria-label', able ? spoken(node, name) : null);
    set(node, 'aria-disabled', able && barred ? 'true' : null);
    set(node, 'aria-description', barred ? say((refused[0] as Barred).reason, ask.places) : null);
    if (!able) return;
    listen();
    spots.set(node, { name, zoom, legal, refused });
    return () => {
      if (looking === node) lookAway();
      spots.delete(node);
    };
  };
}

function set(node: Element, attribute: string, value: string | null): void {
  if (node.getAttribute(attribute) === value) return;
  if (value === null) node.removeAttribute(attribute);
  else node.setAttribute(attribute, value);
}

/** The name that is spoken; nothing where what is written on the piece says it all. Who speaks what he sees must be understood. */
function spoken(node: Element, name: string): string | null {
  const written = plain(node.textContent ?? '').replace(/\s+/g, ' ').trim();
  const words = (text: string) => ` ${text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, ' ').trim()} `;
  if (words(written).trim() === '') return name;
  if (words(name) === words(written) && node instanceof HTMLElement) return null;
  if (words(name).includes(words(written))) return name;
  const saysItAll = node instanceof HTMLElement && name.split(/[\s,]+/).every((word) => written.includes(word));
  return saysItAll ? null : `${name} · ${written}`;
}

/** The piece an event is about: the innermost that can be pointed at. */
function spotAt(target: EventTarget | null): Element | null {
  let node = target instanceof Element ? target.closest('[data-spot]') : null;
  while (node && !spots.has(node)) node = node.parentElement?.closest('[data-spot]') ?? null;
  return node;
}

function tell(what: string, node: Element): void {
  const known = spots.get(node);
  const detail: Pointed | null = known ? { at: node.getBoundingClientRect(), ...known } : null;
  node.dispatchEvent(new CustomEvent<Pointed | null>(what, { detail, bubbles: true }));
}

let waiting: ReturnType<typeof setTimeout> | undefined;
let looking: Element | null = null;
let touched = false;

function lookSoon(node: Element, after: number): void {
  clearTimeout(waiting);
  waiting = setTimeout(() => {
    if (!spots.has(node)) return;
    looking = node;
    tell(LOOKED, node);
  }, after);
}

function lookAway(): void {
  clearTimeout(waiting);
  const node = looking;
  looking = null;
  node?.dispatchEvent(new CustomEvent<Pointed | null>(LOOKED, { detail: null, bubbles: true }));
}

function choose(event: Event, node: Element): void {
  event.preventDefault();
  event.stopPropagation();
  lookAway();
  tell(POINTED, node);
}

const listeners: Record<string, (event: Event) => void> = {
  click(event) {
    const node = spotAt(event.target);
    // A finger that rested has looked, not chosen; what it looks at stays until the next touch.
    if (!node || (touched && looking === node)) return;
    choose(event, node);
  },
  keydown(event) {
    const node = event.target as Element | null;
    const { key } = event as KeyboardEvent;
    if (!node || !spots.has(node) || node.tagName === 'BUTTON' || (key !== 'Enter' && key !== ' ')) return;
    choose(event, node);
  },
  pointerover(event) {
    const node = spotAt(event.target);
    if ((event as PointerEvent).pointerType !== 'mouse' || node === looking) return;
    lookAway();
    if (node) lookSoon(node, HOVER);
  },
  pointerdown(event) {
    const node = spotAt(event.target);
    touched = (event as PointerEvent).pointerType !== 'mouse';
    if (!touched || !node) return;
    looking = null;
    lookSoon(node, PRESS);
  },
  pointerup: () => touched && clearTimeout(waiting),
  pointercancel: () => clearTimeout(waiting),
  contextmenu: (event) => touched && spotAt(event.target) && event.preventDefault(),
  focusin(event) {
    const node = event.target as Element;
    if (spots.has(node) && node.matches(':focus-visible')) lookSoon(node, HOVER);
  },
  // Later: a piece that is taken away while it has the focus tells so in the middle of the drawing.
  focusout: () => touched || queueMicrotask(lookAway),
};

let listens = false;

/** One listener for all pieces: there are hundreds, and they change with every question. */
function listen(): void {
  if (listens) return;
  listens = true;
  for (const [event, listener] of Object.entries(listeners)) document.addEventListener(event, listener);
  // What is written on a card may come later than the card.
  const written = new MutationObserver((changes) => {
    for (const node of new Set(changes.map(({ target }) => spotAt(target instanceof Element ? target : target.parentElement)))) {
      if (node) set(node, 'aria-label', spoken(node, (spots.get(node) as Pointed).name));
    }
  });
  written.observe(document.body, { childList: true, characterData: true, subtree: true });
}
