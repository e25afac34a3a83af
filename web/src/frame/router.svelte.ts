// The current page, and navigation between pages.

import { routeOf, type Route } from './routes';

class Router {
  #address = $state.raw(new URL(location.href));
  route: Route = $derived(routeOf(this.#address));

  constructor() {
    addEventListener('popstate', () => (this.#address = new URL(location.href)));
    addEventListener('click', (event) => this.#click(event));
  }

  /** Shows another page. With `replace` it takes the place of the current one in the history. */
  go(to: string, { replace = false } = {}): void {
    const address = new URL(to, location.href);
    if (address.href === location.href) return;
    const samePage = address.pathname === location.pathname;
    if (replace) history.replaceState(null, '', address);
    else history.pushState(null, '', address);
    this.#address = address;
    if (!samePage) scrollTo(0, 0);
  }

  /** Follows plain links inside the app; the browser handles modifier keys, targets and downloads. */
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
