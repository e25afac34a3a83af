// How a piece of a board becomes something to point at: one mechanism for SVG and HTML.
//
//   <g {@attach spot({ ask, actions: ['board dock1'], name: say('redplanet-dock-1') })}>…</g>
//
// With one legal action a tap does it; with several it opens a menu; with none but a refusal it tells why, with the rule.
// The piece gets role, name, tab stop, and data-spot="legal|refused|none", by which tokens.css lights or dims it.

import type { Attachment } from 'svelte/attachments';
import type { Ask } from '../table/ask.svelte';
import type { Choice, Refused } from '../api/types';

export interface Spot {
  ask: Ask;
  /** The actions this piece stands for. */
  actions: string[];
  /** What a screen reader calls it. */
  name: string;
  /** The Fluent id of what a long press or hover enlarges, if any. */
  zoom?: string;
}

/** What the table shows beside a piece: a menu of actions or a reason. The table page listens for it. */
export interface Pointed {
  at: DOMRect;
  name: string;
  zoom?: string;
  legal: Choice[];
  refused: Refused[];
}

export const POINTED = 'syrtis:pointed';

/** Runs again whenever the question changes, because it reads it. */
export function spot({ ask, actions, name, zoom }: Spot): Attachment<Element> {
  return (node) => {
    const legal = actions.flatMap((action) => ask.legal(action) ?? []);
    const refused = actions.flatMap((action) => ask.refused(action) ?? []);
    const able = legal.length > 0 || refused.length > 0 || zoom !== undefined;
    const button = node.tagName === 'BUTTON';

    function set(attribute: string, value: string | null) {
      if (value === null) node.removeAttribute(attribute);
      else node.setAttribute(attribute, value);
    }
    set('data-spot', legal.length > 0 ? 'legal' : refused.length > 0 ? 'refused' : 'none');
    set('role', able && !button ? 'button' : null);
    set('tabindex', able && !button ? '0' : null);
    set('aria-label', able ? name : null);
    set('aria-disabled', able && legal.length === 0 && refused.length > 0 ? 'true' : null);
    if (!able) return;

    function point(event: Event) {
      event.preventDefault();
      event.stopPropagation();
      const detail: Pointed = { at: node.getBoundingClientRect(), name, zoom, legal, refused };
      node.dispatchEvent(new CustomEvent<Pointed>(POINTED, { detail, bubbles: true }));
    }
    function key(event: Event) {
      const pressed = (event as KeyboardEvent).key;
      if (!button && (pressed === 'Enter' || pressed === ' ')) point(event);
    }
    node.addEventListener('click', point);
    node.addEventListener('keydown', key);
    return () => {
      node.removeEventListener('click', point);
      node.removeEventListener('keydown', key);
    };
  };
}
