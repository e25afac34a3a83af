// Where the spots of a board report to: one listener for everything inside a table.

import type { Attachment } from 'svelte/attachments';
import { LOOKED, POINTED, type Pointed } from './spot';

interface Listener {
  /** Somebody chose a piece. */
  point(pointed: Pointed): void;
  /** Somebody looks at a piece, or away. */
  look(looked: Pointed | null): void;
}

/** Hears what is pointed at and looked at inside an element. */
export function listening({ point, look }: Listener): Attachment<HTMLElement> {
  return (node) => {
    const pointed = (event: Event) => point((event as CustomEvent<Pointed>).detail);
    const looked = (event: Event) => look((event as CustomEvent<Pointed | null>).detail);
    node.addEventListener(POINTED, pointed);
    node.addEventListener(LOOKED, looked);
    return () => {
      node.removeEventListener(POINTED, pointed);
      node.removeEventListener(LOOKED, looked);
    };
  };
}
