// The addresses of the pages. They can be sent, kept and returned to.

import { query } from '../api/http';

/** The pages and their addresses; a word in braces becomes a parameter. */
const ROUTES = {
  '/': 'Home',
  '/new/{game}': 'Setup',
  '/t/{table}': 'Table',
  '/replay/{table}': 'Replay',
  '/s/{study}': 'Study',
  '/learn/{game}': 'Learn',
  '/learn/{game}/{chapter}': 'Learn',
  '/rules': 'Rules',
  '/rules/{game}': 'Rules',
  '/gallery': 'Gallery',
  '/gallery/{game}': 'Gallery',
  '/puzzles': 'Puzzles',
  '/puzzles/{game}': 'Puzzles',
  '/puzzles/{game}/{number}': 'Puzzle',
  '/sure': 'Sure',
  '/sure/{game}': 'Sure',
  '/settings': 'Settings',
  '/enter': 'Enter',
  '/mail': 'Mail',
  '/my': 'Mine',
  '/operator': 'Operator',
  '/profile': 'Profile',
  '/people/{person}': 'Profile',
} as const;

export type PageName = (typeof ROUTES)[keyof typeof ROUTES];

export interface Route {
  page: PageName | null;
  /** What the address says: the words in braces, the query (`invite`, `at`, `as`), and `hash` without its sign. */
  params: Record<string, string>;
}

export function tableAddress(table: string, invite?: string): string {
  return `/t/${table}${query({ invite })}`;
}

/** The replay of a game: at a move, through somebody's eyes, with a panel open. */
export function replayAddress(table: string, wishes: { at?: number; as?: string; panel?: string; invite?: string }): string {
  return `/replay/${table}${query(wishes)}`;
}

/** The profile of a person. */
export function profileAddress(person: string): string {
  return `/people/${encodeURIComponent(person)}`;
}

/** A study at a move of its game, and within a variation of the note there. */
export function studyAddress(study: string, wishes: { at?: number; line?: number; step?: number; write?: number } = {}): string {
  return `/s/${study}${query(wishes)}`;
}

export function routeOf(address: URL): Route {
  const params = { ...Object.fromEntries(address.searchParams), ...(address.hash && { hash: decodeURIComponent(address.hash.slice(1)) }) };
  for (const [pattern, page] of Object.entries(ROUTES)) {
    const words = match(pattern, address.pathname);
    if (words) return { page, params: { ...params, ...words } };
  }
  return { page: null, params };
}

function match(pattern: string, path: string): Record<string, string> | null {
  const [wanted, given] = [pattern, path].map((text) => text.split('/').filter(Boolean)) as [string[], string[]];
  if (wanted.length !== given.length) return null;
  const words: Record<string, string> = {};
  for (const [at, part] of wanted.entries()) {
    const here = decodeURIComponent(given[at] as string);
    if (part.startsWith('{')) words[part.slice(1, -1)] = here;
    else if (part !== here) return null;
  }
  return words;
}
