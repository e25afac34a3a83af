// One person on several devices: a personal link, recovery codes, signing out, taking everything away.

import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { Me, Summary, TableInfo } from '../../src/api/types';
import { usualSetup } from '../../src/pages/shared/tables';
import { DESKTOP, PHONE, Person, until } from './person';

const me = (person: Person) => person.ask<Me | null>('GET', '/me');

test('a person moves from the desktop to the phone by the link, and plays on there', async () => {
  const ada = await Person.arrive({ size: DESKTOP });
  await ada.introduce('Ada');
  const seats = [{ kind: 'me' }, { kind: 'bot', level: 'random' }];
  const setup = usualSetup('random');
  const table = await ada.ask<TableInfo>('POST', '/tables', { game: 'redplanet', options: { players: 2 }, seats, setup });
  await ada.open('/settings#devices');
  await ada.page.locator('[data-personal-link]').click();
  const link = await ada.page.locator('#devices [data-invitation]').inputValue();
  await ada.page.locator('#devices summary').click();
  const code = ada.page.locator(`[data-code="${link}"] path`);
  expect((await code.getAttribute('d'))?.length).toBeGreaterThan(500);

  const phone = await Person.arrive({ size: PHONE, language: 'de' });
  await phone.page.goto(link);
  await phone.page.getByText('Mach nur weiter, wenn du das bist.').waitFor();
  expect(phone.page.url(), 'the pass does not stay in the address').not.toContain('#');
  await phone.page.locator('[data-enter]').tap();
  await phone.page.waitForURL('**/my');
  expect((await me(phone))?.id).toBe((await me(ada))?.id);
  await phone.open(`/t/${table.id}`);
  await phone.page.waitForSelector('.table');
  await phone.question();

  // The desktop sees that the link was used, and can end what it began.
  await ada.page.getByRole('status').getByText('Chrome').waitFor();
  expect(await ada.page.locator('#devices [data-invitation]').count()).toBe(0);
  const late = await Person.arrive({ size: PHONE });
  await late.page.goto(link);
  await late.page.getByRole('alert').getByText('doesn’t work').waitFor();
  await ada.page.locator('[data-device="other"] button').click();
  await ada.page.locator('[data-device="other"]').waitFor({ state: 'detached' });
  await until(async () => (await me(phone)) === null);
  expect([...ada.troubles, ...phone.troubles]).toEqual([]);
  for (const person of [ada, phone, late]) await person.leave();
});

test('what a guest has on the phone comes along, by keyboard alone', async () => {
  const [ada, phone] = [await Person.arrive(), await Person.arrive({ size: PHONE })];
  await ada.introduce('Ada');
  await phone.introduce('Guest');
  await phone.ask('POST', '/tables', { game: 'redplanet', options: { players: 2 }, setup: usualSetup('random') });
  await ada.open('/settings');
  await ada.page.locator('[data-codes]').press('Enter');
  await ada.page.locator('#devices ol code').first().waitFor();
  const codes = await ada.page.locator('#devices ol code').allTextContents();
  expect(codes.length).toBe(8);
  await ada.page.locator('[data-codes-left]').getByText('8 codes are left.').waitFor();

  await phone.open('/enter');
  await phone.page.getByLabel('Recovery code').fill(codes[0]!.toUpperCase());
  await phone.page.keyboard.press('Enter');
  await phone.page.getByText('You are Guest here now, with 1 table.').waitFor();
  expect(await phone.page.getByRole('radio', { name: 'Bring everything along' }).isChecked()).toBe(true);
  await phone.page.locator('[data-enter]').press('Enter');
  await phone.page.waitForURL('**/my');
  expect((await me(phone))?.id).toBe((await me(ada))?.id);
  const [mine] = await ada.ask<Summary[]>('GET', '/me/tables');
  expect(mine?.places[0]?.name).toBe('Ada');

  await ada.open('/settings');
  await ada.page.locator('[data-codes-left]').getByText('7 codes are left.').waitFor();
  const [file] = await Promise.all([ada.page.waitForEvent('download'), ada.page.locator('[data-export]').click()]);
  const folder = mkdtempSync(join(tmpdir(), 'syrtis-export-'));
  await file.saveAs(join(folder, file.suggestedFilename()));
  const taken = JSON.parse(readFileSync(join(folder, 'syrtis.json'), 'utf8')) as { name: string; tables: unknown[] };
  rmSync(folder, { recursive: true });
  expect([taken.name, taken.tables.length]).toEqual(['Ada', 1]);
  expect([...ada.troubles, ...phone.troubles]).toEqual([]);
  for (const person of [ada, phone]) await person.leave();
});
