// Whole games through the page against bots, in three languages and two sizes.
//
// Every run plays one whole game of each title and the first round of every variant; with SYRTIS_ALL=1 every variant is
// played to its end at both sizes.

import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Language } from '../../src/words/words.svelte';
import { Host } from './host';
import { DESKTOP, PHONE, Person, openBrowser, type Way } from './person';
import { VARIANTS, named } from './variants';

const ALL = process.env.SYRTIS_ALL === '1';
const LANGUAGES: Language[] = ['en', 'pl', 'de'];

let host: Host;
let browser: Browser;
beforeAll(async () => {
  host = await Host.start();
  browser = await openBrowser();
});
afterAll(async () => {
  await browser?.close();
  await host?.end();
});

async function wholeGame(game: string, options: Record<string, unknown>, looks: { size: typeof DESKTOP; language: Language }, way: Way) {
  const person = await Person.arrive(browser, host.url, looks);
  const table = await person.sitDown(game, options);
  const decisions = await person.play(way, 7);
  expect(decisions).toBeGreaterThan(3);

  // The end screen has everybody's points and leads to the replay.
  const end = person.page.getByRole('dialog');
  await end.waitFor();
  expect(await end.locator('table').count()).toBeGreaterThan(0);
  await end.locator(`a:not([data-analyse])[href^="/replay/${table.id}"]`).click();
  await person.page.waitForURL(`**/replay/${table.id}*`);
  await person.page.waitForSelector('[data-replay]');
  expect(person.troubles).toEqual([]);
  await person.leave();
}

describe('a whole game', () => {
  test('of Red Planet by pointing, in English', () => wholeGame('redplanet', {}, { size: DESKTOP, language: 'en' }, 'point'));
  test('of Ares Expedition by pointing, in Polish, on a phone', () =>
    wholeGame('ares', { variant: 'solo-novice', players: 1 }, { size: PHONE, language: 'pl' }, 'list'));
  test('of Martians by pointing, in German', () => wholeGame('martians', {}, { size: DESKTOP, language: 'de' }, 'point'));
});

describe.runIf(ALL)('every variant to its end', () => {
  let turn = 0;
  for (const { game, options } of VARIANTS) {
    for (const size of [DESKTOP, PHONE]) {
      const language = LANGUAGES[turn++ % LANGUAGES.length] as Language;
      test(`${named(game, options)} at ${size.width} in ${language}`, () => wholeGame(game, options, { size, language }, size === PHONE ? 'list' : 'point'));
    }
  }
});

describe('the first round', () => {
  VARIANTS.forEach(({ game, options }, at) => {
    const language = LANGUAGES[at % LANGUAGES.length] as Language;
    const size = at % 2 === 0 ? DESKTOP : PHONE;
    test(`of ${named(game, options)} at ${size.width} in ${language}`, async () => {
      const person = await Person.arrive(browser, host.url, { size, language });
      await person.sitDown(game, options);
      const decisions = await person.play(size === PHONE ? 'list' : 'point', at + 1, async () => (await person.round()) > 1);
      expect(decisions).toBeGreaterThan(0);
      expect(person.troubles).toEqual([]);
      await person.leave();
    });
  });
});
