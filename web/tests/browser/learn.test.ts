// How to play and the readable rules: one tap from everywhere, in every language, at both sizes, on paper, and searchable.

import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { DESKTOP, PHONE, Person, until } from './person';
import { TITLES } from './titles';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

interface Axe {
  run(context: unknown, options: unknown): Promise<{ violations: { id: string; nodes: { html: string }[] }[] }>;
}

async function faults(page: Page): Promise<string[]> {
  await page.evaluate(AXE);
  return page.evaluate(async () => {
    const { axe } = globalThis as unknown as { axe: Axe };
    const { violations } = await axe.run(document, { resultTypes: ['violations'] });
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 120)).join(' | ')}`);
  });
}

/** Whether something sticks out of the page. */
const tooWide = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth > innerWidth);

const LANGUAGES = ['en', 'pl', 'de'] as const;

for (const { game } of TITLES.filter(({ drawn }) => drawn))
  for (const language of LANGUAGES)
    for (const size of [DESKTOP, PHONE])
      test(`${game} is explained in ${language} at ${size.width} pixels`, async () => {
        const ada = await Person.arrive({ language, size, settings: { theme: size === PHONE ? 'dark' : 'light' } });
        const { page } = ada;
        await ada.open('/');
        await page.locator(`[data-learn="${game}"]`).click();
        await page.waitForSelector('[data-figure="icons"] li');
        for (let step = 0; step < 3; step++) {
          await page.waitForSelector(`nav.steps li:nth-child(${step + 1}) a[aria-current="step"]`);
          expect(await faults(page), `page ${step + 1}`).toEqual([]);
          expect(await tooWide(page)).toBe(false);
          expect(await page.locator('h1').count()).toBe(1);
          await page.locator('[data-next]').click();
        }
        // After the last page: all chapters, each figure drawn.
        await page.waitForSelector('[data-chapter]');
        expect(page.url()).toBe(`${ada.host}/rules/${game}`);
        await page.waitForLoadState('networkidle');
        const drawn = await page.locator('[data-figure] .drawing').evaluateAll((all) => all.map((one) => one.clientHeight));
        expect(drawn.length).toBeGreaterThanOrEqual(6);
        expect(Math.min(...drawn)).toBeGreaterThan(20);
        expect(await tooWide(page)).toBe(false);
        expect(await faults(page), 'chapters').toEqual([]);
        expect(ada.troubles).toEqual([]);
        await ada.leave();
      });

test('the set-up leads to the guide, and the menu of a table opens it beside the game', async () => {
  const ada = await Person.arrive();
  await ada.open('/new/ares');
  await ada.page.locator('main a[href="/learn/ares"]').click();
  await ada.page.waitForSelector('[data-chapter="play"]');
  await ada.sitDown('redplanet', { players: 3 });
  await ada.question();
  await ada.page.getByRole('button', { name: 'Menu' }).click();
  const [beside] = await Promise.all([ada.context.waitForEvent('page'), ada.page.locator('a[href="/learn/redplanet"]').click()]);
  await beside.waitForSelector('[data-chapter="play"]');
  expect(await ada.page.locator('.table').count()).toBe(1);
  expect(ada.troubles).toEqual([]);
  await ada.leave();
});

test('on paper there is no navigation', async () => {
  const ada = await Person.arrive({ settings: { theme: 'dark' } });
  await ada.open('/learn/martians');
  await ada.page.waitForSelector('[data-chapter="play"]');
  expect(await ada.page.locator('nav:visible, header:visible').count()).toBeGreaterThan(1);
  await ada.page.emulateMedia({ media: 'print' });
  expect(await ada.page.locator('nav:visible, header:visible, button:visible, a.button:visible').count()).toBe(0);
  expect(await ada.page.locator('[data-figure="board"] svg:visible').count()).toBeGreaterThan(0);
  expect(await ada.page.evaluate(() => getComputedStyle(document.documentElement).colorScheme)).toBe('light');
  await ada.leave();
});

test('a rule leads to its number and a chapter to its place', async () => {
  const ada = await Person.arrive();
  const { page } = ada;
  await ada.open('/learn/redplanet/forget');
  await page.locator('a[href="/rules/redplanet#RP-RND-12"]').first().click();
  await page.locator('li.shown#RP-RND-12').waitFor();
  await page.locator('.search nav a[href="/rules/redplanet"]').click();
  await page.locator('.contents a[href="/rules/redplanet#production"]').click();
  await page.waitForFunction(() => Math.abs(document.getElementById('production')!.getBoundingClientRect().top - 90) < 40);
  expect(ada.troubles).toEqual([]);
  await ada.leave();
});

test("the search finds a word, a card, an icon, a chapter and a rule in the reader's language", async () => {
  const ada = await Person.arrive({ language: 'de' });
  const { page } = ada;
  const look = async (words: string) => {
    await page.locator('input[type="search"]').fill(words);
    await page.waitForSelector('[data-found]');
  };
  await ada.open('/rules/redplanet');
  await page.waitForSelector('[data-chapter]');
  await look('Grubenunglück');
  await page.locator('[data-found="pieces"] a', { hasText: 'Grubenunglück' }).click();
  await page.locator('dialog[open]', { hasText: 'Grubenunglück' }).waitFor();

  await ada.open('/rules/redplanet');
  await page.waitForSelector('[data-chapter]');
  await look('Zielmarker');
  expect(await page.locator('[data-found="chapters"] a').count()).toBeGreaterThan(1);
  await page.locator('[data-found="icons"] a', { hasText: 'Zielmarker' }).click();
  await page.locator('#icon-destination').waitFor();

  // A word is explained where it is found, also by somebody far down the page, and leads to the glossary.
  await page.locator('input[type="search"]').fill('');
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  await look('einschiffen');
  const word = page.locator('[data-found="words"] li', { hasText: 'Einschiffen' });
  expect(await word.locator('span').textContent()).toContain('an Bord');
  await until(async () => ((await word.boundingBox())?.y ?? -1) > 0);
  await word.locator('a').click();
  await page.locator('#words li', { hasText: 'Einschiffen' }).waitFor();
  const entries = await page.locator('#words li strong').allTextContents();
  expect(entries).toEqual(entries.toSorted(new Intl.Collator('de').compare));

  await look('SHIP-03');
  expect(await page.locator('[data-found="rules"] a').allTextContents()).toContain('RP-SHIP-03');
  await page.locator('[data-found="rules"] a', { hasText: 'RP-SHIP-03' }).first().click();
  await page.locator('li.shown#RP-SHIP-03').waitFor();
  expect(ada.troubles).toEqual([]);
  await ada.leave();
});
