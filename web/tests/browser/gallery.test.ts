// "In the box": every card and tile is drawn, has a name, keeps the words of its name whole, and can be enlarged.

import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import type { ItemInfo } from '../../src/api/types';
import { DESKTOP, PHONE, Person } from './person';
import { LANGUAGES, TITLES } from './titles';
import type { Language } from '../../src/words/words.svelte';

/** How many names are drawn, and those that break inside a word or stick out of their place. */
function names(page: Page): Promise<{ count: number; broken: string[] }> {
  return page.evaluate(() => {
    for (const item of document.querySelectorAll('li')) item.style.contentVisibility = 'visible';
    const names = [...document.querySelectorAll<HTMLElement>('[style*="--longest"]')];
    const wrong = names.filter((name) => {
      const letters = name.firstChild as Text;
      const words = [...letters.data.matchAll(/[^\s-]+-?/g)];
      const whole = words.every(({ index, 0: word }) => {
        const range = document.createRange();
        range.setStart(letters, index);
        range.setEnd(letters, index + word.length);
        return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size === 1;
      });
      return !whole || name.scrollWidth > name.clientWidth + 1;
    });
    return { count: names.length, broken: wrong.map((name) => name.textContent ?? '') };
  });
}

const DRAWN = TITLES.filter(({ drawn }) => drawn).map(({ game }) => game);

describe.each(DRAWN)('the box of %s', (game) => {
  // One language a game; with SYRTIS_ALL=1 all of them.
  const languages = process.env.SYRTIS_ALL === '1' ? LANGUAGES : [LANGUAGES[DRAWN.indexOf(game) % LANGUAGES.length] as Language];
  test.each(languages)('keeps the words of names whole, in %s', async (language) => {
    for (const size of [DESKTOP, PHONE]) {
      const ada = await Person.arrive({ language, size });
      await ada.open(`/gallery/${game}`);
      await ada.page.waitForSelector('section[data-kind] li');
      const { count, broken } = await names(ada.page);
      expect(count).toBeGreaterThan(0);
      expect(broken).toEqual([]);
      expect(await ada.page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
      await ada.leave();
    }
  });

  test('draws every piece, names it and enlarges it by keyboard', async () => {
    const ada = await Person.arrive();
    const box = (await (await fetch(`${ada.host}/api/v1/games/${game}/material`)).json()) as ItemInfo[];
    await ada.open(`/gallery/${game}`);
    await ada.page.waitForSelector('section[data-kind] li svg');
    const kinds = await ada.page.locator('section[data-kind]').evaluateAll((all) => all.map((one) => one.getAttribute('data-kind')));
    expect(kinds).toEqual([...new Set(box.map(({ kind }) => kind))]);
    const bare = await ada.page
      .locator('section[data-kind] li button')
      .evaluateAll((all) =>
        all.map((one) => [one.getAttribute('aria-label') ?? '', one.closest('li')?.querySelector('svg') !== null] as const),
      );
    expect(bare.length).toBe(box.length);
    expect(bare.filter(([name, drawn]) => name === '' || !drawn)).toEqual([]);
    for (const kind of kinds) {
      const first = ada.page.locator(`section[data-kind="${kind}"] li button`).first();
      await first.focus();
      await ada.page.keyboard.press('Enter');
      await ada.page.waitForSelector('dialog[open]');
      await ada.page.keyboard.press('Escape');
      await ada.page.waitForSelector('dialog[open]', { state: 'detached' });
      expect(await first.evaluate((button) => document.activeElement === button)).toBe(true);
    }
    expect(ada.troubles).toEqual([]);
    await ada.leave();
  });
});
