// A picture that is written as SVG: a table shows the same few hundreds of times, so each is parsed once and copied.

import type { Attachment } from 'svelte/attachments';

const parsed = new Map<string, DocumentFragment>();

/** Draws it in an element of a drawing. */
export function drawn(svg: string): Attachment<SVGElement> {
  return (node) => {
    const picture = parsed.get(svg) ?? parse(svg);
    parsed.set(svg, picture);
    node.replaceChildren(picture.cloneNode(true));
  };
}

function parse(svg: string): DocumentFragment {
  const template = document.createElement('template');
  template.innerHTML = `<svg>${svg}</svg>`;
  const picture = document.createDocumentFragment();
  picture.append(...(template.content.firstElementChild?.childNodes ?? []));
  return picture;
}
