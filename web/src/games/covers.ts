// The pictures of the games on the pages around the table.

import type { Component } from 'svelte';
import PlainCover from '../frame/plain/Cover.svelte';

const COVERS = import.meta.glob<Component>('./*/Cover.svelte', { eager: true, import: 'default' });

export function coverOf(game: string): Component {
  return COVERS[`./${game}/Cover.svelte`] ?? PlainCover;
}
