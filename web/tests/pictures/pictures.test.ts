// Every board at the start, in the middle and at the end, on a desktop and a phone, light and dark: `cargo xtask pictures`.

import { mkdirSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Language } from '../../src/words/words.svelte';
import { Host } from '../browser/host';
import { DESKTOP, PHONE, Person, openBrowser } from '../browser/person';

const FOLDER = resolve(import.meta.dirname, '../../../docs/screenshots');
const TABLES = [
  { game: 'redplanet', options: { players: 4 }, middle: 22, level: 'greedy' },
  { game: 'ares', options: { players: 3 }, middle: 70, level: 'greedy' },
  { game: 'martians', options: { variant: 'semi', players: 3, scenario: 'mars_one' }, middle: 50, level: 'greedy' },
];
const LANGUAGES: Language[] = ['en', 'pl', 'de'];

let host: Host;
let browser: Browser;
beforeAll(async () => {
  mkdirSync(FOLDER, { recursive: true });
  host = await Host.start();
  browser = await openBrowser();
});
afterAll(async () => {
  await browser?.close();
  await host?.end();
});

async function picture(person: Person, name: string): Promise<void> {
  await person.page.mouse.move(2, 2);
  await person.page.screenshot({ path: `${FOLDER}/${name}.jpg`, type: 'jpeg', quality: 82 });
}

test('the pages', async () => {
  for (const [size, device] of [[DESKTOP, 'desktop'], [PHONE, 'phone']] as const) {
    for (const theme of ['light', 'dark'] as const) {
      const ada = await Person.arrive(browser, host.url, { size, settings: { theme } });
      await ada.introduce('Ada');
      for (const [path, name] of [['/', 'home'], ['/new/martians', 'set-up'], ['/gallery/ares', 'gallery'], ['/rules/redplanet', 'rules']] as const) {
        await ada.open(path);
        await ada.page.waitForLoadState('networkidle');
        await picture(ada, `${name}-${device}-${theme}`);
      }
      await ada.leave();
    }
  }
});

let turn = 0;
for (const { game, options, middle, level } of TABLES) {
  for (const [size, device] of [[DESKTOP, 'desktop'], [PHONE, 'phone']] as const) {
    const language = LANGUAGES[turn++ % LANGUAGES.length] as Language;
    test(`${game} on a ${device}, ${language}`, async () => {
      const ada = await Person.arrive(browser, host.url, { size, language });
      const bots = Array.from({ length: options.players - 1 }, () => ({ kind: 'bot', level }) as const);
      await ada.sitDown(game, options, { seats: [{ kind: 'me' }, ...bots], seed: 42 });
      const both = async (moment: string) => {
        for (const theme of ['light', 'dark'] as const) {
          await ada.page.emulateMedia({ colorScheme: theme });
          await picture(ada, `${game}-${moment}-${device}-${theme}`);
          const own = ada.page.locator('nav.tabs button').nth(1);
          if (device === 'phone') {
            await own.click();
            await picture(ada, `${game}-${moment}-own-${device}-${theme}`);
            await ada.page.locator('nav.tabs button').first().click();
          }
        }
      };
      await ada.question();
      await both('start');
      let decided = 0;
      await ada.play('list', 42, () => decided++ >= middle);
      await both('middle');
      await ada.play('list', 43);
      await ada.page.getByRole('dialog').waitFor();
      await ada.page.waitForLoadState('networkidle');
      for (const theme of ['light', 'dark'] as const) {
        await ada.page.emulateMedia({ colorScheme: theme });
        await picture(ada, `${game}-end-${device}-${theme}`);
      }
      expect(ada.troubles).toEqual([]);
      await ada.leave();
    });
  }
}
