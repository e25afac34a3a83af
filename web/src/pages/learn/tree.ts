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

/** The chapter that explains the words of the game. */
const GLOSSARY = 'words';

/** A word of the game, and the line that explains it. */
export interface Entry {
  word: string;
  line: Line;
}

/** The entries of the glossary. */
export function glossary(chapters: Chapter[]): Entry[] {
  const lists = chapters.filter(({ id }) => id === GLOSSARY).flatMap(({ blocks }) => blocks);
  return lists
    .flatMap((block) => (block.kind === 'list' ? block.lines : []))
    .map((line) => ({ word: line.words.find(({ strong }) => strong)?.text ?? '', line }));
}

/** The chapters, with the glossary in the order of this language's alphabet. */
export function alphabetical(chapters: Chapter[], language: string): Chapter[] {
  const entries = glossary(chapters).toSorted((one, other) => one.word.localeCompare(other.word, language));
  const blocks: Block[] = [{ kind: 'list', ordered: false, lines: entries.map(({ line }) => line) }];
  return chapters.map((chapter) => (chapter.id === GLOSSARY ? { ...chapter, blocks } : chapter));
}

/** The chapters without the glossary. */
export function withoutGlossary(chapters: Chapter[]): Chapter[] {
  return chapters.filter(({ id }) => id !== GLOSSARY);
}

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
