// No text is cut off: in every language, at every size, on every page and at the tables of every title.

import { describe, expect, test } from 'vitest';
import { clippedText } from './clipped';
import { DESKTOP, PHONE, Person, SIDEWAYS, TABLET, type Size } from './person';
import { LANGUAGES, TITLES, named, type Options } from './titles';

const ALL = process.env.SYRTIS_ALL === '1';
const LARGE = { width: 1920, height: 1080 };
const SIZES = ALL ? [PHONE, SIDEWAYS, TABLET, DESKTOP, LARGE] : [PHONE, SIDEWAYS, DESKTOP];
const GAMES = TITLES.map(({ game }) => game);
const PAGES = ALL
  ? ['/', '/my', '/settings', ...GAMES.flatMap((game) => [`/new/${game}`, `/rules/${game}`, `/gallery/${game}`])]
  : ['/', '/new/martians', '/settings', '/rules/martians', '/gallery/redplanet'];
/** How many decisions before a table is looked at. */
const MOMENTS = (middle: number) => (ALL ? [0, middle] : [4]);

/** What is cut off at this size: on a phone on every tab. */
async function cutAt(person: Person, size: Size): Promise<string[]> {
  const { page } = person;
  await page.setViewportSize(size);
  const found = new Set<string>();
  const tabs = page.locator('nav.tabs button:visible');
  const dialog = (await page.locator('dialog:modal').count()) > 0;
  for (let tab = 0; tab < Math.max(1, dialog ? 1 : await tabs.count()); tab++) {
    if (!dialog && (await tabs.count()) > 0) await tabs.nth(tab).click();
    for (const cut of await page.evaluate(clippedText)) found.add(`${size.width}×${size.height}: ${cut}`);
  }
  return [...found];
}

/** Shows the page in another language. */
async function speak(person: Person, language: string): Promise<void> {
  await person.page.evaluate((language) => {
    localStorage['syrtis-settings'] = JSON.stringify({ ...JSON.parse(localStorage['syrtis-settings'] ?? '{}'), language });
  }, language);
  await person.page.reload();
}

/** What is cut off in these languages and all sizes. */
async function cut(person: Person, ready: () => Promise<unknown>, languages = LANGUAGES): Promise<Record<string, string[]>> {
  const found: Record<string, string[]> = {};
  for (const language of languages) {
    await speak(person, language);
    await ready();
    await person.page.evaluate(() => document.fonts.ready);
    const wrong: string[] = [];
    for (const size of SIZES) wrong.push(...(await cutAt(person, size)));
    if (wrong.length > 0) found[language] = wrong;
  }
  return found;
}

test('what is cut off is found', async () => {
  const ada = await Person.arrive();
  await ada.page.setContent(`
    <p style="width: 60px; overflow: hidden; white-space: nowrap">cut at the side by its box</p>
    <p style="height: 14px; overflow: hidden">cut<br>below</p>
    <p style="width: 60px; overflow: hidden; white-space: nowrap; text-overflow: ellipsis">ends in dots</p>
    <button data-spot="none"><b style="display: block; width: 40px; overflow: hidden; text-overflow: ellipsis; white-space: nowrap">a long press reads this</b></button>
    <div style="width: 60px; overflow: auto; white-space: nowrap">scrolling reads this one</div>
    <svg width="200" height="30"><g><rect class="plate" width="30" height="20" /><text y="12">wider than its plate</text></g></svg>
    <p style="width: 400px">nothing is wrong here</p>`);
  const found = (await ada.page.evaluate(clippedText)).join('\n');
  for (const wrong of [
    'cut at the side by its box',
    'below (p): cut above or below',
    'ends in dots (p): ends in dots',
    'wider than its plate (text): wider',
  ])
    expect(found).toContain(wrong);
  for (const fine of ['a long press', 'scrolling reads', 'nothing is wrong']) expect(found).not.toContain(fine);
  await ada.leave();
});

test('on the pages', async () => {
  const ada = await Person.arrive();
  await ada.introduce('Ada');
  const found: Record<string, unknown> = {};
  for (const path of PAGES) {
    await ada.open(path);
    const wrong = await cut(ada, () => ada.page.waitForSelector('h1'));
    if (Object.keys(wrong).length > 0) found[path] = wrong;
  }
  expect(found).toEqual({});
  await ada.leave();
});

describe('at a table', () => {
  TITLES.forEach(({ game, usual, variants, middle, drawn }, at) => {
    if (!drawn && !ALL) return;
    // English is the shortest of them.
    const languages = ALL ? LANGUAGES : [at % 2 === 0 ? ('pl' as const) : ('de' as const)];
    const tables: Options[] = ALL ? [usual, ...variants.slice(-2)] : [usual];
    for (const options of tables) {
      for (const moment of MOMENTS(middle)) {
        test(`of ${named(game, options)}, after ${moment} decisions`, async () => {
          const ada = await Person.arrive();
          await ada.sitDown(game, options, { seed: 42 });
          let decided = 0;
          await ada.play('list', 42, () => decided++ >= moment);
          expect(await cut(ada, () => ada.page.waitForSelector('.table .board'), languages)).toEqual({});
          await ada.leave();
        });
      }
    }
    if (!ALL) return;
    test(`of ${game}, when it is over`, async () => {
      const ada = await Person.arrive();
      await ada.sitDown(game, usual, { seed: 42 });
      await ada.play('list', 42);
      expect(await cut(ada, () => ada.page.getByRole('dialog').waitFor())).toEqual({});
      await ada.leave();
    });
  });
});
