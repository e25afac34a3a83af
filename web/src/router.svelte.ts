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

class Router {
  #address = $state.raw(new URL(location.href));
  route: Route = $derived(routeOf(this.#address));

  constructor() {
    addEventListener('popstate', () => (this.#address = new URL(location.href)));
    addEventListener('click', (event) => this.#click(event));
  }

  /** Shows another page. With `replace` the one before is not gone back to. */
  go(to: string, { replace = false } = {}): void {
    const address = new URL(to, location.href);
    if (address.href === location.href) return;
    const samePage = address.pathname === location.pathname;
    if (replace) history.replaceState(null, '', address);
    else history.pushState(null, '', address);
    this.#address = address;
    if (!samePage) scrollTo(0, 0);
  }

  /** Ordinary links stay inside the app; with a modifier key, a target or a download the browser does as usual. */
  #click(event: MouseEvent): void {
    if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const link = (event.target as Element | null)?.closest?.('a[href]') as HTMLAnchorElement | null;
    if (!link || link.target || link.hasAttribute('download')) return;
    const address = new URL(link.href, location.href);
    if (address.origin !== location.origin || address.pathname.startsWith('/api')) return;
    event.preventDefault();
    this.go(address.href);
  }
}

export const router = new Router();
