// Reads a guide: Markdown with rules in brackets at the end of a line, `:icons:` and `![caption](figure:name)`.

import { Lexer, type Token, type Tokens } from 'marked';
import type { Block, Chapter, Line, Piece } from '../src/pages/learn/tree';

const RULES = /\s*\[([A-Z]{2}-[A-Z0-9-]+(?:, [A-Z]{2}-[A-Z0-9-]+)*)\]\s*$/;
const ICON = /:([a-z][a-z0-9_-]*):/;

export function parse(markdown: string): Chapter[] {
  const chapters: Chapter[] = [];
  for (const token of new Lexer().lex(markdown)) {
    if (token.type === 'heading' && token.depth === 2) chapters.push(headed(token.text as string));
    else if (token.type === 'space' || (token.type === 'heading' && token.depth === 1)) continue;
    else if (chapters.length === 0) throw new Error(`before the first chapter: ${token.raw}`);
    else chapters.at(-1)!.blocks.push(block(token));
  }
  return chapters;
}

/** `## Title {#id}` */
function headed(heading: string): Chapter {
  const [, title, id] = /^(.+?) \{#([a-z-]+)\}$/.exec(heading) ?? [];
  if (!title || !id) throw new Error(`a chapter without an id: ${heading}`);
  return { id, title, blocks: [] };
}

function block(token: Token): Block {
  if (token.type === 'heading') return { kind: 'heading', title: token.text as string };
  if (token.type === 'list') {
    const { ordered, items } = token as Tokens.List;
    return { kind: 'list', ordered, lines: items.map(({ text }) => line(text)) };
  }
  if (token.type !== 'paragraph') throw new Error(`a guide has no ${token.type}: ${token.raw}`);
  const [only] = token.tokens ?? [];
  if (only?.type === 'image') {
    const { href, text } = only as Tokens.Image;
    return { kind: 'figure', name: href.replace('figure:', ''), caption: text };
  }
  return { kind: 'paragraph', line: line(token.text as string) };
}

function line(source: string): Line {
  const text = source.replace(/\s*\n\s*/g, ' ');
  const rules = RULES.exec(text)?.[1]?.split(', ') ?? [];
  return { words: pieces(Lexer.lexInline(text.replace(RULES, ''))), rules };
}

function pieces(tokens: Token[]): Piece[] {
  return tokens.flatMap((token) => {
    if (token.type === 'strong') return pieces(token.tokens ?? []).map((piece): Piece => ({ ...piece, strong: true }));
    if (token.type !== 'text' && token.type !== 'escape') throw new Error(`a line has no ${token.type}: ${token.raw}`);
    return iconed((token as Tokens.Text).raw);
  });
}

function iconed(text: string): Piece[] {
  return text
    .split(new RegExp(ICON, 'g'))
    .map((part, at): Piece => (at % 2 === 1 ? { icon: part } : { text: part }))
    .filter(({ text }) => text !== '');
}
