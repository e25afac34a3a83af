// A guide as the page gets it: the build reads the Markdown in `docs/guide` and leaves this.

/** A few words, or an icon of the game. */
export interface Piece {
  text?: string;
  icon?: string;
  strong?: true;
}

/** A paragraph or an entry of a list, with the rules it rests on. */
export interface Line {
  words: Piece[];
  rules: string[];
}

export type Block =
  | { kind: 'heading'; title: string }
  | { kind: 'paragraph'; line: Line }
  | { kind: 'list'; ordered: boolean; lines: Line[] }
  | { kind: 'figure'; name: string; caption: string };

export interface Chapter {
  /** The same in every language. */
  id: string;
  title: string;
  blocks: Block[];
}

/** How many chapters at the beginning are the pages of "How to play". */
export const STEPS = 3;

/** The words of a line without its pictures. */
export function plain({ words }: Line): string {
  return words
    .map(({ text = '' }) => text)
    .join('')
    .replace(/ {2,}/g, ' ');
}

/** Every line of a chapter, with its headings and captions. */
export function said({ title, blocks }: Chapter): string[] {
  const of = (block: Block): string[] => {
    if (block.kind === 'heading') return [block.title];
    if (block.kind === 'figure') return [block.caption];
    return block.kind === 'list' ? block.lines.map(plain) : [plain(block.line)];
  };
  return [title, ...blocks.flatMap(of)];
}
