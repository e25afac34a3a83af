// People choose by touching the thing: what glows can be done, and one touch does it.

import { describe, expect, test } from 'vitest';
import { DESKTOP, PHONE, Person, until } from './person';

const glowing = '[data-spot="legal"]';

async function toTheBoard({ page }: Person): Promise<void> {
  const tab = page.locator('nav.tabs button').first();
  if (await tab.isVisible()) await tab.click();
}

describe('one touch', () => {
  for (const size of [DESKTOP, PHONE]) {
    test(`at ${size.width} does a whole action of a building, marker included`, async () => {
      const ada = await Person.arrive({ size });
      await ada.sitDown('martians', { variant: 'coop', players: 2 }, { seed: 11 });
      await ada.play('list', 3, () => (ada.asked()?.moves.length ?? 0) > 0);
      await toTheBoard(ada);
      const row = ada.page.locator(`.work${glowing}`).filter({ hasText: 'Supplies' }).first();
      const moves = ada.asked()?.moves ?? [];
      const supplies = moves.find(({ legal }) => legal.some(({ action }) => action === 'supplies 1'));
      expect(supplies).toBeDefined();
      const before = ada.acted.length;
      await row.click();
      await until(async () => ada.acted.length > before || (await ada.page.locator('.menu button.choice').count()) > 0);
      if (ada.acted.length === before) await ada.page.locator('.menu button.choice').first().click();
      await until(() => ada.acted.length > before);
      expect(ada.acted.at(-1)?.[0]).toBe(supplies?.first.action);
      expect(ada.acted.at(-1)?.[1]).toMatch(/^supplies /);
      expect(ada.troubles).toEqual([]);
      await ada.leave();
    });

    test(`at ${size.width} does not end a turn with time left, but a second one does`, async () => {
      const ada = await Person.arrive({ size, settings: { confirm: undefined } });
      await ada.sitDown('martians', { variant: 'coop', players: 2 }, { seed: 11 });
      const ends = () => ada.asked()?.legal.some(({ action }) => action === 'end') && (ada.asked()?.legal.length ?? 0) > 1;
      let question = await ada.question();
      while (!ends()) {
        const [first] = ada.asked()?.legal ?? [];
        await ada.choose(first?.action ?? '');
        const sure = ada.page.locator('.menu .choice');
        const before = question;
        const gone = ada.question(before ?? undefined);
        await Promise.race([sure.first().waitFor(), gone]);
        if ((await sure.count()) > 0) await sure.first().click();
        question = await gone;
      }
      const before = ada.acted.length;
      await ada.choose('end');
      await ada.page.locator('.menu .choice').waitFor();
      expect(ada.acted.length).toBe(before);
      await ada.page.locator('.menu .choice').click();
      await until(() => ada.acted.length > before);
      expect(ada.acted.at(-1)?.at(-1)).toBe('end');
      expect(ada.troubles).toEqual([]);
      await ada.leave();
    });

    test(`at ${size.width}: a row of a building glows only if the whole move can be made`, async () => {
      const ada = await Person.arrive({ size });
      await ada.sitDown('martians', { variant: 'coop', players: 2 }, { seed: 12 });
      let turns = 0;
      await ada.play('list', 4, async () => {
        const question = ada.asked();
        if (!question || question.moves.length === 0) return false;
        await toTheBoard(ada);
        const legal = new Set([...question.legal, ...question.moves.flatMap(({ legal }) => legal)].map(({ action }) => action));
        const harvest = ada.page.locator('.work').filter({ hasText: 'Harvest' }).first();
        await until(async () => ((await harvest.getAttribute('data-spot')) === 'legal') === legal.has('harvest'));
        turns += 1;
        return turns > 4;
      });
      expect(turns).toBeGreaterThan(4);
      await ada.leave();
    });

    test(`at ${size.width}: targets glow on the map of Mars, without a menu over it`, async () => {
      const ada = await Person.arrive({ size });
      const steps = () => ada.asked()?.legal.filter(({ action }) => action.startsWith('move ')) ?? [];
      // Every zone with own astronauts has more than one neighbour.
      const ways = (from: string | undefined) => steps().filter(({ action }) => action.split(' ')[1] === from).length;
      const wide = () => steps().length > 0 && steps().every(({ action }) => ways(action.split(' ')[1]) > 1);
      // A game can end before that happens; then another begins.
      for (let seed = 5; !wide(); seed += 1) {
        await ada.sitDown('redplanet', { players: 3 }, { seed });
        await ada.play('list', seed, wide);
      }
      await toTheBoard(ada);
      await ada.page.locator(`.people${glowing}`).first().dispatchEvent('click');
      await ada.page.locator('[data-aiming]').waitFor();
      expect(await ada.page.locator('.menu[role="dialog"]').count()).toBe(0);
      const lit = await ada.page.locator(`path.zone${glowing}`).count();
      expect(lit).toBeGreaterThan(1);
      await ada.page.locator(`path.zone${glowing}`).first().dispatchEvent('click');
      await until(() => ada.acted.at(-1)?.[0]?.startsWith('move ') ?? false);
      expect(ada.troubles).toEqual([]);
      await ada.leave();
    });
  }

  for (const size of [DESKTOP, PHONE]) {
    test(`at ${size.width}: a hand card that a touch sells says so and looks different`, async () => {
      const ada = await Person.arrive({ size });
      await ada.sitDown('ares', { players: 2 }, { seed: 7 });
      const sales = () => ada.asked()?.legal.filter(({ action }) => action.startsWith('sell ')) ?? [];
      const paying = () => ['ares-question-payment', 'ares-question-limit'].includes(ada.asked()?.message.id ?? '');
      const cards = ada.page.locator('.hand .place');
      // Before that, a touch plays a card.
      expect(await cards.and(ada.page.locator('.sold')).count()).toBe(0);
      // Whoever plays cards and sells none is soon short of money.
      let question = await ada.question();
      for (let turn = 0; question !== null && !(paying() && sales().length > 0); turn += 1) {
        const legal = ada.asked()?.legal.map(({ action }) => action) ?? [];
        const plays = legal.filter((action) => action.startsWith('play '));
        const wishes = plays.length > 0 ? plays : legal.filter((action) => !action.startsWith('sell '));
        await ada.choose(wishes[turn % wishes.length] ?? 'pass');
        question = await ada.question(question);
      }
      expect(question).not.toBeNull();
      const tab = ada.page.locator('nav.tabs button').nth(1);
      if (await tab.isVisible()) await tab.click();
      const sold = ada.page.locator('.hand .place.sold');
      await until(async () => (await sold.locator('.face').count()) === sales().length);
      expect(await sold.locator('.note').count()).toBe(sales().length);
      for (const note of await sold.locator('.note').allTextContents()) expect(note.trim()).toMatch(/^Sell \+[34]$/);
      const edges = await sold.locator('.face').evaluateAll((faces) => faces.map((face) => getComputedStyle(face).borderTopStyle));
      expect(new Set(edges)).toEqual(new Set(['dashed']));
      const before = ada.acted.length;
      await sold.last().locator(glowing).dispatchEvent('click');
      await until(() => ada.acted.length > before);
      expect(ada.acted.at(-1)?.[0]).toMatch(/^sell /);
      expect(ada.troubles).toEqual([]);
      await ada.leave();
    });
  }

  for (const [language, words] of [
    ['en', /^Board the ship (to|without)/],
    ['pl', /^Na statek (do celu|bez celu)/],
    ['de', /^An Bord des Schiffs (nach|ohne)/],
  ] as const) {
    test(`a ship is called by where it flies, in ${language}`, async () => {
      const ada = await Person.arrive({ language });
      await ada.sitDown('redplanet', { players: 3 }, { seed: 5 });
      await ada.play('list', 9, () => ada.asked()?.legal.some(({ action }) => action.startsWith('board ')) ?? false);
      const listed = await ada.page.locator('button[data-action^="board "]:visible span').allTextContents();
      expect(listed.length).toBeGreaterThan(0);
      for (const text of listed) expect(text.trim()).toMatch(words);
      await ada.leave();
    });
  }
});

test('a choice for the whole game is confirmed where it was made', async () => {
  const ada = await Person.arrive({ settings: { confirm: undefined } });
  await ada.sitDown('martians', { variant: 'com', players: 2, collectors: false, first_player: 1 });
  await ada.question();
  // A quarter has many pieces that stand for it, and each of them is enough.
  await ada.page.locator('[data-address="demand q2 hunger"]').dispatchEvent('click');
  const sure = ada.page.locator('.menu button.choice');
  await sure.waitFor();
  expect(await ada.page.locator('[data-aiming]').count()).toBe(0);
  expect(ada.acted).toEqual([]);
  await sure.click();
  await until(() => ada.acted.length > 0);
  expect(ada.acted).toEqual([['claim q2']]);
  expect(ada.troubles).toEqual([]);
  await ada.leave();
});
