// Accessibility: axe finds nothing, a keyboard is enough, nothing scrolls sideways, the decision is in sight.

import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import type { TableInfo } from '../../src/api/types';
import { inBothThemes } from './axe';
import { DESKTOP, PHONE, Person, until } from './person';
import { LANGUAGES, TITLES } from './titles';

const GAMES = TITLES.map(({ game }) => game);
const PAGES = [
  '/',
  ...GAMES.map((game) => `/new/${game}`),
  '/my',
  '/settings',
  '/enter',
  `/rules/${GAMES[0]}`,
  ...GAMES.map((game) => `/gallery/${game}`),
  `/puzzles/${GAMES[0]}`,
  ...GAMES.map((game) => `/sure/${game}`),
  '/puzzles',
  '/sure',
  '/rules',
  '/gallery',
  '/profile',
  '/operator',
  '/nothing-here',
];

async function sideways(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
}

describe('axe', () => {
  test('finds nothing on the pages', async () => {
    const ada = await Person.arrive();
    await ada.introduce('Ada');
    const found: Record<string, string[]> = {};
    for (const path of PAGES) {
      await ada.open(path);
      await ada.page.waitForSelector('h1');
      await ada.page.waitForLoadState('networkidle');
      const wrong = await inBothThemes(ada.page);
      if (wrong.length > 0) found[path] = wrong;
    }
    expect(found).toEqual({});
    expect(ada.troubles).toEqual([]);
    await ada.leave();
  });
  for (const [lesson, size] of [
    ['redplanet-first', DESKTOP],
    ['ares-first', PHONE],
    ['martians-first', PHONE],
  ] as const)
    test(`finds nothing in the lesson ${lesson} at ${size.width} pixels`, async () => {
      const ada = await Person.arrive({ size });
      const { page } = ada;
      await ada.introduce('Ada');
      const table = await ada.ask<TableInfo>('POST', '/tables', { game: lesson.split('-')[0], lesson });
      await ada.open(`/t/${table.id}`);
      await page.waitForSelector('[data-lesson="read"]');
      expect(await inBothThemes(page), 'something to read').toEqual([]);
      while ((await page.locator('[data-lesson="read"]').count()) > 0) await page.locator('[data-lesson-next]').click();
      await page.waitForSelector('[data-lesson="do"]');
      expect(await inBothThemes(page), 'something to do').toEqual([]);
      await page.locator('[data-lesson-show]').click();
      await page.locator('[data-lesson-more]').click();
      await page.waitForSelector('[data-lesson-leave]');
      expect(await inBothThemes(page), 'more about the lesson').toEqual([]);
      expect(await sideways(page)).toBe(0);
      await ada.leave();
    });
  for (const [game, size] of [
    ['redplanet', PHONE],
    ['ares', DESKTOP],
    ['martians', PHONE],
  ] as const)
    test(`finds nothing in a puzzle of ${game} at ${size.width} pixels, and in its solution`, async () => {
      const ada = await Person.arrive({ size });
      const { page } = ada;
      await ada.open(`/puzzles/${game}/2`);
      await page.locator('[data-puzzle-page]').waitFor();
      await page.locator('[data-puzzle-hint]').click();
      await page.locator('[data-hint-says]').waitFor();
      expect(await inBothThemes(page), 'puzzle').toEqual([]);
      // Nothing in the head is cut off.
      for (const button of await page.locator('header button').all())
        expect(await button.evaluate((node) => node.scrollWidth - node.clientWidth)).toBeLessThanOrEqual(0);
      await page.locator('[data-give-up]').click();
      await page.locator('[data-solution-shown]').waitFor();
      expect(await inBothThemes(page), 'solution').toEqual([]);
      expect(await sideways(page)).toBe(0);
      await ada.leave();
    });
  for (const { game, usual } of TITLES) {
    if (game !== 'example')
      test(`finds nothing while ${game} shows what happened`, async () => {
        const ada = await Person.arrive({ settings: { pace: 'fast' } });
        await ada.sitDown(game, { ...usual, players: 2 }, { seed: 7 });
        const [card, caption] = [ada.page.locator('[data-big]'), ada.page.locator('[data-caption]')];
        // The line of a moment stays while the person points at it; a move that makes itself takes the list away.
        await ada.play('list', 4, async () => {
          await ada.page.keyboard.press('Escape');
          await ada.page.evaluate(() => document.querySelector<HTMLElement>('[data-since] li button')?.focus());
          return (await caption.count()) > 0;
        });
        expect(await inBothThemes(ada.page)).toEqual([]);
        // A big moment waits for the person.
        const stops = async () => {
          const rest = ada.page.locator('.table:not([data-playing])');
          await until(async () => (await card.count()) + (await rest.count()) > 0);
          return (await card.count()) > 0;
        };
        await ada.play('list', 4, stops);
        expect(await inBothThemes(ada.page)).toEqual([]);
        await ada.leave();
      });
    test(`finds nothing at a table of ${game}`, async () => {
      const ada = await Person.arrive();
      await ada.sitDown(game, usual);
      let decided = 0;
      await ada.play('list', 4, () => decided++ >= 12);
      expect(await inBothThemes(ada.page)).toEqual([]);
      await ada.leave();
    });
  }
});

test('a whole game of Red Planet is played by keyboard alone', async () => {
  const ada = await Person.arrive();
  await ada.open('/');
  await ada.page.waitForSelector('[data-play]');
  // Tab to the button that starts the game, and press it.
  for (let stop = 0; stop < 60; stop++) {
    await ada.page.keyboard.press('Tab');
    if (await ada.page.evaluate(() => document.activeElement?.getAttribute('data-play') === 'redplanet')) break;
  }
  await ada.page.keyboard.press('Enter');
  await ada.page.waitForSelector('.table');
  const decisions = await ada.play('keys', 3);
  expect(decisions).toBeGreaterThan(20);
  await ada.page.getByRole('dialog').waitFor();
  await ada.page.keyboard.press('Escape');
  expect(ada.troubles).toEqual([]);
  await ada.leave();
});

for (const [game, size] of [
  ['ares', DESKTOP],
  ['martians', PHONE],
] as const)
  test(`at a table of ${game} at ${size.width} pixels the tab key stops at what can be chosen, and the arrows reach the rest`, async () => {
    const ada = await Person.arrive({ size });
    const { page } = ada;
    await ada.sitDown(game, TITLES.find((title) => title.game === game)?.usual, { seed: 42 });
    await ada.question();
    await ada.alone();
    const legal = page.locator('[data-part] [data-spot="legal"]:visible');
    await legal.first().waitFor();
    const choosable = await legal.count();
    expect(await page.locator('[data-part] [data-spot]:not([data-spot="legal"]):visible').count()).toBeGreaterThan(choosable);

    /** Goes on with the tab key until this is in focus; returns the number of stops, and of those at pieces that can't be chosen. */
    const tabTo = async (wanted: string) => {
      for (let [stops, idle] = [1, 0]; ; stops++) {
        await page.keyboard.press('Tab');
        const at = await page.evaluate((wanted) => {
          const { activeElement: node } = document;
          return { there: node?.matches(wanted) ?? true, idle: node?.matches('[data-part] [data-spot]:not([data-spot="legal"])') };
        }, wanted);
        idle += at.idle ? 1 : 0;
        if (at.there || stops > 300) return { stops, idle };
      }
    };
    // The first stop leads straight to the decision.
    expect((await tabTo('.skip')).stops).toBe(1);
    await page.keyboard.press('Enter');
    expect(await page.evaluate(() => document.activeElement?.matches('[data-action], [data-more-actions]'))).toBe(true);

    await page.evaluate(() => (document.activeElement as HTMLElement).blur());
    await page.locator('.skip').focus();
    const { stops, idle } = await tabTo('[data-action], [data-more-actions]');
    expect(idle).toBe(0);
    expect(stops).toBeLessThan(choosable + 30);

    // From the board the arrows go to a piece, and from there to others.
    await page.locator('[data-part="board"]').focus();
    await page.keyboard.press('ArrowRight');
    const reached = new Set<string>();
    for (const arrow of ['ArrowRight', 'ArrowDown', 'ArrowLeft', 'ArrowUp', 'ArrowLeft', 'ArrowUp', 'ArrowRight', 'ArrowDown']) {
      reached.add(await page.evaluate(() => document.activeElement?.outerHTML.slice(0, 300) ?? ''));
      expect(await page.evaluate(() => document.activeElement?.matches('[data-spot], [data-explained]'))).toBe(true);
      await page.keyboard.press(arrow);
    }
    expect(reached.size).toBeGreaterThan(3);
    expect(ada.troubles).toEqual([]);
    await ada.leave();
  });

test('in a narrow window Escape closes the list of actions', async () => {
  const ada = await Person.arrive({ size: PHONE });
  await ada.sitDown('redplanet', { players: 2 });
  const more = ada.page.locator('[data-more-actions]');
  await ada.play('list', 1, () => more.isVisible());
  await more.click();
  await ada.page.getByRole('dialog').waitFor();
  await ada.page.keyboard.press('Escape');
  await ada.page.getByRole('dialog').waitFor({ state: 'detached' });
  await ada.leave();
});

test('what stands beside a piece goes when the window changes its size', async () => {
  const ada = await Person.arrive();
  await ada.sitDown('ares', { players: 1, variant: 'solo-novice' }, { seed: 7 });
  const refused = ada.page.locator('[data-part="own"] [data-spot="refused"]').first();
  await ada.play('list', 3, () => refused.isVisible());
  await refused.click({ force: true });
  await ada.page.getByRole('dialog').waitFor();
  await ada.page.setViewportSize(PHONE);
  await ada.page.getByRole('dialog').waitFor({ state: 'detached' });
  await ada.leave();
});

describe('at 360 pixels nothing scrolls sideways', () => {
  for (const language of LANGUAGES) {
    test(`on the pages, ${language}`, async () => {
      const ada = await Person.arrive({ size: PHONE, language });
      await ada.introduce('Ada');
      for (const path of PAGES) {
        await ada.open(path);
        await ada.page.waitForSelector('h1');
        expect(`${path} ${await sideways(ada.page)}`).toBe(`${path} 0`);
      }
      await ada.leave();
    });
  }
  for (const { game, usual } of TITLES) {
    test(`at a table of ${game}`, async () => {
      const ada = await Person.arrive({ size: PHONE, language: 'de' });
      await ada.sitDown(game, usual);
      const tabs = ada.page.locator('[role="tab"]:visible');
      for (let tab = 0; tab < (await tabs.count()); tab++) {
        await tabs.nth(tab).click();
        expect(`tab ${tab} ${await sideways(ada.page)}`).toBe(`tab ${tab} 0`);
      }
      await ada.leave();
    });
  }
});

describe('at 1366×768 board, own things and decision are in sight without scrolling', () => {
  for (const { game, usual, drawn } of TITLES) {
    for (const language of ['en', 'de'] as const) {
      test(`${game}, ${language}`, async () => {
        const ada = await Person.arrive({ size: DESKTOP, language });
        await ada.sitDown(game, usual);
        let decided = 0;
        // A game without a board may be over soon.
        await ada.play('list', 8, () => decided++ >= (drawn ? 6 : 3));
        const scrolls = await ada.page.evaluate(() => document.documentElement.scrollHeight - innerHeight);
        expect(scrolls).toBeLessThanOrEqual(0);
        const parts = ['[data-part="board"]', ...(drawn ? ['[data-part="own"]'] : []), '.question', 'button[data-action]'];
        for (const part of parts) {
          const box = await ada.page.locator(part).first().boundingBox();
          expect(box, part).not.toBeNull();
          if (!box) continue;
          expect(box.x, part).toBeGreaterThanOrEqual(0);
          expect(box.y, part).toBeGreaterThanOrEqual(0);
          expect(box.x + box.width, part).toBeLessThanOrEqual(DESKTOP.width + 1);
          expect(box.y + box.height, part).toBeLessThanOrEqual(DESKTOP.height + 1);
        }
        await ada.leave();
      });
    }
  }
});
