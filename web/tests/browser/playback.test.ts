// What others and the rules do is shown one event after another; nobody has to wait for it.

import { describe, expect, test } from 'vitest';
import { DESKTOP, PHONE, Person, until } from './person';
import { TITLES } from './titles';

/** Notes every caption from now on. */
async function watchCaptions({ page }: Person): Promise<void> {
  await page.evaluate(() => {
    const seen: string[] = [];
    let last: Element | null = null;
    const look = () => {
      const words = document.querySelector('[data-caption] .words');
      const said = words?.textContent?.trim();
      // Each event has a line of its own, also one that repeats the words before it.
      if (said && (words !== last || said !== seen.at(-1))) seen.push(said);
      last = words;
    };
    new MutationObserver(look).observe(document.body, { subtree: true, childList: true, characterData: true });
    Object.assign(window, { captions: seen });
  });
}

const captions = ({ page }: Person) => page.evaluate(() => (window as unknown as { captions: string[] }).captions);
const playing = ({ page }: Person) => page.locator('[data-playing]').count();

async function log({ page }: Person): Promise<string[]> {
  const tabs = page.locator('nav.tabs button').last();
  if (await tabs.isVisible()) await tabs.click();
  await page.getByRole('tab', { name: 'Log' }).click();
  const lines = await page.locator('.log h3, .log h4, .log p').allTextContents();
  return lines.map((line) => line.trim());
}

/** Whether all of `part` comes in `whole`, in the same order. */
function inOrder(part: string[], whole: string[]): boolean {
  let at = 0;
  for (const line of whole) if (line === part[at]) at += 1;
  return at === part.length;
}

describe('playback', () => {
  for (const { game, usual } of TITLES.filter(({ game }) => game !== 'example')) {
    for (const size of [DESKTOP, PHONE]) {
      test(`of ${game} at ${size.width} shows what bots do in the order of the log`, async () => {
        const ada = await Person.arrive({ size, settings: { pace: 'fast' } });
        await ada.sitDown(game, { ...usual, players: 2 }, { seed: 7 });
        await watchCaptions(ada);
        await ada.play('list', 5, async () => {
          await until(async () => (await playing(ada)) === 0);
          return (await captions(ada)).length > 5;
        });
        const told = await captions(ada);
        const lines = await log(ada);
        expect(inOrder(told, lines), JSON.stringify({ told, lines })).toBe(true);
        expect(ada.troubles).toEqual([]);
        await ada.leave();
      });
    }
  }

  test('can be skipped, and leads to the same board', async () => {
    const ada = await Person.arrive({ settings: { pace: 'slow' } });
    await ada.sitDown('redplanet', { players: 3 }, { seed: 7 });
    await ada.play('list', 5, async () => (await playing(ada)) > 0 && (await ada.round()) > 1);
    expect(await playing(ada)).toBe(1);
    // The question is that of the next round, and the board does not show it yet.
    expect(await ada.page.locator('[data-soon]').count()).toBe(1);
    const edges = await ada.page.evaluate(() => {
      const [header, board] = [document.querySelector('header.status'), document.querySelector('[data-part="board"]')];
      return [header?.getBoundingClientRect().bottom, board?.getBoundingClientRect().top];
    });
    expect(edges[0], 'the board begins below the header').toBe(edges[1]);
    await ada.page.keyboard.press('Escape');
    expect(await playing(ada)).toBe(0);
    expect(await ada.page.locator('[data-soon]').count()).toBe(0);
    const board = () => ada.page.locator('[data-part="board"]').innerText();
    const skipped = await board();
    await ada.page.reload();
    await ada.page.waitForSelector('.table');
    expect(await board()).toBe(skipped);
    expect(ada.troubles).toEqual([]);
    await ada.leave();
  });

  test('ends when the person acts, and the move counts', async () => {
    const ada = await Person.arrive({ settings: { pace: 'slow' } });
    await ada.sitDown('redplanet', { players: 3 }, { seed: 8 });
    let during = 0;
    const before = ada.acted.length;
    const decisions = await ada.play('list', 6, async () => {
      during += await playing(ada);
      return during >= 3;
    });
    expect(during).toBeGreaterThanOrEqual(3);
    expect(ada.acted.length - before).toBe(decisions);
    expect(ada.troubles).toEqual([]);
    await ada.leave();
  });

  for (const size of [DESKTOP, PHONE]) {
    test(`at ${size.width} stops at a big moment until the person goes on`, async () => {
      const ada = await Person.arrive({ size, settings: { pace: 'fast' } });
      await ada.sitDown('ares', { players: 2 }, { seed: 7 });
      const card = ada.page.locator('[data-big]');
      // Somebody chooses Production sooner or later; as long as the card is there, the person can act all the same.
      await ada.play('list', 4, async () => (await card.count()) > 0);
      expect(await card.locator('h3').count()).toBe(1);
      expect(await card.locator('p').count()).toBeGreaterThan(1);
      await ada.page.waitForTimeout(1500);
      expect(await card.count(), 'it does not go by itself').toBe(1);
      const button = card.locator('button.main');
      await (size === PHONE ? button.tap() : button.click());
      await until(async () => (await card.count()) === 0);
      expect(ada.troubles).toEqual([]);
      await ada.leave();
    });
  }

  test('the longest card fits on a phone', async () => {
    const ada = await Person.arrive({ size: PHONE, settings: { pace: 'fast' } });
    await ada.sitDown('redplanet', { players: 6 }, { seed: 7 });
    const card = ada.page.locator('[data-big="redplanet-event-production"]');
    // Production follows the fifth round; whatever else came in it is shown before.
    await ada.play('list', 7, async () => (await ada.round()) > 5);
    await until(async () => {
      await ada.page
        .locator('[data-big]:not([data-big="redplanet-event-production"]) .main')
        .evaluateAll((buttons) => buttons.forEach((button) => (button as HTMLElement).click()));
      return (await card.count()) > 0;
    });
    const lines = card.locator('.lines');
    expect(await lines.evaluate(({ scrollHeight, clientHeight }) => scrollHeight > clientHeight), 'it is long').toBe(true);
    const inside = await card.evaluate((card) => {
      const board = document.querySelector('[data-part="board"]')?.getBoundingClientRect();
      const { top, bottom } = card.getBoundingClientRect();
      return board !== undefined && top >= board.top && bottom <= board.bottom;
    });
    expect(inside, 'it covers nothing but the board').toBe(true);
    await card.locator('button.main').tap();
    expect(ada.troubles).toEqual([]);
    await ada.leave();
  });

  test('what happened since the last turn can be looked at again', async () => {
    const ada = await Person.arrive();
    await ada.sitDown('redplanet', { players: 4 }, { seed: 7 });
    const steps = ada.page.locator('[data-since] li button');
    await ada.play('list', 5, async () => (await ada.round()) > 1 && (await steps.count()) > 5);
    const board = () => ada.page.locator('[data-part="board"]').innerText();
    const now = await board();
    // Some earlier step looks different from now; all of them say what happened.
    const seen = new Set<string>();
    for (let at = 0; at < (await steps.count()); at += 1) {
      await ada.page.mouse.move(5, 760);
      await steps.nth(at).hover();
      await ada.page.locator('[data-caption]').waitFor();
      seen.add(await board());
    }
    expect(seen.size).toBeGreaterThan(1);
    await ada.page.mouse.move(5, 760);
    await until(async () => (await ada.page.locator('[data-caption]').count()) === 0);
    expect(await board()).toBe(now);
    // The same by keyboard.
    await steps.first().focus();
    await ada.page.keyboard.press('Enter');
    await ada.page.keyboard.press('Tab');
    expect(ada.troubles).toEqual([]);
    await ada.leave();
  });

  for (const [game, options] of [
    ['redplanet', { players: 3 }],
    ['ares', { players: 2 }],
    ['martians', { variant: 'coop', players: 2, scenario: 'new_schedule' }],
  ] as const) {
    test(`of ${game} is summed up in pictures, each of which says what it is`, async () => {
      const ada = await Person.arrive();
      await ada.sitDown(game, options, { seed: 7 });
      const deeds = ada.page.locator('[data-deeds="1"] [data-explained]');
      await ada.play('list', 5, async () => (await deeds.count()) > 0);
      for (const deed of await deeds.all()) expect(await deed.getAttribute('aria-label')).toMatch(/\p{L}/u);
      expect(ada.troubles).toEqual([]);
      await ada.leave();
    });
  }

  test('can be looked at again on a phone, from a sheet', async () => {
    const ada = await Person.arrive({ size: PHONE });
    await ada.sitDown('redplanet', { players: 4 }, { seed: 7 });
    const open = ada.page.locator('[data-since-open]');
    await ada.play('list', 5, async () => (await ada.round()) > 1 && (await open.count()) > 0);
    await open.tap();
    const sheet = ada.page.getByRole('dialog');
    await sheet.locator('[data-deeds] [data-explained]').first().waitFor();
    await sheet.locator('li button').first().tap();
    await sheet.waitFor({ state: 'hidden' });
    const caption = ada.page.locator('[data-caption]');
    await caption.locator('.skipper').tap();
    await caption.waitFor({ state: 'hidden' });
    expect(ada.troubles).toEqual([]);
    await ada.leave();
  });

  test('shows the last events before the result', async () => {
    const ada = await Person.arrive({ settings: { pace: 'fast' } });
    await ada.sitDown('example', {}, { seed: 3 });
    await ada.play('list', 3);
    const end = ada.page.getByRole('dialog');
    await until(async () => (await playing(ada)) === 0);
    await end.waitFor();
    expect(ada.troubles).toEqual([]);
    await ada.leave();
  });
});
