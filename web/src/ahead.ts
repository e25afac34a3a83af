// What the first page needs is fetched at once, not one thing after another.

import type { Component } from 'svelte';
import { router } from './frame/router.svelte';
import type { PageName } from './frame/routes';
import { enterEarly } from './pages/shared/enter';
import { shelf } from './pages/shared/shelf.svelte';
import { worded } from './words/words.svelte';

export type Page = Component<{ params: Record<string, string> }>;
const PAGES = import.meta.glob<{ default: Page }>('./pages/*.svelte');

export async function openPage(name: PageName | null): Promise<{ Page: Page; name: PageName }> {
  const page = name && PAGES[`./pages/${name}.svelte`];
  if (!page) throw new Error(`no page ${name}`);
  const module = name === 'Table' ? page() : worded(page());
  return { Page: (await module).default, name };
}

/** Begins to fetch the page of the address, and what it will ask the server. */
export function fetchAhead(): void {
  const { page, params } = router.route;
  if (page === 'Home') shelf.open().catch(() => null);
  if (page === 'Table' && params.table) enterEarly(params.table, params.invite);
  openPage(page).catch(() => null);
}
