// Help for players and spectators: hints, everybody's view after the end, what a strong bot thinks, and watching others.

import { expect, test } from 'vitest';
import { usualSetup } from '../../src/pages/shared/tables';
import { PHONE, Person, until } from './person';
import { TITLES, languageAt } from './titles';

TITLES.forEach(({ game, drawn }, at) => {
  test(`a hint marks a thing on the board of ${game} and its entry in the list, and goes with the question`, async () => {
    const ada = await Person.arrive({ language: languageAt(at) });
    await ada.sitDown(game);
    const question = await ada.question();
    await ada.page.keyboard.press('h');
    const entry = ada.page.locator('[data-hinted]');
    await entry.waitFor();
    expect(await entry.count()).toBe(1);
    if (drawn) await ada.page.waitForSelector('[data-hint]');
    expect(await ada.page.getByRole('status').allTextContents()).toContainEqual(
      expect.stringContaining((await entry.locator('span').first().textContent()) ?? '?'),
    );
    await entry.click();
    await ada.question(question ?? undefined);
    expect(await ada.page.locator('[data-hinted], [data-hint]').count()).toBe(0);
    expect(ada.troubles).toEqual([]);
    await ada.leave();
  });
});

test('on a phone the hint stands on the bar', async () => {
  const ada = await Person.arrive({ size: PHONE });
  await ada.sitDown('redplanet', { players: 3 });
  const question = await ada.question();
  await ada.page.locator('[data-ask-hint]:visible').click();
  await ada.page.locator('.bar .hinted').click();
  await ada.question(question ?? undefined);
  expect(ada.troubles).toEqual([]);
  await ada.leave();
});

test('on a phone the choices are in sight, and on another tab a number says where they are', async () => {
  const ada = await Person.arrive({ size: PHONE });
  await ada.sitDown('ares', { players: 2 });
  await ada.question();
  const [board, own] = [ada.page.locator('nav.tabs button').first(), ada.page.locator('nav.tabs button').nth(1)];
  await ada.page.waitForSelector('[data-tab="own"]');
  await board.click();
  expect(await own.locator('.badge').innerText()).toBe('2');
  await own.click();
  const corporation = await ada.page.locator('[data-part="own"] .corporation').first().boundingBox();
  expect(corporation!.y + corporation!.height).toBeLessThan(PHONE.height);
  expect(ada.troubles).toEqual([]);
  await ada.leave();
});

test("after the end everybody can look through everybody's eyes and read what a strong bot thinks", async () => {
  const ada = await Person.arrive();
  const table = await ada.sitDown('redplanet', { players: 3 });
  await ada.play('list', 12);
  await ada.page.locator('[data-analyse]').click();
  await ada.page.waitForSelector('[data-analysis="done"]');
  expect(await ada.page.locator('[data-analysis] svg[role="img"] path').count()).toBe(6);

  await ada.open(`/replay/${table.id}?at=20`);
  const eyes = ada.page.locator('header select');
  await eyes.waitFor();
  expect(await eyes.locator('option').evaluateAll((all) => all.map((one) => (one as HTMLOptionElement).value))).toEqual([
    '0',
    '1',
    '2',
    'spectator',
    'open',
  ]);
  await ada.page.evaluate(() => document.querySelector('.stage')?.setAttribute('data-same-page', ''));
  await eyes.selectOption('open');
  await ada.page.locator('[data-whose="2"]').click();
  const cards = () => ada.page.locator('[data-part="own"]').textContent();
  const third = await cards();
  await ada.page.locator('[data-whose="1"]').click();
  expect(await ada.page.locator('[data-whose="1"]').getAttribute('aria-pressed')).toBe('true');
  expect(await cards()).not.toBe(third);
  await eyes.selectOption('spectator');
  await ada.page.waitForSelector('[data-whose]', { state: 'detached' });
  expect(await ada.page.locator('[data-same-page]').count()).toBe(1);
  expect(ada.troubles).toEqual([]);
  await ada.leave();
});

test('a game that is open to all can be watched from the first page', async () => {
  const ada = await Person.arrive();
  const setup = { ...usualSetup('random'), access: 'open' as const };
  const table = await ada.sitDown('redplanet', { players: 2 }, { setup });
  const bea = await Person.arrive({ language: 'de' });
  await bea.open('/');
  await bea.page.locator(`[data-watch][data-table="${table.id}"]`).click();
  await bea.page.waitForSelector('.table');
  expect(await bea.page.locator('[data-spot="legal"], [data-ask-hint]').count()).toBe(0);
  const before = bea.heard.length;
  let decided = 0;
  await ada.play('list', 3, () => decided++ >= 3);
  await until(() => bea.heard.length > before);
  expect([...ada.troubles, ...bea.troubles]).toEqual([]);
  for (const person of [ada, bea]) await person.leave();
});
