// The phone as a full table: the page goes to the decision, one's means stay in sight, a finger reaches everything.

import { describe, expect, test } from 'vitest';
import type { Locator } from 'playwright-core';
import { DESKTOP, PHONE, Person, SIDEWAYS, TABLET, until, type Size } from './person';
import { LANGUAGES, TITLES } from './titles';

const DRAWN = TITLES.filter(({ drawn }) => drawn);
/** One of these sizes a game, by its place; with SYRTIS_ALL=1 all of them. */
const oneOf = <S>(sizes: S[], at: number) => (process.env.SYRTIS_ALL === '1' ? sizes : [sizes[at % sizes.length] as S]);

async function box(thing: Locator) {
  const found = await thing.boundingBox();
  if (!found) throw new Error(`not to be seen: ${thing}`);
  return found;
}

async function covers(one: Locator, other: Locator): Promise<boolean> {
  const [a, b] = [await box(one), await box(other)];
  return a.x < b.x + b.width - 1 && b.x < a.x + a.width - 1 && a.y < b.y + b.height - 1 && b.y < a.y + a.height - 1;
}

/** A finger at one place that stays, or moves down. */
async function finger(person: Person, at: { x: number; y: number }, { down = 0, rest = 0 } = {}): Promise<void> {
  const hand = await person.context.newCDPSession(person.page);
  const touch = (type: 'touchStart' | 'touchMove', y: number) =>
    hand.send('Input.dispatchTouchEvent', { type, touchPoints: [{ x: at.x, y }] });
  await touch('touchStart', at.y);
  for (let part = 1; part <= 6 && down > 0; part++) await touch('touchMove', at.y + (down * part) / 6);
  if (rest > 0) await person.page.waitForTimeout(rest);
  await hand.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await hand.detach();
}

/** The pieces that can be chosen, on the tab in sight and on all. */
const lit = (person: Person) =>
  person.page.evaluate(() => {
    const all = [...document.querySelectorAll('[data-part] [data-spot="legal"]')];
    const seen = all.filter((spot) => {
      const { top, bottom } = spot.getBoundingClientRect();
      return spot.getClientRects().length > 0 && bottom > 0 && top < innerHeight;
    });
    return { all: all.length, seen: seen.length };
  });

describe('the page goes to where the decision is', () => {
  for (const { game, usual } of DRAWN) {
    test(`at a table of ${game}, without one tap on a tab`, async () => {
      const ada = await Person.arrive({ size: PHONE });
      await ada.sitDown(game, usual, { seed: 42 });
      let question = await ada.question();
      for (let decision = 0; question !== null && decision < 10; decision++) {
        await until(async () => {
          const { all, seen } = await lit(ada);
          return all === 0 || seen > 0;
        });
        await ada.decide('point', decision * 7);
        question = await ada.question(question);
      }
      expect(ada.troubles).toEqual([]);
      await ada.leave();
    });
  }

  test('and comes back to where the person was', async () => {
    const ada = await Person.arrive({ size: PHONE });
    const stage = ada.page.locator('.stage');
    await ada.sitDown('redplanet', { players: 3 }, { seed: 7 });
    // The characters lie among one's own things; what they do happens on the board.
    await ada.page.waitForSelector('.stage[data-tab="own"]');
    let question = await ada.question();
    while (question !== null && !(await ada.page.locator('[data-part="board"] [data-spot="legal"]').count())) {
      await ada.decide('list', 0);
      question = await ada.question(question);
    }
    await ada.page.waitForSelector('.stage[data-tab="board"]');
    // A tab the person chose stays for this question.
    await ada.page.locator('nav.tabs button').nth(2).click();
    await ada.page.waitForTimeout(600);
    expect(await stage.getAttribute('data-tab')).toBe('players');
    await ada.leave();
  });
});

describe('score and means stay in sight beside the board', () => {
  DRAWN.forEach(({ game, usual }, at) => {
    for (const size of oneOf([PHONE, SIDEWAYS], at)) {
      test(`${game} at ${size.width}×${size.height}`, async () => {
        const ada = await Person.arrive({ size, language: 'de' });
        await ada.sitDown(game, usual, { seed: 42 });
        await ada.question();
        await ada.page.locator('nav.tabs button').first().click();
        const means = await box(ada.page.locator('.stage > .means'));
        expect(means.height).toBeGreaterThan(20);
        expect(means.y + means.height).toBeLessThanOrEqual(size.height);
        expect(await covers(ada.page.locator('.stage > .means'), ada.page.locator('.status'))).toBe(false);
        expect(await covers(ada.page.locator('.stage > .means'), ada.page.locator('[data-part="board"]'))).toBe(false);
        await ada.leave();
      });
    }
  });
});

test('the names of the phases can be read on the board of Ares Expedition', async () => {
  const ada = await Person.arrive({ size: PHONE });
  await ada.sitDown('ares', { players: 2 }, { seed: 42 });
  await ada.page.locator('nav.tabs button').first().click();
  for (const name of ['Development', 'Construction', 'Action', 'Production', 'Research'])
    expect(await ada.page.locator('.phase .name').filter({ hasText: name }).first().isVisible()).toBe(true);
  await ada.leave();
});

test('a sheet closes when it is pulled down, and by Esc', async () => {
  const ada = await Person.arrive({ size: PHONE });
  await ada.sitDown('martians', { variant: 'solo', players: 1, scenario: 'new_schedule' }, { seed: 42 });
  const sheet = ada.page.locator('dialog:modal');
  for (const close of [
    async () => {
      const { x, y, width } = await box(sheet);
      await finger(ada, { x: x + width / 2, y: y + 30 }, { down: 160 });
    },
    () => ada.page.keyboard.press('Escape'),
  ]) {
    await ada.page.locator('[data-more-actions]').click();
    await sheet.waitFor();
    await close();
    await sheet.waitFor({ state: 'detached' });
  }
  // A short pull lets it slip back.
  await ada.page.locator('[data-more-actions]').click();
  const { x, y } = await box(sheet);
  await finger(ada, { x: x + 60, y: y + 30 }, { down: 30 });
  expect(await sheet.count()).toBe(1);
  await ada.leave();
});

test('whoever is invited sees the button to join at once', async () => {
  const host = await Person.arrive();
  await host.introduce('Ada');
  const { id } = await host.ask<{ id: string }>('POST', '/tables', { game: 'martians', setup: { access: 'open' } });
  for (const language of LANGUAGES) {
    const bea = await Person.arrive({ size: PHONE, language });
    await bea.open(`/t/${id}`);
    const join = await box(bea.page.locator('main form button.main'));
    expect(join.y + join.height, language).toBeLessThanOrEqual(PHONE.height);
    expect(join.height).toBeGreaterThanOrEqual(44);
    await bea.leave();
  }
  await host.leave();
});

test('a long press shows what a title says, and newcomers see a hint about it once', async () => {
  const ada = await Person.arrive({ size: PHONE, settings: { presses: undefined } });
  await ada.sitDown('ares', { players: 2 }, { seed: 42 });
  const hint = ada.page.locator('[data-pressed]');
  await hint.waitFor();
  for (const part of ['.question', '.stage > footer', 'nav.tabs'])
    expect(await covers(ada.page.locator('.notices'), ada.page.locator(part).first()), part).toBe(false);
  await ada.page.locator('nav.tabs button').first().click();
  const rating = ada.page.locator('.stage > .means [data-explained][aria-label]').nth(4);
  const said = await rating.getAttribute('aria-label');
  const { x, y, width, height } = await box(rating);
  await finger(ada, { x: x + width / 2, y: y + height / 2 }, { rest: 700 });
  await ada.page
    .locator('[role="tooltip"]')
    .filter({ hasText: said ?? '?' })
    .waitFor();
  // Whoever did it knows it.
  await hint.waitFor({ state: 'detached' });
  await ada.page.reload();
  await ada.page.waitForSelector('.table');
  expect(await hint.count()).toBe(0);
  await ada.leave();

  const bea = await Person.arrive({ size: PHONE, settings: { presses: undefined } });
  await bea.sitDown('ares', { players: 2 });
  await bea.page.locator('[data-pressed]').click();
  await bea.page.reload();
  await bea.page.waitForSelector('.table');
  expect(await bea.page.locator('[data-pressed]').count()).toBe(0);
  await bea.leave();
});

test('what counts for the whole game needs a second tap, and the rest does not', async () => {
  for (const size of [PHONE, DESKTOP]) {
    // As the page is for somebody who has set nothing.
    const ada = await Person.arrive({ size, settings: { confirm: undefined } });
    await ada.sitDown('ares', { players: 2 }, { seed: 42 });
    const question = await ada.question();
    await ada.page.locator('[data-part="own"] [data-spot="legal"]:visible').first().click();
    await ada.page.locator('.menu .choice').waitFor();
    expect(ada.acted).toEqual([]);
    await ada.page.locator('.menu .choice').click();
    await until(() => ada.acted.length === 1);
    expect(ada.acted[0]?.[0]).toMatch(/^corporation /);
    // The phase of a round is chosen by one tap.
    await ada.question(question ?? undefined);
    await ada.page.locator('.phases [data-spot="legal"]').first().click();
    await until(() => ada.acted.length === 2);
    await ada.leave();
  }
});

test('a finger that just misses a small piece still chooses it', async () => {
  const ada = await Person.arrive({ size: PHONE });
  await ada.sitDown('ares', { players: 2 }, { seed: 42 });
  const question = await ada.question();
  await ada.decide('list', 0);
  await ada.question(question ?? undefined);
  // Between the heading and the first phase nothing else lies.
  const { x, y, width } = await box(ada.page.locator('.phases [data-spot="legal"]').first());
  await ada.page.touchscreen.tap(x + width / 3, y - 3);
  await until(() => ada.acted.length === 2);
  expect(ada.acted[1]?.[0]).toMatch(/^phase /);
  await ada.leave();
});

test('the question has the width of the screen, and the menu leads home', async () => {
  const ada = await Person.arrive({ size: PHONE });
  await ada.sitDown('redplanet', { players: 2 }, { seed: 42 });
  await ada.question();
  const left = await ada.page.locator('header.status .question').evaluate((line) => line.getBoundingClientRect().left);
  expect(left).toBeLessThan(20);
  await ada.page.getByRole('button', { name: 'Menu' }).tap();
  await ada.page.locator('.menu a[href="/"]').tap();
  await ada.page.waitForSelector('h1');
  expect(new URL(ada.page.url()).pathname).toBe('/');
  expect(ada.troubles).toEqual([]);
  await ada.leave();
});

describe('every button is large enough for a finger', () => {
  const small = () =>
    [...document.querySelectorAll<HTMLElement>('button:not(.hit), a.button, select, summary, nav a, .status a')]
      // A link inside a sentence is as high as its line.
      .filter((target) => !target.closest('p') && target.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
      .map((target) => ({ target, at: target.getBoundingClientRect() }))
      .filter(({ at }) => at.width > 1 && Math.min(at.width, at.height) < 43.5)
      .map(({ target, at }) => `${target.className} ${target.textContent?.trim().slice(0, 20)}: ${at.width | 0}×${at.height | 0}`);

  test('on the pages', async () => {
    const ada = await Person.arrive({ size: PHONE });
    await ada.introduce('Ada');
    for (const path of ['/', '/new/ares', '/settings', '/my']) {
      await ada.open(path);
      await ada.page.waitForSelector('h1');
      expect(await ada.page.evaluate(small), path).toEqual([]);
    }
    await ada.leave();
  });
  for (const { game, usual } of DRAWN) {
    test(`at a table of ${game}`, async () => {
      const ada = await Person.arrive({ size: PHONE });
      await ada.sitDown(game, usual, { seed: 42 });
      let decided = 0;
      await ada.play('list', 42, () => decided++ >= 3);
      for (let tab = 0; tab < 4; tab++) {
        await ada.page.locator('nav.tabs button').nth(tab).click();
        expect(await ada.page.evaluate(small), `tab ${tab}`).toEqual([]);
      }
      await ada.leave();
    });
  }
});

describe('a notice covers nothing', () => {
  for (const size of [PHONE, SIDEWAYS, DESKTOP]) {
    test(`at ${size.width}×${size.height}`, async () => {
      const ada = await Person.arrive({ size, settings: { confirm: 'grace' } });
      await ada.sitDown('martians', { variant: 'semi', players: 3, scenario: 'mars_one' }, { seed: 42 });
      await ada.question();
      // Looked at in one go: the notice goes by itself.
      const covered = ada.page.waitForFunction(
        () => {
          const notice = document.querySelector('.notices .strip')?.getBoundingClientRect();
          const parts = ['.question', '[data-part="board"]', '[data-part="own"]', 'ul.players', '.means', 'nav.tabs', 'footer button'];
          const under = ({ left, right, top, bottom }: DOMRect) =>
            notice && left < notice.right - 1 && right > notice.left + 1 && top < notice.bottom - 1 && bottom > notice.top + 1;
          return (
            notice && {
              parts: parts.filter((part) => [...document.querySelectorAll(part)].some((at) => under(at.getBoundingClientRect()))),
            }
          );
        },
        null,
        { polling: 'raf' },
      );
      await ada.decide('list', 0);
      expect(await (await covered).jsonValue()).toEqual({ parts: [] });
      await ada.leave();
    });
  }
});

test('a click leaves no frame around what has the focus; a key shows it', async () => {
  const ada = await Person.arrive({ settings: { confirm: 'always' } });
  await ada.sitDown('redplanet', { players: 3 }, { seed: 42 });
  await ada.question();
  await ada.page.locator('[data-part="own"] [data-spot="legal"]').first().click();
  await ada.page.locator('.menu .choice').waitFor();
  const frame = () => ada.page.evaluate(() => document.activeElement && getComputedStyle(document.activeElement).outlineStyle);
  expect(await frame()).toBe('none');
  await ada.page.keyboard.press('Escape');
  expect(await frame()).not.toBe(null);
  await ada.page.keyboard.press('Tab');
  expect(await frame()).toBe('solid');
  await ada.leave();
});

describe('board, decision and tabs are in sight', () => {
  DRAWN.forEach(({ game, usual }, at) => {
    for (const size of oneOf<Size>([SIDEWAYS, TABLET], at)) {
      test(`${game} at ${size.width}×${size.height}`, async () => {
        const ada = await Person.arrive({ size, language: 'pl' });
        await ada.sitDown(game, usual, { seed: 42 });
        await ada.question();
        const tabs = ada.page.locator('nav.tabs button');
        if (size === SIDEWAYS) await tabs.first().click();
        const parts = [
          '.question',
          '[data-part="board"]',
          size === SIDEWAYS ? 'nav.tabs' : '[data-part="own"]',
          'button[data-action], [data-more-actions]',
        ];
        for (const part of parts) {
          const { x, y, width, height } = await box(ada.page.locator(`:is(${part}):visible`).first());
          expect(Math.min(x, y), part).toBeGreaterThanOrEqual(0);
          expect(x + width, part).toBeLessThanOrEqual(size.width + 1);
          expect(y + height, part).toBeLessThanOrEqual(size.height + 1);
        }
        // The board has the larger part of the window.
        const board = await box(ada.page.locator('[data-part="board"]'));
        expect(board.width * board.height).toBeGreaterThan(size.width * size.height * (size === SIDEWAYS ? 0.6 : 0.38));
        await ada.leave();
      });
    }
  });

  test('all of Mars on a tablet', async () => {
    const ada = await Person.arrive({ size: TABLET });
    await ada.sitDown('redplanet', { players: 4 }, { seed: 42 });
    const [board, mars] = [await box(ada.page.locator('[data-part="board"]')), await box(ada.page.locator('.planet'))];
    expect(mars.y).toBeGreaterThanOrEqual(board.y);
    expect(mars.y + mars.height).toBeLessThanOrEqual(board.y + board.height + 1);
    await ada.leave();
  });
});

test('on a large screen cards grow', async () => {
  for (const [size, least] of [
    [{ width: 1920, height: 1080 }, 150],
    [{ width: 2560, height: 1440 }, 190],
  ] as const) {
    const ada = await Person.arrive({ size });
    await ada.sitDown('ares', { players: 3 }, { seed: 42 });
    await ada.question();
    expect((await box(ada.page.locator('[data-part="own"] .hand .card').first())).width).toBeGreaterThan(least);
    await ada.leave();
  }
});

test('in Polish all four players of a competitive table of Martians are in sight', async () => {
  const ada = await Person.arrive({ language: 'pl' });
  await ada.sitDown('martians', { variant: 'com', players: 4, scenario: 'usual', hidden_goals: true }, { seed: 42 });
  await ada.question();
  const hidden = await ada.page.locator('section.players').evaluate((list) => list.scrollHeight - list.clientHeight);
  expect(hidden).toBeLessThanOrEqual(1);
  await ada.leave();
});
