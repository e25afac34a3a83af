// Everything explains itself at the table: pieces and counters, icons, questions and their rules, cards in words, bots.

import { expect, test } from 'vitest';
import { PHONE, Person, until } from './person';
import { languageAt, TITLES, type Options } from './titles';
import { unexplained } from './unexplained';

const ALL = process.env.SYRTIS_ALL === '1';
const DRAWN = TITLES.filter(({ drawn }) => drawn);

test('what explains nothing is found', async () => {
  const ada = await Person.arrive();
  await ada.page.setContent(`<div class="board">
    <p>twelve <b>12</b></p> <svg width="20" height="20"><circle r="5" /></svg>
    <p data-explained>13</p> <p>words alone</p>
  </div>`);
  expect(await ada.page.evaluate(unexplained)).toEqual(['body. > div.board > p. > b. 12', 'html. > body. > div.board > svg. ']);
  await ada.leave();
});

DRAWN.forEach(({ game, usual, variants, middle }, at) => {
  const tables: Options[] = ALL ? [usual, ...variants] : [usual];
  for (const options of tables)
    test(`every icon and every number says what it is: ${game} ${JSON.stringify(options)}`, async () => {
      const ada = await Person.arrive({ language: languageAt(at) });
      await ada.sitDown(game, options, { seed: 7 });
      let decided = 0;
      await ada.play('list', 7, () => decided++ >= (ALL ? middle : 5));
      expect(await ada.page.evaluate(unexplained)).toEqual([]);
      await ada.page.setViewportSize(PHONE);
      for (const tab of await ada.page.locator('nav.tabs button:visible').all()) {
        await tab.click();
        expect(await ada.page.evaluate(unexplained)).toEqual([]);
      }
      expect(ada.troubles).toEqual([]);
      await ada.leave();
    });
});

test('a counter says its name, its number and what it does: by mouse, by arrow key and by a resting finger', async () => {
  const ada = await Person.arrive();
  await ada.sitDown('ares', { players: 2 }, { seed: 7 });
  const counter = ada.page.locator('.players [data-explained][aria-label^="TR"]').first();
  const tooltip = ada.page.getByRole('tooltip');
  const says = async () => expect(await tooltip.innerText()).toMatch(/TR 5\n+.*income/);
  await counter.hover();
  await tooltip.waitFor();
  await says();
  await ada.page.mouse.move(0, 0);
  await tooltip.waitFor({ state: 'detached' });
  await ada.page.locator('.players .points [data-explained]').nth(1).focus();
  await ada.page.keyboard.press('ArrowLeft');
  await tooltip.waitFor();
  await says();
  await ada.leave();

  const ben = await Person.arrive({ size: PHONE });
  await ben.sitDown('martians', { variant: 'solo', players: 1, scenario: 'new_schedule' }, { seed: 7 });
  await ben.page.locator('.means [data-explained]').nth(2).tap();
  await ben.page.getByRole('tooltip').waitFor();
  expect(await ben.page.getByRole('tooltip').innerText()).toMatch(/energy: \d+\n+Pays for most actions/);
  await ben.leave();
});

test('a question says what the choice means until somebody wants it brief or has played three games', async () => {
  const ada = await Person.arrive();
  await ada.sitDown('redplanet', { players: 2 }, { seed: 7 });
  const help = ada.page.locator('[data-help]');
  expect(await help.innerText()).toContain('It scores at the end of the game');
  await ada.open('/settings');
  await ada.page.getByLabel('brief').check();
  await ada.page.goBack();
  await ada.page.waitForSelector('[data-why]');
  expect(await help.count()).toBe(0);
  await ada.leave();

  const ben = await Person.arrive({ settings: { finished: ['a', 'b'] } });
  await ben.sitDown('redplanet', { players: 2 }, { seed: 7 });
  await ben.page.locator('[data-help]').waitFor();
  await ben.play('list', 7);
  const finished = () => ben.page.evaluate(() => JSON.parse(localStorage['syrtis-settings']).finished.length as number);
  await until(async () => (await finished()) === 3);
  await ben.leave();
});

test('the rules open at what is being asked, then the chapter', async () => {
  const ada = await Person.arrive({ language: 'de' });
  await ada.sitDown('ares', { players: 2 }, { seed: 7 });
  const { rules } = JSON.parse(`{${ada.heard.map((frame) => /"rules":\[[^\]]*\]/.exec(frame)?.[0]).findLast((found) => found)}}`) as {
    rules: string[];
  };
  expect(rules.length).toBeGreaterThan(1);
  const shown = () => ada.page.locator('[data-shown-rule]').evaluateAll((all) => all.map((one) => one.getAttribute('data-shown-rule')));
  const opens = async () => {
    await ada.page.waitForSelector('[data-shown-rule]');
    expect((await shown()).slice(0, rules.length)).toEqual(rules);
    expect((await shown()).length).toBeGreaterThan(rules.length);
    await ada.page.keyboard.press('Escape');
    await ada.page.locator('[data-rule-panel]').waitFor({ state: 'detached' });
  };
  await ada.page.locator('[data-why]').click();
  await opens();
  await ada.page.getByRole('button', { name: 'Menü' }).click();
  await ada.page.locator('[data-menu="rules"]').click();
  await opens();
  await ada.leave();
});

test('the menu of a table shows all icons of the game', async () => {
  for (const { game, small } of DRAWN) {
    const ada = await Person.arrive();
    await ada.sitDown(game, small, { seed: 7 });
    await ada.page.getByRole('button', { name: 'Menu' }).click();
    await ada.page.locator('[data-menu="legend"]').click();
    await ada.page.locator('dialog li[id^="icon-"]').first().waitFor();
    const texts = await ada.page.locator('dialog li[id^="icon-"]').allInnerTexts();
    expect(texts.length).toBeGreaterThan(15);
    expect(texts.filter((words) => !/.\n.*\S/.test(words.trim()))).toEqual([]);
    await ada.leave();
  }
});

test('cards show icons, words or both', async () => {
  const ada = await Person.arrive({ settings: { cards: 'both' } });
  await ada.sitDown('ares', { players: 2 }, { seed: 7 });
  const card = ada.page.locator('.hand [data-card]').first();
  await card.waitFor();
  const signs = () => card.locator('.glyphs svg').count();
  const words = async () => (await card.locator('.does').innerText()).split(/\s+/).length;
  expect(await signs()).toBeGreaterThan(0);
  expect(await words()).toBeGreaterThan(3);
  const show = async (cards: string) => {
    await ada.page.evaluate((cards) => {
      localStorage['syrtis-settings'] = JSON.stringify({ ...JSON.parse(localStorage['syrtis-settings']), cards });
    }, cards);
    await ada.page.reload();
    await card.waitFor();
  };
  await show('words');
  expect(await card.locator('.does .glyphs svg').count()).toBe(0);
  expect(await words()).toBeGreaterThan(3);
  await show('icons');
  expect(await signs()).toBeGreaterThan(0);
  await ada.leave();
});

test('a beginner is proposed the bot for first games, and told why', async () => {
  const ada = await Person.arrive({ language: 'pl' });
  await ada.open('/new/redplanet');
  await ada.page.waitForSelector('[data-proposed]');
  expect(await ada.page.locator('#seat-1').inputValue()).toBe('bot greedy');
  expect(await ada.page.locator('#seat-1 option:checked').innerText()).toContain('na pierwsze partie');
  await ada.leave();
  const ben = await Person.arrive({ settings: { finished: ['a', 'b', 'c'] } });
  await ben.open('/new/redplanet');
  await ben.page.waitForSelector('#seat-1');
  expect(await ben.page.locator('[data-proposed]').count()).toBe(0);
  expect(await ben.page.locator('#seat-1').inputValue()).toBe('bot planner');
  await ben.leave();
});
