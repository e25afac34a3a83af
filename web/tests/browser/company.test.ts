// Two people at one table, broken connections, crashed servers, moves taken back, and reasons for refusals.

import { expect, test } from 'vitest';
import type { Setup, TableInfo } from '../../src/api/types';
import { usualSetup } from '../../src/pages/shared/tables';
import { Host } from './host';
import { DESKTOP, PHONE, Person, together, until, withoutClipboard, type Way } from './person';
import { TITLES, type Options } from './titles';

/** A table for people with the link. */
const SETUP = usualSetup('random');

test('a friend joins by the link and both play, one of them on a phone', async () => {
  const ada = await Person.arrive({ language: 'en' });
  const bea = await Person.arrive({ language: 'de', size: PHONE });
  await ada.introduce('Ada');
  const table = await ada.ask<TableInfo>('POST', '/tables', {
    game: 'redplanet',
    options: { players: 2 },
    seats: [{ kind: 'me' }, { kind: 'anybody' }],
    setup: SETUP,
  });
  await ada.open(`/t/${table.id}`);
  await ada.page.waitForSelector('[data-invitation]');
  const link = await ada.page.locator('[data-invitation]').inputValue();
  expect(link).toContain(`/t/${table.id}?invite=`);

  // Bea opens the link, is asked for a name, and the game begins for both.
  await bea.page.goto(link);
  await bea.page.locator('input[autocomplete="nickname"]').fill('Bea');
  await bea.page.keyboard.press('Enter');
  await bea.page.waitForSelector('.table');
  await ada.page.waitForSelector('.table');
  expect(await ada.page.locator('body').textContent()).toContain('Bea');

  await together([ada, bea], async () => Math.min(await ada.round(), await bea.round()) > 1);
  expect([...ada.troubles, ...bea.troubles]).toEqual([]);

  // Nobody else comes in without the link.
  const stranger = await Person.arrive();
  await stranger.open(`/t/${table.id}`);
  await stranger.page.waitForSelector('h1');
  expect(await stranger.page.locator('.table').count()).toBe(0);
  for (const person of [ada, bea, stranger]) await person.leave();
});

test('people talk while they wait for others, and a phone can read the invitation', async () => {
  const [ada, bea] = [await Person.arrive(), await Person.arrive({ size: PHONE })];
  await ada.introduce('Ada');
  const seats = [{ kind: 'me' }, { kind: 'anybody' }, { kind: 'anybody' }];
  const table = await ada.ask<TableInfo>('POST', '/tables', { game: 'redplanet', options: { players: 3 }, seats, setup: SETUP });
  await ada.open(`/t/${table.id}`);
  const link = await ada.page.locator('[data-invitation]').inputValue();
  await ada.page.locator('summary').click();
  const code = ada.page.locator(`[data-code="${link}"]`);
  await code.waitFor();
  expect((await code.locator('path').getAttribute('d'))?.length).toBeGreaterThan(500);

  await bea.page.goto(link);
  await bea.page.locator('input[autocomplete="nickname"]').fill('Bea');
  await bea.page.keyboard.press('Enter');
  await bea.page.getByRole('button', { name: 'Hello!' }).tap();
  await ada.page.getByRole('log').getByText('Hello!').waitFor();
  expect([...ada.troubles, ...bea.troubles]).toEqual([]);
  for (const person of [ada, bea]) await person.leave();
});

for (const size of [DESKTOP, PHONE]) {
  test(`the host changes the table at ${size.width} pixels, and nobody is surprised by the start`, async () => {
    const [ada, bea] = [await Person.arrive({ size }), await Person.arrive({ size: PHONE, language: 'de' })];
    await ada.introduce('Ada');
    await bea.introduce('Bea');
    const seats = [{ kind: 'me' }, { kind: 'anybody' }, { kind: 'anybody' }];
    const table = await ada.ask<TableInfo>('POST', '/tables', { game: 'redplanet', options: { players: 3 }, seats, setup: SETUP });
    await bea.ask('POST', `/tables/${table.id}/join`, { invite: table.invite, seat: 2 });
    for (const person of [ada, bea]) await person.open(`/t/${table.id}`);
    await bea.page.getByRole('button', { name: 'Platz freigeben' }).waitFor();
    expect(await bea.page.locator('[data-change]').count()).toBe(0);

    // Bea's seat goes, so she gets the free one; her row can't be given away.
    await ada.page.locator('[data-change]').click();
    const form = ada.page.getByRole('dialog');
    await form.locator('output', { hasText: 'Bea' }).waitFor();
    expect(await form.locator('select[id^="seat-"]').count()).toBe(2);
    await form.getByText('2', { exact: true }).first().click();
    await form.getByText('Bea moves to a free seat.').waitFor();
    await form.getByRole('button', { name: 'Change the table' }).click();
    await form.waitFor({ state: 'detached' });

    // Everybody reads what changed, and the full table waits for its host.
    await ada.page.locator('[data-altered]').getByText('2 (was: 3)').waitFor();
    const told = bea.page.locator('[data-altered]');
    await told.getByText('2 (vorher: 3)').waitFor();
    await told.getByText('Bea setzt sich auf Platz 2.').waitFor();
    expect(await bea.page.locator('.table').count()).toBe(0);
    await ada.page.getByRole('button', { name: 'Start the game' }).click();
    for (const person of [ada, bea]) await person.page.waitForSelector('.table');
    if (size === PHONE) await ada.page.locator('nav.tabs button:last-child').click();
    await ada.page.locator('[role="tab"]:nth-child(2)').click();
    await ada.page.locator('.log').getByText('The host changed the table').waitFor();
    expect([...ada.troubles, ...bea.troubles]).toEqual([]);
    for (const person of [ada, bea]) await person.leave();
  });

  test(`people react to a move at ${size.width} pixels, by pointing and by keys`, async () => {
    const [ada, bea] = [await Person.arrive({ size }), await Person.arrive()];
    await ada.introduce('Ada');
    await bea.introduce('Bea');
    const seats = [{ kind: 'me' }, { kind: 'anybody' }];
    const table = await ada.ask<TableInfo>('POST', '/tables', { game: 'redplanet', options: { players: 2 }, seats, setup: SETUP });
    await bea.ask('POST', `/tables/${table.id}/join`, { invite: table.invite });
    for (const person of [ada, bea]) await person.open(`/t/${table.id}`);
    await together([ada, bea], async () => Math.min(await ada.round(), await bea.round()) > 1);
    await ada.page.locator(size === PHONE ? 'nav.tabs button:last-child' : '[role="tab"]:nth-child(2)').click();
    if (size === PHONE) await ada.page.locator('[role="tab"]:nth-child(2)').click();
    await bea.page.locator('[role="tab"]:nth-child(2)').click();

    const last = ada.page.locator('.log [data-react]').last();
    const entry = await last.getAttribute('data-react');
    const on = (person: Person) => person.page.locator(`.log [data-reactions="${entry}"] [data-feeling]`);
    if (size === PHONE) {
      const { width, height } = (await last.boundingBox())!;
      expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
    }
    await last.click();
    const picker = ada.page.getByRole('dialog', { name: 'React to this move' });
    await picker.waitFor();
    expect(await picker.getByRole('button').count()).toBe(6);
    await picker.getByRole('button', { name: 'Applause' }).click();
    await picker.waitFor({ state: 'detached' });
    await bea.page.locator('.log').getByRole('button', { name: 'Applause: Ada' }).waitFor();

    // Bea joins in with the keyboard alone; then Ada withdraws hers.
    const hers = on(bea);
    await bea.page.locator(`.log [data-react="${entry}"]`).focus();
    await bea.page.keyboard.press('Enter');
    await bea.page.getByRole('dialog', { name: 'React to this move' }).waitFor();
    await bea.page.keyboard.press('Escape');
    await bea.page.getByRole('dialog').waitFor({ state: 'detached' });
    await bea.page.keyboard.press('Enter');
    await bea.page.keyboard.press('ArrowRight');
    await bea.page.keyboard.press('Enter');
    await ada.page.locator('.log').getByRole('button', { name: 'Laughing: Bea' }).waitFor();
    expect(await hers.count()).toBe(2);
    await on(ada).first().click();
    await until(async () => (await hers.count()) === 1);
    await bea.page.reload();
    await until(async () => (await on(bea).count()) === 1 || (await bea.page.locator('[role="tab"]:nth-child(2)').click(), false));
    expect([...ada.troubles, ...bea.troubles]).toEqual([]);
    for (const person of [ada, bea]) await person.leave();
  });
}

test('settings changed in one tab count in the others', async () => {
  const ada = await Person.arrive();
  await ada.open('/settings');
  const other = await ada.context.newPage();
  await other.goto(`${ada.host}/`);
  await other.getByRole('link', { name: 'Settings' }).first().waitFor();
  await ada.page.locator('select').first().selectOption('de');
  await other.getByRole('link', { name: 'Einstellungen' }).first().waitFor();
  await ada.leave();
});

test('somebody whose time runs out is warned', async () => {
  const ada = await Person.arrive();
  const clock: Setup['clock'] = { move_seconds: 22, bank_seconds: 0, at_zero: 'fallback' };
  await ada.sitDown('example', {}, { setup: { ...SETUP, clock } });
  await ada.question();
  await ada.page.getByText('Only 20 seconds left').waitFor();
  expect(ada.troubles).toEqual([]);
  await ada.leave();
});

test('a broken connection and a crashed server lose nothing', async () => {
  const host = await Host.start();
  const ada = await Person.arrive({ host: host.url, language: 'pl' });
  await ada.sitDown('redplanet', { players: 3 });
  let decided = 0;
  await ada.play('list', 5, () => decided++ >= 4);
  const before = await ada.question();

  await ada.context.setOffline(true);
  await ada.context.setOffline(false);
  expect(await ada.question()).toBe(before);

  await host.kill();
  await ada.page.waitForSelector('[data-line="broken"]');
  await host.begin();
  await ada.page.waitForSelector('[data-line="broken"]', { state: 'detached' });
  expect(await ada.question()).toBe(before);
  const played = await ada.play('list', 6);
  expect(played).toBeGreaterThan(0);
  await ada.page.getByRole('dialog').waitFor();
  expect(ada.troubles).toEqual([]);
  await ada.leave();
  await host.end();
});

test('what can’t be taken back says why when it is touched', async () => {
  const ada = await Person.arrive();
  await ada.sitDown('redplanet', { players: 3 }, { seed: 5 });
  await ada.question();
  const undo = ada.page.locator('[data-undo]');
  expect(await undo.getAttribute('aria-disabled')).toBe('true');
  await undo.dispatchEvent('click');
  await ada.page.locator('.strip').filter({ hasText: 'You have done nothing yet.' }).waitFor();
  await ada.leave();
});

/** A move that is taken back asks the same question again, and it can be answered again. */
async function takeBackAndAnswer(person: Person, way: Way): Promise<void> {
  const undo = person.page.locator('[data-undo]');
  let before: string | null;
  let now = await person.question();
  for (let pick = 0; ; pick++) {
    [before, now] = [now, await person.decide(way, pick).then(() => person.question(now ?? undefined))];
    expect(now, 'the game ended before anything could be taken back').not.toBeNull();
    await person.alone();
    now = await person.question();
    if (await undo.isEnabled()) break;
  }
  const [action] = person.acted.at(-1) ?? [];
  await undo.click();
  expect(await person.question(now ?? undefined), 'the whole move is taken back').toBe(before);
  await person.choose(action ?? '');
  const after = await person.question(before ?? undefined);
  expect(after).not.toBe(before);
  // And once more: an answer given twice can be taken back twice.
  await undo.click();
  expect(await person.question(after ?? undefined)).toBe(before);
  await person.decide('list', 1);
  await person.question(before ?? undefined);
}

// Bots of the example see every move and answer at once, so nothing can be taken back there.
for (const { game, small } of TITLES.filter(({ drawn }) => drawn)) {
  for (const size of [DESKTOP, PHONE]) {
    test(`a move of ${game} is taken back and made again at ${size.width} pixels`, async () => {
      const ada = await Person.arrive({ size });
      await ada.sitDown(game, small);
      await takeBackAndAnswer(ada, size === PHONE ? 'list' : 'point');
      expect(ada.troubles).toEqual([]);
      await ada.leave();
    });
  }
}

test('after everybody agreed to go back, everybody plays on', async () => {
  const ada = await Person.arrive();
  const bea = await Person.arrive({ size: PHONE });
  await ada.introduce('Ada');
  const setup: Setup = { ...SETUP, access: 'open', undo: 'agreed' };
  const seats = [{ kind: 'me' }, { kind: 'anybody' }];
  const table = await ada.ask<TableInfo>('POST', '/tables', { game: 'redplanet', options: { players: 2 }, seats, setup });
  await bea.introduce('Bea');
  await bea.ask('POST', `/tables/${table.id}/join`, {});
  for (const person of [ada, bea]) await person.open(`/t/${table.id}`);
  const asked = await ada.question();
  await bea.question();
  await ada.decide('list', 0);
  await bea.decide('list', 0);
  const [moved] = await Promise.all([ada.question(asked ?? undefined), bea.question()]);

  await ada.page.getByRole('button', { name: 'Ask to go back' }).click();
  await bea.page.getByRole('button', { name: 'Yes' }).click();
  expect(await ada.question(moved ?? undefined)).toBe(asked);
  await together([ada, bea], async () => Math.min(await ada.round(), await bea.round()) > 1);
  expect([...ada.troubles, ...bea.troubles]).toEqual([]);
  for (const person of [ada, bea]) await person.leave();
});

/** Ada and Bea at a table for invited people. */
async function tableForTwo(game: string, options: Options): Promise<{ ada: Person; bea: Person; table: TableInfo }> {
  const [ada, bea] = [await Person.arrive(), await Person.arrive({ size: PHONE })];
  await ada.introduce('Ada');
  await bea.introduce('Bea');
  const seats = [{ kind: 'me' }, { kind: 'anybody' }];
  const table = await ada.ask<TableInfo>('POST', '/tables', { game, options, seats, setup: SETUP });
  await bea.ask('POST', `/tables/${table.id}/join`, { invite: table.invite });
  for (const person of [ada, bea]) await person.open(`/t/${table.id}`);
  for (const person of [ada, bea]) await person.page.waitForSelector('.table');
  return { ada, bea, table };
}

test('after a move was taken back one can ask to go back; a refusal is seen, and a request can be withdrawn', async () => {
  const { ada, bea } = await tableForTwo('redplanet', { players: 2 });
  await ada.question();
  await ada.decide('list', 0);
  await ada.page.locator('[data-undo]:not([aria-disabled])').click();
  await ada.question();
  await ada.decide('list', 1);
  await bea.question();
  await bea.decide('list', 0);
  const ask = ada.page.locator('[data-ask-back]');
  await ask.click();
  await bea.page.locator('[data-answer="no"]').click();
  await ada.page.getByText('Bea does not agree.').first().waitFor();
  await ask.click();
  await bea.page.locator('[data-answer="no"]').waitFor();
  await ada.page.locator('[data-withdraw]').click();
  await bea.page.locator('[data-answer="no"]').waitFor({ state: 'detached' });
  expect([...ada.troubles, ...bea.troubles]).toEqual([]);
  for (const person of [ada, bea]) await person.leave();
});

test('giving up asks first', async () => {
  const ada = await Person.arrive({ size: PHONE });
  const table = await ada.sitDown('redplanet', { players: 2 });
  const status = async () => (await ada.ask<TableInfo>('GET', `/tables/${table.id}`)).status;
  const give = async () => {
    await ada.page.getByRole('button', { name: 'Menu' }).click();
    await ada.page.locator('[data-menu="give-up"]').click();
  };
  await give();
  await ada.page.getByRole('button', { name: 'Play on' }).click();
  expect(await status()).toBe('running');
  await give();
  await ada.page.locator('[data-give-up]').click();
  await until(async () => (await status()) === 'abandoned');
  expect(ada.troubles).toEqual([]);
  await ada.leave();
});

test('the others let a bot play for somebody who has gone, and play on', async () => {
  const host = await Host.start('--away', '1');
  const ada = await Person.arrive({ host: host.url });
  const bea = await Person.arrive({ host: host.url, size: PHONE });
  await ada.introduce('Ada');
  await bea.introduce('Bea');
  const table = await ada.ask<TableInfo>('POST', '/tables', {
    game: 'redplanet',
    options: { players: 2 },
    seats: [{ kind: 'me' }, { kind: 'anybody' }],
    setup: SETUP,
  });
  await bea.ask('POST', `/tables/${table.id}/join`, { invite: table.invite });
  await bea.open(`/t/${table.id}`);
  await ada.open(`/t/${table.id}`);
  await bea.page.waitForSelector('.table');
  await ada.page.waitForSelector('.table');
  expect(await ada.page.locator('[data-stand-in]').count()).toBe(0);
  await bea.leave();
  await ada.page.locator('[data-stand-in="1"]').click();
  await ada.page.waitForSelector('[data-stand-in]', { state: 'detached' });
  await ada.play('list', 1, async () => (await ada.round()) > 1);
  expect(ada.troubles).toEqual([]);
  await ada.leave();
  await host.end();
});

test('a page whose right to look has ended says so and asks no more', async () => {
  const ada = await Person.arrive();
  await ada.introduce('Ada');
  const table = await ada.ask<TableInfo>('POST', '/tables', {
    game: 'redplanet',
    options: { players: 2 },
    seats: [{ kind: 'me' }, { kind: 'bot', level: 'random' }],
    setup: SETUP,
  });
  await ada.open(`/t/${table.id}`);
  await ada.page.waitForSelector('.table');
  await ada.ask('DELETE', '/me');
  await ada.page.waitForSelector('[data-line="ended"]');
  await ada.leave();
});

test('while a bot plays for a person, the page offers them no move, no undo and no hint', async () => {
  const { ada, bea, table } = await tableForTwo('ares', { players: 2 });
  const offers = ada.page.locator('[data-action], [data-undo], [data-ask-back], [data-ask-hint], [data-spot="legal"]');
  for (const person of [ada, bea]) await person.decide('list', 0);
  await ada.question();
  await ada.ask('POST', `/tables/${table.id}/leave`);
  // The bot waits for Bea, and could still withdraw what it chose.
  await until(async () => (await offers.count()) === 0);
  await ada.ask('POST', `/tables/${table.id}/join`, {});
  await until(async () => (await offers.count()) > 0);
  expect([...ada.troubles, ...bea.troubles]).toEqual([]);
  for (const person of [ada, bea]) await person.leave();
});

test('everybody who played at a table for invited people comes to the next game from its end', async () => {
  const { ada, bea, table } = await tableForTwo('redplanet', { players: 2 });
  for (const person of [ada, bea]) await person.ask('POST', `/tables/${table.id}/leave`);
  for (const person of [ada, bea]) await person.page.locator('[data-rematch]').click();
  for (const person of [ada, bea]) {
    await person.page.waitForURL((address) => !address.pathname.endsWith(table.id));
    await person.question();
    expect(person.troubles).toEqual([]);
  }
  for (const person of [ada, bea]) await person.leave();
});

test('without HTTPS the page copies links all the same', async () => {
  const ada = await Person.arrive();
  await ada.context.addInitScript(withoutClipboard);
  const table = await ada.sitDown('redplanet', { players: 2 });
  await ada.page.locator('.tools .menu > button').click();
  await ada.page.locator('[data-menu="invite"]').click();
  await ada.page.getByText('Copied').waitFor();
  await ada.open(`/replay/${table.id}`);
  await ada.page.getByRole('button', { name: 'Copy the link' }).click();
  await ada.page.getByText('Copied').waitFor();
  expect(ada.troubles).toEqual([]);
  await ada.leave();
});

test('going from a table to another page and back asks for nothing that is not there', async () => {
  const ada = await Person.arrive();
  const failed: string[] = [];
  ada.page.on('response', (answer) => answer.status() >= 400 && failed.push(`${answer.status()} ${answer.url()}`));
  await ada.sitDown('redplanet', { players: 2 });
  await ada.page.locator('.tools .menu > button').click();
  await ada.page.locator('.tools a[href="/settings"]').click();
  await ada.page.waitForSelector('h1');
  await ada.page.goBack();
  await ada.question();
  expect(failed).toEqual([]);
  await ada.leave();
});

test("what can't be done says why, with its rule, and the rule opens beside the board", async () => {
  const ada = await Person.arrive();
  await ada.sitDown('martians', { variant: 'coop', players: 2, scenario: 'new_schedule' });
  const barred = ada.page.locator('[data-spot="refused"]');
  await ada.play('list', 9, async () => (await barred.count()) > 0);
  await barred.first().dispatchEvent('click');
  const menu = ada.page.locator('.menu[role="dialog"]');
  await menu.waitFor();
  expect((await menu.locator('.why').first().textContent())?.length).toBeGreaterThan(5);
  const rule = menu.locator('[data-rule]').first();
  const id = await rule.getAttribute('data-rule');
  expect(id).toMatch(/^MA-/);
  await rule.click();
  const panel = ada.page.locator('[data-rule-panel]');
  await panel.waitFor();
  expect(await panel.textContent()).toContain(id);
  expect(ada.troubles).toEqual([]);
  await ada.leave();
});

for (const { game } of TITLES) {
  test(`two taps lead from nothing to a game of ${game} against bots`, async () => {
    const ada = await Person.arrive();
    await ada.open('/');
    await ada.page.locator(`[data-play="${game}"]`).click();
    await ada.page.waitForSelector('.table');
    await ada.question();
    expect(ada.troubles).toEqual([]);
    await ada.leave();
  });
}

test('the replay of a finished game steps, links to a move and plays on from there', async () => {
  const ada = await Person.arrive();
  const table = await ada.sitDown('redplanet', { players: 2 });
  await ada.play('list', 11);
  await ada.open(`/replay/${table.id}?at=10`);
  await ada.page.waitForSelector('[data-replay]');
  expect(await ada.page.locator('[data-replay]').getAttribute('data-replay')).toBe('10');
  await ada.page.locator('[data-step="on"]').click();
  await ada.page.waitForFunction(() => document.querySelector('[data-replay]')?.getAttribute('data-replay') === '11');
  expect(new URL(ada.page.url()).searchParams.get('at')).toBe('11');
  await ada.page.locator('[data-branch]').click();
  await ada.page.locator('[data-play-on]').click();
  await ada.page.waitForURL(/\/t\//);
  expect(ada.page.url()).not.toContain(table.id);
  await ada.page.waitForSelector('.table');
  await ada.question();
  expect(ada.troubles).toEqual([]);
  await ada.leave();
});
