// Axe finds nothing in any state of a table: menus and dialogs open, the end, the replay, the waiting room, the sheets of a phone.

import { expect, test } from 'vitest';
import type { Page } from 'playwright-core';
import type { Study, TableInfo } from '../../src/api/types';
import { usualSetup } from '../../src/pages/shared/tables';
import { inBothThemes } from './axe';
import { DESKTOP, PHONE, Person, type Size } from './person';
import { TITLES } from './titles';

/** Collects what is found in one state after another. */
class Tour {
  readonly found: Record<string, string[]> = {};
  readonly seen: string[] = [];

  constructor(readonly page: Page) {}

  /** Looks at what is shown once this is there, and closes it. */
  async look(state: string, shows: string, close = false): Promise<void> {
    await this.page.locator(shows).first().waitFor();
    await this.page.waitForLoadState('networkidle');
    const wrong = await inBothThemes(this.page);
    if (wrong.length > 0) this.found[state] = wrong;
    this.seen.push(state);
    if (close) await this.page.keyboard.press('Escape');
    if (close) await this.page.locator(shows).first().waitFor({ state: 'hidden' });
  }

  /** Opens something and looks at it if there is a way to open it now. */
  async open(state: string, button: string, shows: string): Promise<void> {
    const way = this.page.locator(button).filter({ visible: true }).first();
    if ((await way.count()) === 0) return;
    // In a crowd another piece may lie on top, which is not an error.
    await way.dispatchEvent('click');
    await this.look(state, shows, true);
  }
}

const DIALOGS = ['keys', 'legend', 'words', 'people', 'give-up'];

/** A table in the middle of a game, with everything that can be opened there. */
async function tour(ada: Person, size: Size): Promise<Tour> {
  const { page } = ada;
  const tour = new Tour(page);
  const menu = 'header.status [aria-expanded]';
  await page.locator(menu).click();
  await tour.look('menu', 'header.status ul', true);
  for (const dialog of DIALOGS) {
    await page.locator(menu).click();
    const entry = page.locator(`[data-menu="${dialog}"]`);
    if ((await entry.count()) === 0) await page.keyboard.press('Escape');
    else {
      await entry.click();
      await tour.look(dialog, 'dialog:modal .inside > :nth-child(2)', true);
    }
  }
  await tour.open('rules', '[data-why]', '[data-shown-rule]');
  for (const tab of await page.locator('nav.tabs button:visible').all()) {
    await tab.click();
    await tour.look(`tab ${await tab.getAttribute('data-tab-to')}`, '.stage');
    await tour.open('a piece that cannot', '[data-part] [data-spot="refused"]', '.menu[role="dialog"]');
  }
  if (size === DESKTOP) await tour.open('a piece that cannot', '[data-part] [data-spot="refused"]', '.menu[role="dialog"]');
  for (const tab of await page.locator('.choose [role="tab"]:visible').all()) {
    await tab.click();
    await tour.look(`panel ${await tab.innerText()}`, '.panel [role="tabpanel"]');
    if ((await page.locator('[data-react]:visible').count()) > 0) await tour.open('reactions', '[data-react]', '.picker');
  }
  await tour.open('all actions', '[data-more-actions]', 'dialog:modal button[data-action]');
  await tour.open('since', '[data-since-open]', 'dialog:modal');
  return tour;
}

/** One state after another takes a minute; each thing is looked at in one size, with SYRTIS_ALL=1 in both. */
const ALL = process.env.SYRTIS_ALL === '1';
const SIZES = ALL ? [DESKTOP, PHONE] : [DESKTOP];

for (const [at, { game, usual, drawn }] of TITLES.entries())
  for (const size of ALL ? SIZES : drawn ? [at % 2 === 0 ? PHONE : DESKTOP] : [])
    test(`whatever is opened at a table of ${game} at ${size.width}`, async () => {
      const ada = await Person.arrive({ size, settings: { pace: 'fast' } });
      const { page } = ada;
      await ada.sitDown(game, usual, { seed: 7 });
      let decided = 0;
      await ada.play('list', 4, () => decided++ >= (drawn ? 8 : 2));
      await page.keyboard.press('Escape');
      const there = await tour(ada, size);
      if (size === DESKTOP) await page.locator('.choose [role="tab"]').first().click();
      await page.keyboard.press('h');
      await there.look('hint', size === DESKTOP ? '.actions [data-hinted]' : '.bar .hinted');
      if (size === PHONE) await there.open('advice', '[data-advice-open]', 'dialog:modal [data-advice]');
      expect(there.found).toEqual({});
      expect(there.seen.length).toBeGreaterThan(drawn ? 8 : 5);
      expect(ada.troubles).toEqual([]);
      await ada.leave();
    });

for (const [at, { game, small }] of TITLES.entries())
  for (const size of ALL ? SIZES : at === 0 ? [PHONE] : [])
    test(`the end of a game of ${game}, its replay and its analysis at ${size.width}`, async () => {
      const ada = await Person.arrive({ size });
      const { page } = ada;
      const { id } = await ada.sitDown(game, small, { seed: 7 });
      await ada.play('list', 4);
      const tour = new Tour(page);
      await tour.look('end', 'dialog:modal table', true);
      await tour.look('table after the end', '[data-end]');
      await ada.open(`/replay/${id}?at=5`);
      await tour.look('replay', '[data-replay]');
      await ada.open(`/replay/${id}?at=5&panel=analysis`);
      await tour.look('analysis', '[data-replay]');
      await ada.open(`/replay/${id}?at=5&as=open`);
      await tour.look('everything open', '[data-replay]');
      await ada.open('/profile');
      await tour.look('profile', 'h1');
      await ada.open('/my');
      await tour.look('my tables', 'h1');
      expect(tour.found).toEqual({});
      expect(ada.troubles).toEqual([]);
      await ada.leave();
    });

for (const size of SIZES) {
  test(`the waiting room, its host's form and a guest's look at ${size.width}`, async () => {
    const [ada, bea] = [await Person.arrive({ size }), await Person.arrive({ size })];
    await ada.introduce('Ada');
    const seats = [{ kind: 'me' }, { kind: 'anybody' }, { kind: 'bot', level: 'greedy' }];
    const setup = { ...usualSetup('greedy'), access: 'open' as const };
    const table = await ada.ask<TableInfo>('POST', '/tables', { game: 'redplanet', options: { players: 3 }, seats, setup });
    const tours = [new Tour(ada.page), new Tour(bea.page)] as const;
    await ada.open(`/t/${table.id}`);
    await tours[0].look('waiting room', '[data-invitation]');
    await ada.page.locator('summary').first().click();
    await tours[0].look('code', '[data-code]');
    await tours[0].open('form', '[data-change]', 'dialog:modal form');
    await bea.open(`/t/${table.id}?invite=${table.invite}`);
    await tours[1].look('invited', 'main form');
    await bea.open('/');
    await tours[1].look('first page with a table to join', 'h1');
    expect(tours.map(({ found }) => found)).toEqual([{}, {}]);
    for (const person of [ada, bea]) await person.leave();
  });

  test(`commented games, with their table, at ${size.width}`, async () => {
    const ada = await Person.arrive({ size });
    const tour = new Tour(ada.page);
    for (const { game, drawn } of TITLES) {
      if (!drawn) continue;
      const study = await ada.ask<Study>('GET', `/studies/${game}`);
      await ada.open(`/s/${game}?at=${study.notes[1]?.at ?? 0}`);
      await tour.look(game, '[data-note]');
    }
    expect(tour.found).toEqual({});
    await ada.leave();
  });

  test(`a table that is watched at ${size.width}`, async () => {
    const [ada, bea] = [await Person.arrive(), await Person.arrive({ size })];
    const table = await ada.sitDown(
      'martians',
      { variant: 'semi', players: 3, scenario: 'mars_one' },
      { setup: { ...usualSetup('random'), access: 'open' } },
    );
    await bea.open(`/t/${table.id}`);
    const tour = new Tour(bea.page);
    await tour.look('watched', '.table');
    expect(tour.found).toEqual({});
    for (const person of [ada, bea]) await person.leave();
  });
}
