// Pictures of every board at the start, in the middle and at the end, on desktop and phone, light and dark: `cargo xtask pictures`.

import { mkdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { DESKTOP, PHONE, Person } from '../browser/person';
import { TITLES, languageAt } from '../browser/titles';

const FOLDER = resolve(import.meta.dirname, '../../../docs/screenshots');
mkdirSync(FOLDER, { recursive: true });

async function picture(person: Person, name: string): Promise<void> {
  await person.page.mouse.move(2, 2);
  await person.page.screenshot({ path: `${FOLDER}/${name}.jpg`, type: 'jpeg', quality: 82 });
}

test('the pages', async () => {
  for (const [size, device] of [
    [DESKTOP, 'desktop'],
    [PHONE, 'phone'],
  ] as const) {
    for (const theme of ['light', 'dark'] as const) {
      const ada = await Person.arrive({ size, settings: { theme } });
      await ada.introduce('Ada');
      for (const [path, name] of [
        ['/', 'home'],
        ['/new/martians', 'set-up'],
        ['/gallery/ares', 'gallery'],
        ['/rules/redplanet', 'rules'],
      ] as const) {
        await ada.open(path);
        await ada.page.waitForLoadState('networkidle');
        await picture(ada, `${name}-${device}-${theme}`);
      }
      await ada.leave();
    }
  }
});

let turn = 0;
for (const { game, usual, middle } of TITLES) {
  for (const [size, device] of [
    [DESKTOP, 'desktop'],
    [PHONE, 'phone'],
  ] as const) {
    const language = languageAt(turn++);
    test(`${game} on a ${device}, ${language}`, async () => {
      const ada = await Person.arrive({ size, language });
      await ada.sitDown(game, usual, { seed: 42 }, 'greedy');
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
