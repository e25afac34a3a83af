// Words on a drawn board must fit their place in every language: they shrink a little, then break, then are drawn narrower,
// and only then end in dots.

import { pieces, width } from '../../words/width';

export interface Fitted {
  lines: string[];
  size: number;
}

/** From line to line, in sizes of the letters. */
export const LEADING = 1.15;
/** Letters are not squeezed more than this. */
const NARROWEST = 0.78;

/** The text in at most so many lines of this width; a line that is too long is to be drawn narrower. */
export function fit(words: string, room: number, size: number, lines = 1, weight = 400): Fitted {
  const smallest = size * 0.84;
  for (const tried of [size, (size + smallest) / 2, smallest]) {
    const broken = wrap(words, room / tried, weight);
    if (broken.length <= lines && broken.every((line) => width(line, weight) * tried <= room)) return { lines: broken, size: tried };
  }
  const narrow = wrap(words, room / (smallest * NARROWEST), weight);
  if (narrow.length <= lines && narrow.every((line) => width(line, weight) * smallest * NARROWEST <= room))
    return { lines: narrow, size: smallest };
  const broken = wrap(words, room / smallest, weight);
  const kept = broken.slice(0, lines);
  const rest = broken.length > lines ? `${kept.at(-1)} ${broken[lines]}` : (kept.at(-1) ?? '');
  return { lines: [...kept.slice(0, -1), cut(rest, room / smallest, weight)], size: smallest };
}

/** How many lines of this size have room below the first one. */
export function linesIn(height: number, size: number): number {
  return 1 + Math.max(0, Math.floor(height / (size * LEADING)));
}

function wrap(words: string, room: number, weight: number): string[] {
  const lines: string[] = [];
  for (const word of pieces(words)) {
    const last = lines.at(-1);
    const on = last === undefined ? undefined : last.endsWith('-') ? last + word : `${last} ${word}`;
    if (on !== undefined && width(on, weight) <= room) lines[lines.length - 1] = on;
    else lines.push(word);
  }
  return lines;
}

function cut(line: string, room: number, weight: number): string {
  if (width(line, weight) <= room) return line;
  let kept = line;
  while (kept.length > 1 && width(`${kept}…`, weight) > room) kept = kept.slice(0, -1).trimEnd();
  return `${kept}…`;
}
