// Makes a piece of a board something to point at: one mechanism for SVG and HTML.
//
//   <g {@attach spot({ ask, actions: ['board dock1'], name: say('redplanet-dock-1') })}>…</g>
//
// A tap does the only legal action, opens a menu of several, or gives the reason if all are refused, with the rule.
// Hover, focus and a long press show what it is; a long press also shows the title of anything else. The piece gets a role, a name, a tab stop and data-spot="legal|refused|none",
// which tokens.css uses to light or dim it. Where the arrow keys go from piece to piece, only what can be chosen is a tab stop: there are hundreds of pieces.
//
// `explain` does the same for what nobody can act on, such as a counter. What says in words what it is has `data-explained`.

import type { Attachment } from 'svelte/attachments';
import type { Ask, Barred, Offer } from '../../api/ask.svelte';
import { plain } from '../../words/hyphens';
import { say } from '../../words/words.svelte';
import { saveSettings, settings } from '../settings.svelte';

export interface Spot {
  ask: Ask;
  /** The actions this piece stands for. */
  actions: string[];
  /** Its name for screen readers. */
  name: string;
  /** The Fluent id of what a long press or hover enlarges. */
  zoom?: string;
  /** Its address, the same in every language and at every question; by default what it enlarges, or its first action. */
  at?: string;
  /** What it does, in words; what is enlarged says it itself. */
  about?: string;
  /** Its numbers now, where they stand neither in its name nor in what is enlarged. */
  now?: string;
}

/** Something nobody acts on. Its name includes its numbers now. */
export interface Explained extends Pick<Spot, 'name' | 'zoom' | 'about'> {
  /** Something else says it aloud; this is only for pointing. */
  silent?: boolean;
}

/** A piece with the actions it stands for. */
interface Known extends Omit<Pointed, 'at'> {
  actions: string[];
}

/** What the table shows beside a piece: a menu of actions, a reason, or the thing enlarged. */
export interface Pointed extends Pick<Spot, 'name' | 'zoom' | 'about' | 'now'> {
  at: DOMRect;
  legal: Offer[];
  refused: Barred[];
}

/** Where the spots of a board report to. */
export interface Listener {
  /** Somebody chose a piece. */
  point(pointed: Pointed): void;
  /** Somebody looks at a piece, or away. */
  look(looked: Pointed | null): void;
}

/** The person chose the piece. */
const POINTED = 'syrtis:pointed';
/** The person looks at the piece, or away if there is no detail. */
const LOOKED = 'syrtis:looked';

/** Hears what is pointed at and looked at inside an element. */
export function listening(listener: Listener): Attachment<HTMLElement> {
  return (node) => {
    const pointed = (event: Event) => listener.point((event as CustomEvent<Pointed>).detail);
    const looked = (event: Event) => listener.look((event as CustomEvent<Pointed | null>).detail);
    node.addEventListener(POINTED, pointed);
    node.addEventListener(LOOKED, looked);
    return () => {
      node.removeEventListener(POINTED, pointed);
      node.removeEventListener(LOOKED, looked);
    };
  };
}

/** Milliseconds until hovering and a resting finger count as looking. */
const HOVER = 350;
const PRESS = 450;
/** Pixels by which a finger may miss a small piece: half of what a target must measure. */
const MISS = 22;

/** Every piece that can be pointed at now, with its actions. */
const spots = new WeakMap<Element, Known>();

/** The names of all pieces, also of those that can't be pointed at now. */
const names = new WeakMap<Element, string>();

/** The name of a piece. */
export function nameOf(piece: Element): string {
  return names.get(piece) ?? piece.getAttribute('aria-label') ?? '';
}

/** Runs again whenever the question changes, so it does little: it records the piece's actions and sets its attributes. */
export function spot({ ask, actions, name, zoom, about, now, at = zoom ?? actions[0] }: Spot): Attachment<Element> {
  return (node) => {
    const legal = actions.flatMap((action) => ask.legal(action) ?? []);
    const refused = actions.flatMap((action) => ask.refused(action) ?? []);
    const able = legal.length > 0 || refused.length > 0 || zoom !== undefined || about !== undefined;
    const button = node.tagName === 'BUTTON';
    const barred = legal.length === 0 && refused.length > 0;
    const passed = able && legal.length === 0 && node.closest('[data-roams]') !== null;

    names.set(node, name);
    set(node, 'data-address', at ?? null);
    set(node, 'data-spot', legal.length > 0 ? 'legal' : refused.length > 0 ? 'refused' : 'none');
    set(node, 'data-hint', legal.some(({ action }) => action === ask.hinted?.action) ? '' : null);
    set(node, 'data-advised', rank(ask, legal));
    set(node, 'role', able && !button ? 'button' : null);
    set(node, 'tabindex', passed ? '-1' : able && !button ? '0' : null);
    set(node, 'aria-label', able ? spoken(node, name) : null);
    set(node, 'aria-disabled', able && barred ? 'true' : null);
    set(node, 'aria-description', barred ? say((refused[0] as Barred).reason, ask.places) : null);
    set(node, 'data-explained', zoom !== undefined || about !== undefined ? '' : null);
    return able ? known(node, { name, zoom, about, now, legal, refused, actions }) : undefined;
  };
}

/** Makes a counter, a sign or a field say what it is. The arrow keys reach it, the tab key passes it by. */
export function explain({ name, zoom, about, silent = false }: Explained): Attachment<Element> {
  return (node) => {
    set(node, 'data-explained', '');
    // A heading stays one.
    set(node, 'role', silent || node instanceof HTMLHeadingElement ? null : 'img');
    set(node, 'aria-label', silent ? null : name);
    set(node, 'tabindex', silent ? null : '-1');
    return known(node, { name, zoom, about, ...(zoom !== undefined && { now: name }), legal: [], refused: [], actions: [] });
  };
}

/** Remembers what a piece is as long as it is there. */
function known(node: Element, what: Known): () => void {
  listen();
  spots.set(node, what);
  return () => {
    if (looking === node) lookAway();
    spots.delete(node);
  };
}

/** The best place among the advised choices that an action of a piece has. */
function rank(ask: Ask, legal: Offer[]): string | null {
  const ranks = legal.flatMap(({ action }) => ask.rank(action) ?? []);
  return ranks.length > 0 ? String(Math.min(...ranks)) : null;
}

/** The pieces that stand for the actions of a chosen piece, one each; none where an action has no piece of its own. */
export function targetsOf(pointed: Pointed): Element[] {
  const wanted = new Set(pointed.legal.map(({ action }) => action));
  const found = new Set<string>();
  const targets = [...document.querySelectorAll('[data-spot="legal"]')].filter((node) => {
    const known = spots.get(node);
    const own = known?.legal.filter(({ action }) => wanted.has(action)) ?? [];
    if (known?.name === pointed.name || own.length !== 1 || node.getClientRects().length === 0) return false;
    own.forEach(({ action }) => found.add(action));
    return true;
  });
  return found.size === wanted.size ? targets : [];
}

/** The pieces on the page for which this holds, in their order. */
export function spotsWhere(holds: (spot: Known) => boolean): Element[] {
  return [...document.querySelectorAll('[data-spot]')].filter((node) => {
    const known = spots.get(node);
    return known !== undefined && holds(known);
  });
}

function set(node: Element, attribute: string, value: string | null): void {
  if (node.getAttribute(attribute) === value) return;
  if (value === null) node.removeAttribute(attribute);
  else node.setAttribute(attribute, value);
}

/** The accessible name; null where the visible text says it all. It includes the visible text, for people who use voice control. */
function spoken(node: Element, name: string): string | null {
  const written = plain(node.textContent ?? '')
    .replace(/\s+/g, ' ')
    .trim();
  // Most pieces are drawn without a word.
  if (written === '') return name;
  const words = (text: string) =>
    ` ${text
      .toLowerCase()
      .replace(/[^\p{L}\p{N}]+/gu, ' ')
      .trim()} `;
  const [shown, called] = [words(written), words(name)];
  if (shown.trim() === '') return name;
  if (called === shown && node instanceof HTMLElement) return null;
  if (called.includes(shown)) return name;
  const saysItAll = node instanceof HTMLElement && name.split(/[\s,]+/).every((word) => written.includes(word));
  return saysItAll ? null : `${name} · ${written}`;
}

/** The innermost piece at an event's target that can be chosen. */
function spotAt(target: EventTarget | null, pieces = '[data-spot]'): Element | null {
  let node = target instanceof Element ? target.closest(pieces) : null;
  while (node && !spots.has(node)) node = node.parentElement?.closest(pieces) ?? null;
  return node;
}

/** The innermost thing at an event's target that can be looked at. */
const lookedAt = (target: EventTarget | null) => spotAt(target, '[data-spot], [data-explained]');

/** The innermost thing at an event's target that says what it is: a finger can't hover over a title. */
function titledAt(target: EventTarget | null): Element | null {
  return target instanceof Element ? target.closest('[title], :has(> title)') : null;
}

/** The piece that can be chosen and is nearest to where a finger came down, if the finger hit nothing else. */
function missed(event: Event): Element | null {
  const { target, clientX, clientY } = event as MouseEvent;
  const part = touched && target instanceof Element && !target.closest('button, a, input, label') ? target.closest('[data-part]') : null;
  let [best, least] = [null as Element | null, MISS];
  for (const node of part?.querySelectorAll('[data-spot="legal"]') ?? []) {
    const { left, right, top, bottom, width } = node.getBoundingClientRect();
    const far = Math.hypot(Math.max(left - clientX, 0, clientX - right), Math.max(top - clientY, 0, clientY - bottom));
    if (width > 0 && far <= least && spots.has(node)) [best, least] = [node, far];
  }
  return best;
}

function knownOf(node: Element): Omit<Pointed, 'at'> | undefined {
  const name = node.getAttribute('title') ?? node.querySelector(':scope > title')?.textContent;
  return spots.get(node) ?? (name ? { name, legal: [], refused: [] } : undefined);
}

function tell(what: string, node: Element): void {
  const known = knownOf(node);
  const detail: Pointed | null = known ? { at: node.getBoundingClientRect(), ...known } : null;
  node.dispatchEvent(new CustomEvent<Pointed | null>(what, { detail, bubbles: true }));
}

let waiting: ReturnType<typeof setTimeout> | undefined;
let looking: Element | null = null;
let touched = false;

function lookSoon(node: Element, after: number): void {
  clearTimeout(waiting);
  waiting = setTimeout(() => {
    if (!knownOf(node)) return;
    looking = node;
    tell(LOOKED, node);
    if (touched) learnPress();
  }, after);
}

/** Whoever has rested a finger on something once needs no hint that one can. */
export function learnPress(): void {
  if (settings.presses) return;
  settings.presses = true;
  saveSettings();
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
    const node = spotAt(event.target) ?? missed(event);
    const seen = lookedAt(event.target);
    // A finger that rested was looking, not choosing; what it looked at stays until the next touch.
    if (touched && looking && (looking === node || looking === seen)) return;
    if (node) choose(event, node);
    else if (touched && seen) lookSoon(seen, 0);
  },
  keydown(event) {
    const node = event.target as Element | null;
    const { key } = event as KeyboardEvent;
    if (!node || spotAt(node) !== node || node.tagName === 'BUTTON' || (key !== 'Enter' && key !== ' ')) return;
    choose(event, node);
  },
  pointerover(event) {
    const node = lookedAt(event.target);
    if ((event as PointerEvent).pointerType !== 'mouse' || node === looking) return;
    lookAway();
    if (node) lookSoon(node, HOVER);
  },
  pointerdown(event) {
    const node = lookedAt(event.target) ?? titledAt(event.target);
    touched = (event as PointerEvent).pointerType !== 'mouse';
    if (!touched || !node) return;
    looking = null;
    lookSoon(node, PRESS);
  },
  pointerup: () => touched && clearTimeout(waiting),
  pointercancel: () => clearTimeout(waiting),
  contextmenu: (event) => touched && (lookedAt(event.target) ?? titledAt(event.target)) && event.preventDefault(),
  focusin(event) {
    const node = event.target as Element;
    if (spots.has(node) && node.matches(':focus-visible')) lookSoon(node, HOVER);
  },
  // Later: removing a focused piece fires this event in the middle of rendering. What is focused next may be waited for already.
  focusout: ({ target }) =>
    touched || queueMicrotask(() => (looking === target || !spots.has(document.activeElement as Element)) && lookAway()),
};

let listens = false;

/** One set of listeners for all pieces: there are hundreds, and they change with every question. */
function listen(): void {
  if (listens) return;
  listens = true;
  for (const [event, listener] of Object.entries(listeners)) document.addEventListener(event, listener);
  // A finger that rested on a button was looking at its title.
  const looked = (event: Event) => touched && looking && !spots.has(looking) && looking.contains(event.target as Node);
  document.addEventListener('click', (event) => looked(event) && (event.preventDefault(), event.stopImmediatePropagation()), true);
  // The text of a card may arrive later than the card.
  const written = new MutationObserver((changes) => {
    for (const node of new Set(changes.map(({ target }) => spotAt(target instanceof Element ? target : target.parentElement)))) {
      if (node) set(node, 'aria-label', spoken(node, (spots.get(node) as Known).name));
    }
  });
  written.observe(document.body, { childList: true, characterData: true, subtree: true });
}
