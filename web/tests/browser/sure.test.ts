// How sure we are of the pieces: told at set-up, listed on a page of its own, marked in the box.

import { expect, test } from 'vitest';
import { PHONE, Person } from './person';
import { TITLES, languageAt } from './titles';

TITLES.forEach(({ game }, at) => {
  test(`the set-up of ${game} says what is our own, and leads to the page that lists every piece`, async () => {
    const ada = await Person.arrive({ language: languageAt(at), ...(at % 2 === 1 && { size: PHONE }) });
    await ada.page.goto(`${ada.host}/new/${game}`);
    await ada.page.locator('[data-sure] a').click();
    await ada.page.waitForSelector('section[data-kind] li');
    const box = (await (await fetch(`${ada.host}/api/v1/games/${game}/material`)).json()) as { kind: string; provenance: string }[];
    const kinds = await ada.page.locator('section[data-kind]').evaluateAll((all) => all.map((one) => one.getAttribute('data-kind')));
    expect(kinds).toEqual([...new Set(box.map(({ kind }) => kind))]);
    const origins = await ada.page.locator('dl [data-origin]').evaluateAll((all) => all.map((one) => one.getAttribute('data-origin')));
    expect(origins.toSorted()).toEqual([...new Set(box.map(({ provenance }) => provenance))].toSorted());
    await ada.page.locator(`a[href="/gallery/${game}"]`).last().click();
    await ada.page.waitForSelector('li [data-origin]');
    expect(ada.troubles).toEqual([]);
    await ada.leave();
  });
});

test('every piece says how far it can be relied on, the sources are explained, and no mark touches a name', async () => {
  for (const language of ['en', 'pl', 'de'] as const) {
    const ada = await Person.arrive({ language });
    for (const { game } of TITLES) {
      await ada.page.goto(`${ada.host}/sure/${game}`);
      await ada.page.waitForSelector('[data-trust]');
      await ada.page.locator('summary').first().click();
      const sources = ada.page.locator('.sources > div');
      expect(await sources.count()).toBeGreaterThan(0);
      for (const what of await sources.locator('dd').allInnerTexts()) expect(what.length).toBeGreaterThan(10);
      const gaps = await ada.page.locator('section[data-kind] li').evaluateAll((rows) =>
        rows.map((row) => {
          const [mark, told] = [...row.children].map((part) => part.getBoundingClientRect());
          return (told?.left ?? 0) - (mark?.right ?? 0);
        }),
      );
      expect(Math.min(...gaps)).toBeGreaterThanOrEqual(8);
    }
    expect(ada.troubles).toEqual([]);
    await ada.leave();
  }
});

test('the page of a game that nobody has says so and leads to the games that are there', async () => {
  const ada = await Person.arrive();
  for (const page of ['sure', 'rules', 'gallery', 'new']) {
    await ada.page.goto(`${ada.host}/${page}/nosuch`);
    await ada.page.getByRole('heading', { name: 'There is no game called “nosuch” here.' }).waitFor();
    await ada.page.locator(`main a[href="/${page}/ares"]`).click();
    await ada.page
      .getByRole('heading', { name: /Ares Expedition/ })
      .first()
      .waitFor();
  }
  expect(ada.troubles).toEqual([]);
  await ada.leave();
});

test('a rule opens beside the set-up, and the choices are still there after a look elsewhere', async () => {
  const ada = await Person.arrive();
  const { page } = ada;
  await page.goto(`${ada.host}/new/martians`);
  await page.getByText('COM.4').click();
  await page.getByText('Where the rulebooks leave it open').click();
  await page.getByRole('group', { name: 'Power Plant Manager' }).getByText('2').click();
  await page.locator('a[href$="#MA-RUL-70"]').click();
  await page.waitForSelector('[data-rule-panel]');
  expect(page.url()).toBe(`${ada.host}/new/martians`);
  await page.locator('a[href="/rules/martians"]').click();
  await page.waitForSelector('.rules');
  await page.goBack();
  await page.getByText('Where the rulebooks leave it open').click();
  const manager = page.getByRole('group', { name: 'Power Plant Manager' }).locator('input[value="2"]');
  await manager.waitFor({ state: 'attached' });
  expect(await manager.isChecked()).toBe(true);
  expect(ada.troubles).toEqual([]);
  await ada.leave();
});

test('the set-up offers what has an effect and says what a choice has changed', async () => {
  const ada = await Person.arrive();
  const { page } = ada;
  await page.goto(`${ada.host}/new/martians`);
  await page.waitForSelector('.story');
  expect(await page.locator('.story').innerText()).toContain('New Schedule');
  await page.locator('summary').first().click();
  const first = page.getByRole('group', { name: 'First player' });
  expect(await first.locator('label').allInnerTexts()).toEqual(['At random', 'Seat 1', 'Seat 2']);
  await page.getByText('Prototype', { exact: true }).click();
  await page.waitForSelector('.changes');
  expect(await page.locator('.changes').innerText()).toContain("“Collector's edition” is now “off”");
  expect(await page.getByRole('group', { name: 'Unfinished building' }).count()).toBe(0);
  await page.getByText('SOLO.1').click();
  await page.waitForFunction(() => document.querySelectorAll('.changes li').length > 1);
  expect(await page.locator('.changes').innerText()).toContain('Final');
  expect(ada.troubles).toEqual([]);
  await ada.leave();
});

test('the side list of the rules marks the section of the rule on screen', async () => {
  const ada = await Person.arrive();
  await ada.page.goto(`${ada.host}/rules/martians#MA-RUL-30`);
  const mark = ada.page.locator('.book nav a[aria-current]');
  await mark.filter({ hasText: 'Rulings' }).waitFor();
  expect(await mark.count()).toBe(1);
  await ada.leave();
});

test('the card of the Power Plant Manager shows the price of this table', async () => {
  for (const credits of [1, 2]) {
    const ada = await Person.arrive();
    // With this seed the card lies in the Education Centre.
    await ada.sitDown('martians', { variant: 'com', players: 2, manager: credits }, { seed: 6 });
    await ada.page.locator('svg [aria-label="Power Plant Manager"]').first().hover();
    const said = await ada.page.locator('article.zoom').first().innerText();
    expect(said).toContain(credits === 1 ? 'Pay 1 credit and' : 'Pay 2 credits and');
    expect(said).not.toContain('the note');
    expect(ada.troubles).toEqual([]);
    await ada.leave();
  }
});
