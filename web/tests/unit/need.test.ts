// A table loads only the words that it can say at once; the others come with what says them.

import { posix } from 'node:path';
import { FluentResource } from '@fluent/bundle';
import { expect, test } from 'vitest';

const SOURCES = import.meta.glob<string>(['../../src/**/*.{ts,svelte}', '!**/*.test.ts'], {
  query: '?raw',
  import: 'default',
  eager: true,
});
const TEXTS = import.meta.glob<string>('../../../locales/en/{frame,web}.ftl', { query: '?raw', import: 'default', eager: true });

const [frame, web] = ['frame', 'web'].map((part) =>
  new FluentResource(TEXTS[`../../../locales/en/${part}.ftl`] ?? '').body.map(({ id }) => id),
) as [string[], string[]];

/** What a file loads together with itself. */
function imported(path: string): string[] {
  const lines = (SOURCES[path] ?? '').matchAll(/^\s*(?:import|export)\s+(?!type\b)(?:[^;']*?from\s+)?'(\.[^']+)'/gm);
  return [...lines].flatMap(([, to = '']) => {
    const at = posix.join(posix.dirname(path), to);
    return [at, `${at}.ts`, `${at}/index.ts`].find((file) => file in SOURCES) ?? [];
  });
}

/** These files and all that is loaded with them. */
function reached(from: string[]): string[] {
  const all = new Set(from);
  for (const path of all) for (const next of imported(path)) all.add(next);
  return [...all];
}

const MADE = /(?<![a-z-])(?:web|server)-[a-z0-9_-]*(?:\$\{[^{}]*\}[a-z0-9_-]*)+/g;

/** The words that these files say. */
function said(paths: string[]): (id: string) => boolean {
  const code = paths.map((path) => SOURCES[path]).join('\n');
  const made = [...code.matchAll(MADE)].map(([made]) => new RegExp(`^${made.replace(/\$\{[^{}]*\}/g, '[a-z0-9_]+')}$`));
  return (id) => code.includes(`'${id}'`) || made.some((pattern) => pattern.test(id));
}

const games = Object.keys(SOURCES).filter((path) => /\/games\/[a-z]+\/index\.ts$/.test(path));
const table = reached(['../../src/main.ts', '../../src/pages/Table.svelte', '../../src/frame/plain/index.ts', ...games]);

test('a table loads every word that it says at once', () => {
  expect(table.length).toBeGreaterThan(150);
  expect(web.filter(said(table))).toEqual([]);
});

test('and no word that it never says', () => {
  const says = said(table);
  expect(frame.filter((id) => !says(id))).toEqual([]);
});

test('what a table opens on request brings its words along', () => {
  const opened = table.flatMap((path) =>
    [...(SOURCES[path] ?? '').matchAll(/(worded\()?import\('(\.[^']+\.svelte)'\)/g)].map(([, worded, to = '']) => ({
      path: posix.join(posix.dirname(path), to),
      worded: worded !== undefined,
    })),
  );
  expect(opened.length).toBeGreaterThan(5);
  const needy = opened.filter(({ path }) => web.some(said(reached([path]))));
  expect(needy.filter(({ worded }) => !worded)).toEqual([]);
});
