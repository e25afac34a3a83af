// What is fetched when it is asked for: until it has come, no key and no touch goes to the board beneath.

import { expect, test } from 'vitest';
import { DESKTOP, PHONE, Person, until } from './person';

/** From now on no file of the page comes until the returned function is called. */
async function holdFiles({ page }: Person): Promise<() => Promise<void>> {
  const held: (() => Promise<void>)[] = [];
  let open = false;
  await page.route('**/assets/*', (route) => {
    if (open) return route.continue();
    held.push(() => route.continue());
    return undefined;
  });
  return async () => {
    open = true;
    await Promise.all(held.splice(0).map((go) => go()));
  };
}

/** What a dialog shows once it is complete. */
const SHOWS = {
  keys: 'kbd',
  legend: 'h3',
  words: '.paragraphs h3',
  people: 'li, p',
};

for (const size of [DESKTOP, PHONE])
  for (const [dialog, shows] of Object.entries(SHOWS))
    test(`the dialog "${dialog}" takes keys and touches before it has come, at ${size.width}`, async () => {
      const ada = await Person.arrive({ size, serviceWorkers: 'block' });
      const { page } = ada;
      await ada.sitDown('redplanet', { players: 3 }, { seed: 7 });
      await ada.question();
      const come = await holdFiles(ada);
      const menu = page.locator('[data-menu]').first();
      const ask = async () => {
        await page.locator('header.status button[aria-expanded]').click();
        await page.locator(`[data-menu="${dialog}"]`).click();
      };
      await ask();
      await page.locator('dialog:modal').waitFor();
      // A digit is the key of an action, Escape closes what was opened.
      await page.keyboard.press('1');
      await page.keyboard.press('Escape');
      await page.locator('dialog').waitFor({ state: 'detached' });
      expect(ada.acted).toEqual([]);
      await come();
      await ask();
      await page.locator('dialog').locator(shows).first().waitFor();
      expect([await menu.count(), await page.locator('dialog').count()]).toEqual([0, 1]);
      expect(ada.acted).toEqual([]);
      expect(ada.troubles).toEqual([]);
      await ada.leave();
    });

test('Enter, pressed right after the key that opens a dialog, does not act', async () => {
  const ada = await Person.arrive({ serviceWorkers: 'block' });
  const { page } = ada;
  await ada.sitDown('redplanet', { players: 3 }, { seed: 7 });
  const question = await ada.question();
  const come = await holdFiles(ada);
  await page.locator('button[data-action]').first().focus();
  await page.keyboard.press('?');
  await page.keyboard.press('Enter');
  await come();
  await until(async () => (await page.locator('dialog').count()) === 0 || (await page.locator('dialog kbd').count()) > 0);
  expect([ada.acted.length, await page.locator('.table').getAttribute('data-question')]).toEqual([0, question]);
  await ada.leave();
});
