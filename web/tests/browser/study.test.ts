// Commented games: the ones we ship are read in every language; one is written, saved, shared and read by a stranger.

import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import type { Study, TableInfo } from '../../src/api/types';
import { DESKTOP, PHONE, Person, until, type Size } from './person';
import { TITLES } from './titles';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

interface Axe {
  run(context: unknown, options: unknown): Promise<{ violations: { id: string; nodes: { html: string }[] }[] }>;
}

/** What axe finds wrong with the comment and the head of the page; the boards have tests of their own. */
async function faults(page: Page): Promise<string[]> {
  await page.evaluate(AXE);
  return page.evaluate(async () => {
    const { axe } = globalThis as unknown as { axe: Axe };
    const { violations } = await axe.run({ include: [['.card'], ['header']] }, { resultTypes: ['violations'] });
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 120)).join(' | ')}`);
  });
}

const drawnMarks = async (page: Page) =>
  Number(
    (await page
      .locator('svg.marks')
      .getAttribute('data-marks', { timeout: 1000 })
      .catch(() => '0')) ?? 0,
  );
const words = (page: Page) => page.locator('[data-words]').innerText();

const ALL = process.env.SYRTIS_ALL === '1';
/** One of these a game; with SYRTIS_ALL=1 all of them. */
const LOOKS: ['en' | 'pl' | 'de', Size][] = [
  ['pl', PHONE],
  ['de', DESKTOP],
  ['en', PHONE],
];

for (const { game } of TITLES.filter(({ drawn }) => drawn)) {
  test(`every mark of the commented game of ${game} lies on a piece, and every variation can be entered`, async () => {
    const ada = await Person.arrive();
    const { page } = ada;
    const study = await ada.ask<Study>('GET', `/studies/${game}`);
    await ada.open('/');
    await page.locator(`[data-study="${game}"]`).click();
    for (const [at, note] of study.notes.entries()) {
      await page.waitForSelector(`[data-note="${note.at}"]`);
      // The marks in words name pieces of the table, so they say which one is missing.
      await until(async () => (await page.locator('[data-marked]').allInnerTexts()).every(Boolean));
      // The table arrives after the words.
      await until(async () => (await page.locator('[data-marked]', { hasText: 'not on the table now' }).count()) === 0);
      await until(async () => (await drawnMarks(page)) === note.marks.length);
      expect(await words(page), `move ${note.at}`).toBe(note.text);
      for (const [line, variation] of note.variations.entries()) {
        await page.locator(`[data-variation="${line}"]`).click();
        for (let step = 2; step <= variation.moves.length; step++) await page.locator('[data-next]').click();
        await until(async () => (await drawnMarks(page)) === (variation.notes.at(-1)?.marks.length ?? 0));
        await page.locator('[data-leave]').click();
        await page.waitForSelector(`[data-note="${note.at}"]`);
      }
      if (at + 1 < study.notes.length) await page.locator('[data-next]').click();
    }
    expect(ada.troubles).toEqual([]);
    await ada.leave();
  });

  test(`on a phone what the comments of ${game} mark comes into sight`, async () => {
    const ada = await Person.arrive({ size: PHONE });
    const { page } = ada;
    const study = await ada.ask<Study>('GET', `/studies/${game}`);
    const marked = study.notes.filter(({ marks }) => marks.length > 0).slice(0, 4);
    expect(marked.length).toBeGreaterThan(1);
    for (const { at } of marked) {
      await ada.open(`/s/${game}?at=${at}`);
      await page.waitForSelector(`[data-note="${at}"]`);
      await until(async () => (await drawnMarks(page)) > 0);
    }
    expect(ada.troubles).toEqual([]);
    await ada.leave();
  });

  test.each(LOOKS.filter((_, at) => ALL || at === TITLES.findIndex((title) => title.game === game) % LOOKS.length))(
    `the commented game of ${game} speaks %s`,
    async (language, size) => {
      const ada = await Person.arrive({ language, size, settings: { theme: size === PHONE ? 'dark' : 'light' } });
      const { page } = ada;
      const study = await ada.ask<Study>('GET', `/studies/${game}?language=${language}`);
      await ada.open(`/s/${game}`);
      await page.waitForSelector('[data-note]');
      expect(await page.locator('[data-words]').getAttribute('lang')).toBe(language);
      expect(await words(page)).toBe(study.notes[0]?.text);
      expect(await faults(page)).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth > innerWidth)).toBe(false);
      // By keys alone: on to the note with a variation, into it and out, and back.
      const place = study.notes.findIndex(({ variations }) => variations.length > 0);
      for (const note of study.notes.slice(1, place + 1)) {
        await page.keyboard.press('n');
        await page.waitForSelector(`[data-note="${note.at}"]`);
      }
      await page.keyboard.press('v');
      await page.waitForSelector('[data-leave]');
      await page.keyboard.press('Escape');
      await page.waitForSelector(`[data-note="${study.notes[place]?.at}"]`);
      await page.keyboard.press('p');
      await page.waitForSelector(`[data-note="${study.notes[place - 1]?.at}"]`);
      await page.keyboard.press('ArrowRight');
      await until(() => page.url().includes(`at=${(study.notes[place - 1]?.at ?? 0) + 1}`));
      expect(ada.troubles).toEqual([]);
      await ada.leave();
    },
  );
}

/** A game that three bots have played to its end. */
async function finished(ada: Person): Promise<TableInfo> {
  await ada.introduce('Ada');
  const seats = Array.from({ length: 3 }, () => ({ kind: 'bot', level: 'random' }));
  const table = await ada.ask<TableInfo>('POST', '/tables', { game: 'redplanet', options: { players: 3 }, seats, seed: 5 });
  await until(async () => (await ada.ask<TableInfo>('GET', `/tables/${table.id}`)).status === 'over');
  return table;
}

test('a move that is tried with two quick clicks is tried once', async () => {
  const ada = await Person.arrive();
  const { page } = ada;
  const table = await finished(ada);
  await ada.open(`/replay/${table.id}?at=3`);
  await page.locator('[data-study]').click();
  await page.locator('[data-try]').click();
  await page.locator('[data-action]').first().waitFor();
  // The position after the move takes a while to come.
  await page.route('**/position', async (route) => (await new Promise((soon) => setTimeout(soon, 500)), route.continue()));
  await page.locator('[data-action]').first().dblclick();
  await page.locator('[data-action]').nth(1).click();
  await until(() => page.url().includes('step=2'));
  await page.waitForSelector('[data-saved="saved"]');
  const { notes } = await ada.ask<Study>('GET', `/studies/${new URL(page.url()).pathname.split('/').at(-1)}`);
  expect(notes.flatMap(({ variations }) => variations.map(({ moves }) => moves.length))).toEqual([2]);
  expect(ada.troubles).toEqual([]);
  await ada.leave();
});

test('a study is written with marks and a variation, kept, and read by a stranger on a phone', async () => {
  const ada = await Person.arrive();
  const { page } = ada;
  const table = await finished(ada);
  await ada.open(`/replay/${table.id}?at=3`);
  await page.locator('[data-study]').click();
  await page.locator('textarea[data-text]').fill('Look at <b>the first ship</b>.\nRP-SHIP-01 says when it flies.');
  await page.locator('[data-tool="ring"]').click();
  await page.locator('[data-address="ship dock1"]').click();
  await page.locator('[data-tool="arrow"]').click();
  await page.locator('[data-address="player 0"] strong').click();
  await page.locator('[data-address="redplanet-zone-hellas"]').click({ position: { x: 40, y: 30 }, force: true });
  await until(async () => (await drawnMarks(page)) === 2);
  // From the list, too, for keyboards; the same mark again takes it away.
  await page.locator('details summary').first().click();
  await page.locator('[data-piece-from]').selectOption('ship dock2');
  await page.locator('[data-add]').click();
  await until(async () => (await drawnMarks(page)) === 3);
  // What if: two moves that the rules allow.
  await page.locator('[data-try]').click();
  for (const step of [1, 2]) {
    await page.locator('[data-action]').first().click();
    await until(() => page.url().includes(`step=${step}`));
  }
  await page.locator('textarea[data-text]').fill('And then?');
  await page.waitForSelector('[data-saved="saved"]');
  await page.reload();
  await page.waitForSelector('textarea[data-text]');
  expect(await page.locator('textarea[data-text]').inputValue()).toBe('And then?');
  await page.locator('[data-leave]').click();
  await page.locator('input.title').fill('My study');
  await page.waitForSelector('[data-saved="saved"]');
  expect(await faults(page)).toEqual([]);
  await page.locator('[data-share]').click();
  const link = await page.locator('[data-invitation]').inputValue();
  expect(link).toMatch(/\/s\/[a-z0-9]{20}$/);
  expect(ada.troubles).toEqual([]);

  const ben = await Person.arrive({ size: PHONE });
  await ben.page.goto(link);
  await ben.page.waitForSelector('[data-note="3"]');
  expect(await ben.page.locator('h1').innerText()).toBe('My study');
  expect(await words(ben.page)).toBe('Look at <b>the first ship</b>.\n\nRP-SHIP-01 says when it flies.');
  expect(await ben.page.locator('[data-words] b').count()).toBe(0);
  expect(await ben.page.locator('[data-write]').count()).toBe(0);
  // The arrow begins on another tab of a phone; all marks are named in words.
  await until(async () => (await drawnMarks(ben.page)) > 1);
  expect(await ben.page.locator('[data-marked]').count()).toBe(3);
  await ben.page.locator('[data-rule="RP-SHIP-01"]').click();
  await ben.page.locator('[data-rule-panel]', { hasText: 'RP-SHIP-01' }).waitFor();
  await ben.page.keyboard.press('Escape');
  await ben.page.locator('[data-variation="0"]').click();
  await ben.page.locator('[data-next]').click();
  await until(async () => (await words(ben.page)) === 'And then?');
  expect(ben.troubles).toEqual([]);
  await ben.leave();

  // Her list knows it, and it can be deleted.
  await ada.open('/my');
  page.on('dialog', (dialog) => void dialog.accept());
  await page.locator('[data-my-study]').waitFor();
  await page.getByRole('button', { name: 'Delete' }).click();
  await until(async () => (await page.locator('[data-my-study]').count()) === 0);
  await ada.leave();
});
