// Small pictures, each drawn on a field of 24 by 24.

const disc = (fill: string, inside: string) =>
  `<circle cx="12" cy="12" r="11" fill="${fill}" stroke="#fff" stroke-opacity=".55" stroke-width="1"/>${inside}`;
const square = (fill: string, inside: string) =>
  `<rect x="1.5" y="1.5" width="21" height="21" rx="4" fill="${fill}" stroke="#000" stroke-opacity=".25"/>${inside}`;

const LEAF = 'M5 19C4 10 9 4.5 19.5 4.5 20 14.5 15 20 7.5 18.5 9 14.5 11.5 11.5 15 9.5 10.5 11 7.5 14.5 5 19Z';
const FLAME =
  'M12.3 2.5c.7 3.6 5.7 5.8 5.7 11.3 0 4.3-2.7 7.2-6 7.2s-6-2.7-6-6.5c0-2.7 1.5-4.3 2.6-5.9.5 1.3 1.1 2 1.9 2.3-.3-3.4.3-6 1.8-8.4Z';
const PAW =
  '<ellipse cx="12" cy="15.5" rx="4.6" ry="3.9"/><circle cx="6.3" cy="11" r="2"/><circle cx="10" cy="7.6" r="2.1"/><circle cx="14.3" cy="7.6" r="2.1"/><circle cx="17.8" cy="11" r="2"/>';
const ATOM =
  '<g fill="none" stroke-width="1.5"><ellipse cx="12" cy="12" rx="8" ry="3.2"/><ellipse cx="12" cy="12" rx="8" ry="3.2" transform="rotate(60 12 12)"/><ellipse cx="12" cy="12" rx="8" ry="3.2" transform="rotate(120 12 12)"/></g><circle cx="12" cy="12" r="1.8" stroke="none"/>';
const GERM =
  '<ellipse cx="12" cy="12" rx="4" ry="6.5" transform="rotate(35 12 12)"/><g stroke-width="1.5" stroke-linecap="round"><path d="M6.5 9 4.5 7.5M8 15.5 5.5 16.5M15.5 8 17.5 6M17.5 12.5l2.5.8M12.5 18.5l.3 2.2M10.5 6.5 10 4.2"/></g>';

const DRAWN: Record<string, string> = {
  // What a player stores and produces.
  mc: square('#e8b93a', '<text x="12" y="16.3" text-anchor="middle" font-size="11.5" font-weight="800" fill="#4a3200">M€</text>'),
  heat: square('#d9472b', `<path d="${FLAME}" fill="#ffd27a"/>`),
  plants: square('#3f8f3a', `<path d="${LEAF}" fill="#d9f4b8"/>`),
  steel: square('#8a6a4f', '<path d="M5 6h14v3.2h-4.7v5.6H19V18H5v-3.2h4.7V9.2H5Z" fill="#f3e3d0"/>'),
  titanium: square('#34363d', '<path d="m12 4.2 2.2 5.2 5.6.5-4.3 3.7 1.3 5.5-4.8-2.9-4.8 2.9 1.3-5.5-4.3-3.7 5.6-.5Z" fill="#ffd95e"/>'),
  card: '<rect x="4.5" y="2" width="15" height="20" rx="2.5" fill="#f4ece2" stroke="#6b4a36" stroke-width="1.6"/><circle cx="12" cy="12" r="4.6" fill="#c75a32"/><path d="M8 10.5c2.5-1 5-.2 8 .3" stroke="#8f3a1b" stroke-width="1.3" fill="none"/>',
  discard:
    '<rect x="5" y="3" width="13" height="18" rx="2.5" transform="rotate(14 12 12)" fill="none" stroke="currentColor" stroke-width="1.8"/><path d="m9 9 6 6m0-6-6 6" stroke="currentColor" stroke-width="1.8" stroke-linecap="round"/>',
  forest:
    '<path d="M12 1.8 19 11h-3l4.5 6.2h-6.8V22h-3.4v-4.8H3.5L8 11H5Z" fill="#2f8a3d" stroke="#fff" stroke-opacity=".6" stroke-width=".8"/>',
  // `Icon` writes the letters as the reader knows them.
  tr: disc('#c4552d', '<text x="12" y="16" text-anchor="middle" font-size="10.5" font-weight="800" fill="#fff">TR</text>'),
  vp: '<path d="M12 1.5 20.5 5v7c0 5-3.7 8.7-8.5 10.5C7.2 20.7 3.5 17 3.5 12V5Z" fill="#e8b93a" stroke="#6b4a00" stroke-width="1"/>',
  // Mars.
  temperature:
    '<path d="M9 4a3 3 0 0 1 6 0v9.2a5 5 0 1 1-6 0Z" fill="#fff" stroke="#7b2417" stroke-width="1.4"/><path d="M12 7v9" stroke="#d9472b" stroke-width="2.6" stroke-linecap="round"/><circle cx="12" cy="17" r="3" fill="#d9472b"/>',
  oxygen: disc('#e9eef2', '<text x="11.5" y="16" text-anchor="middle" font-size="11" font-weight="800" fill="#31506b">O₂</text>'),
  ocean:
    '<path d="M12 1.5 21.1 6.75v10.5L12 22.5 2.9 17.25V6.75Z" fill="#2a74c4" stroke="#fff" stroke-opacity=".6"/><path d="M5.5 11c1.6-1.5 2.9-1.5 4.3 0s2.7 1.5 4.3 0 2.8-1.5 4.4 0M5.5 15.5c1.6-1.5 2.9-1.5 4.3 0s2.7 1.5 4.3 0 2.8-1.5 4.4 0" stroke="#cfe8ff" stroke-width="1.6" fill="none" stroke-linecap="round"/>',
  // What lies on cards.
  animals: square('#b3542e', `<g fill="#ffe6cf">${PAW}</g>`),
  microbes: square('#5d8f2d', `<g fill="#e6f7c4" stroke="#e6f7c4">${GERM}</g>`),
  science: square('#e6e9ec', `<g stroke="#3b4d63" fill="#3b4d63">${ATOM}</g>`),
  any: square('#7b6a8f', '<text x="12" y="17" text-anchor="middle" font-size="14" font-weight="800" fill="#fff">?</text>'),
  // Tags.
  'tag-building': disc('#8a6a4f', '<path d="M5.5 18v-6l4 2.2v-2.7l4 2.2V6h3.5l1.5 12Z" fill="#f6e7d6"/>'),
  'tag-space': disc('#1b1c22', '<path d="m12 4.5 1.8 5.2 5.5.2-4.4 3.3 1.6 5.3-4.5-3.2-4.5 3.2 1.6-5.3-4.4-3.3 5.5-.2Z" fill="#ffd95e"/>'),
  'tag-science': disc('#f1f3f5', `<g stroke="#39485c" fill="#39485c">${ATOM}</g>`),
  'tag-energy': disc('#7a3fa0', '<path d="M13.5 3.5 6.5 13.5h4.6L10 20.5l7.5-10.3h-4.7Z" fill="#ffe27a"/>'),
  'tag-jovian': disc(
    '#d88b3c',
    '<path d="M2.5 9.5c6 1.5 13 1.5 19 0M1.5 13.5c7 1.8 14 1.8 21 0M4 17.5c5 1.2 11 1.2 16 0" stroke="#fbe4bf" stroke-width="1.8" fill="none"/><ellipse cx="15" cy="11.5" rx="2.4" ry="1.3" fill="#a8431d"/>',
  ),
  'tag-earth': disc(
    '#2a7fc4',
    '<path d="M6 5.5c3-2 6 .3 5 2.7s-3.6 1-4.2 3.3S4 13 3 11 4 7 6 5.5ZM13.5 10c3-1.6 6.5-.3 7.3 2s-2.3 7-4.6 7-1-3-3-4.5-1.6-3.5.3-4.5Z" fill="#58b368"/>',
  ),
  'tag-plant': disc('#3f8f3a', `<path d="${LEAF}" fill="#dcf5bd"/>`),
  'tag-microbe': disc('#6f9c2b', `<g fill="#f0fbd5" stroke="#f0fbd5">${GERM}</g>`),
  'tag-animal': disc('#4e7a34', `<g fill="#f5ecc9">${PAW}</g>`),
  'tag-event': disc('#d8a31f', '<path d="M6.5 5.5h7.5v5h4L12 19.5l-6-9h.5Z" transform="rotate(-90 12 12)" fill="#5b2b00"/>'),
  // Signs.
  eye: '<path d="M2.5 12C6 6 18 6 21.5 12 18 18 6 18 2.5 12Z" fill="none" stroke="currentColor" stroke-width="1.6"/><circle cx="12" cy="12" r="3.2" fill="currentColor"/>',
  'card-green': '<rect x="5" y="2" width="14" height="20" rx="2.5" fill="#3f8f4f" stroke="#fff" stroke-opacity=".6"/>',
  'card-blue': '<rect x="5" y="2" width="14" height="20" rx="2.5" fill="#2f73b8" stroke="#fff" stroke-opacity=".6"/>',
  'card-red': '<rect x="5" y="2" width="14" height="20" rx="2.5" fill="#c24a34" stroke="#fff" stroke-opacity=".6"/>',
  'phase-1': '<path d="M3 20V9l6 3.5V9l6 3.5V4h4l2 16Z" fill="currentColor"/>',
  'phase-2': '<path d="M4 20h16v-2H4Zm2-4h3V8h6v8h3V5l-6-3-6 3Z" fill="currentColor"/>',
  'phase-3': '<path d="M3 9.5h9.5V4.5L21 12l-8.5 7.5v-5H3Z" fill="currentColor"/>',
  'phase-4':
    '<path d="m12 2 1.7 2.7 3.1-.7.7 3.1 3 1-1.1 3 1.6 2.7-2.7 1.6-.4 3.2-3.2-.2L12 21l-2.7-2.6-3.2.2-.4-3.2L3 13.8l1.6-2.7-1.1-3 3-1 .7-3.1 3.1.7Zm0 6a3.8 3.8 0 1 0 0 7.6A3.8 3.8 0 0 0 12 8Z" fill="currentColor"/>',
  'phase-5':
    '<path d="M10 3a7 7 0 0 1 5.6 11.2l5.1 5.1-1.9 1.9-5.1-5.1A7 7 0 1 1 10 3Zm0 2.6a4.4 4.4 0 1 0 0 8.8 4.4 4.4 0 0 0 0-8.8Z" fill="currentColor"/>',
  cube: '<path d="m12 2.5 8.5 4.5v10L12 21.5 3.5 17V7Z" fill="#9a6236"/><path d="M12 2.5 20.5 7 12 11.5 3.5 7Z" fill="#c98d58"/><path d="M12 11.5v10L3.5 17V7Z" fill="#7d4c27"/>',
  marker:
    '<path d="m12 2.5 8.5 4.5v10L12 21.5 3.5 17V7Z" fill="#6d5aa8"/><path d="M12 2.5 20.5 7 12 11.5 3.5 7Z" fill="#9c8ad6"/><path d="M12 11.5v10L3.5 17V7Z" fill="#52408a"/>',
};

/** The inside of an icon's SVG; nothing for a name that has none. */
export function drawing(name: string): string {
  return DRAWN[name] ?? '';
}

/** Every icon there is. */
export const ICON_NAMES = Object.keys(DRAWN);
