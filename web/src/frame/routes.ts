// Which page an address shows. Addresses are real: they can be sent, kept, and gone back to.

/** The pages and their addresses; a word in braces becomes a parameter. */
const ROUTES = {
  '/': 'Home',
  '/new/{game}': 'Setup',
  '/t/{table}': 'Table',
  '/replay/{table}': 'Replay',
  '/rules/{game}': 'Rules',
  '/gallery/{game}': 'Gallery',
  '/settings': 'Settings',
  '/my': 'Mine',
} as const;

export type PageName = (typeof ROUTES)[keyof typeof ROUTES];

export interface Route {
  page: PageName | null;
  /** What the address says: the words in braces, the query (`invite`, `at`, `as`), and `hash` without its sign. */
  params: Record<string, string>;
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
