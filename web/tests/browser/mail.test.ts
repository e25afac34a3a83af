// Mail through a real mail server: adding an address in the settings, and signing in elsewhere by a link.

import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Me } from '../../src/api/types';
import { Host } from './host';
import { DESKTOP, PHONE, Person } from './person';
import { Smtp, type Mail } from './smtp';

let smtp: Smtp;
let host: Host;

beforeAll(async () => {
  smtp = await Smtp.start();
  const mail = ['--mail', `smtp://127.0.0.1:${smtp.port}`, '--mail-from', 'Syrtis <syrtis@example.org>'];
  host = await Host.start(...mail, '--origin', '{url}');
});
afterAll(async () => {
  await host.end();
  smtp.end();
});

/** The link in a mail. */
function link(mail: Mail | undefined): string {
  const found = mail?.text.match(/^http\S+$/m)?.[0];
  expect(found, mail?.text).toBeDefined();
  return found ?? '';
}

test('a person adds an address and signs in on the phone by a mail', async () => {
  const ada = await Person.arrive({ host: host.url, size: DESKTOP, language: 'pl' });
  await ada.introduce('Ada');
  await ada.open('/settings#mail');
  await ada.page.getByLabel('Adres e-mail').fill('ada@example.org');
  await ada.page.keyboard.press('Enter');
  await ada.page.getByRole('status').getByText('ada@example.org').waitFor();
  const [first] = await smtp.mails(1);
  expect([first?.to, first?.headers.subject]).toEqual([['ada@example.org'], `Twój adres e-mail w ${new URL(host.url).host}`]);

  // What only opens the link, as programs that scan mails do, confirms nothing.
  const scanner = await Person.arrive({ host: host.url });
  await scanner.page.goto(link(first));
  await scanner.page.getByText('The address ada@example.org will be that of Ada.').waitFor();
  expect(scanner.page.url()).not.toContain('#');
  await ada.open('/settings#mail');
  await ada.page.getByRole('status').getByText('ada@example.org').waitFor();
  expect(await ada.page.locator('[data-mail]').count()).toBe(0);
  await scanner.page.locator('[data-mail-confirm]').click();
  await scanner.page.getByText('ada@example.org is the address of Ada now.').waitFor();
  await ada.page.reload();
  await ada.page.locator('[data-mail]').getByText('ada@example.org').waitFor();
  await ada.page.getByRole('switch', { name: 'List, gdy czekają na mnie stoły' }).click();
  await ada.page.waitForFunction(async () => {
    const wishes = (await (await fetch('/api/v1/me/preferences')).json()) as { notices: { mail: boolean } };
    return wishes.notices.mail;
  });

  const phone = await Person.arrive({ host: host.url, size: PHONE, language: 'de' });
  await phone.open('/enter');
  await phone.page.getByLabel('E-Mail-Adresse').fill('ada@example.org');
  await phone.page.locator('[data-enter-mail]').tap();
  await phone.page.getByRole('status').getByText('ada@example.org').waitFor();
  const [, second] = await smtp.mails(2);
  // The mail speaks the language in which she added the address.
  expect(second?.headers.subject).toBe(`Logowanie do ${new URL(host.url).host}`);
  await phone.page.goto(link(second));
  await phone.page.getByText('Mach nur weiter, wenn du das bist.').waitFor();
  expect(await phone.ask<Me | null>('GET', '/me'), 'opening the link signs nobody in').toBeNull();
  await phone.page.locator('[data-enter]').tap();
  await phone.page.waitForURL('**/my');
  const [here, there] = [await phone.ask<Me>('GET', '/me'), await ada.ask<Me>('GET', '/me')];
  expect(here.id).toBe(there.id);

  // An address that nobody here has gets the same answer.
  const stranger = await Person.arrive({ host: host.url });
  await stranger.open('/enter');
  await stranger.page.getByLabel('Mail address').fill('nobody@example.org');
  await stranger.page.locator('[data-enter-mail]').click();
  await stranger.page.getByText('If somebody here has the address nobody@example.org').waitFor();

  await ada.page.locator('[data-mail-remove]').click();
  await ada.page.locator('[data-mail]').waitFor({ state: 'detached' });
  expect([ada, scanner, phone, stranger].flatMap(({ troubles }) => troubles)).toEqual([]);
  for (const person of [ada, scanner, phone, stranger]) await person.leave();
});

test('a server without mail shows nothing about it', async () => {
  const ada = await Person.arrive();
  await ada.introduce('Ada');
  await ada.open('/settings');
  await ada.page.locator('#programs').waitFor();
  await ada.page.locator('#devices ul').waitFor();
  expect(await ada.page.locator('#mail').count()).toBe(0);
  await ada.open('/enter');
  await ada.page.getByLabel('Recovery code').waitFor();
  expect(await ada.page.locator('input[type="email"]').count()).toBe(0);
  await ada.leave();
});

test('a program made in the settings sits down and is seen to be one', async () => {
  const ada = await Person.arrive();
  await ada.introduce('Ada');
  await ada.open('/settings#programs');
  await ada.page.getByLabel('Name of the program').fill('Marvin');
  await ada.page.locator('[data-program-make]').click();
  const token = await ada.page.locator('[data-token]').innerText();
  const table = await ada.ask<{ id: string; invite: string }>('POST', '/tables', { game: 'redplanet', options: { players: 2 } });
  const join = await fetch(`${ada.host}/api/v1/tables/${table.id}/join`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ invite: table.invite }),
  });
  expect(join.status, await join.text()).toBe(200);
  await ada.open(`/t/${table.id}`);
  const badge = ada.page.locator('[data-player="1"] [data-program]');
  await badge.getByText('Program').waitFor();

  await ada.open('/settings#programs');
  expect(await ada.page.locator('[data-token]').count(), 'it is shown once').toBe(0);
  await ada.page.getByRole('button', { name: 'End the program Marvin' }).click();
  await ada.page.locator('li[data-program]').waitFor({ state: 'detached' });
  const late = await fetch(`${ada.host}/api/v1/me`, { headers: { authorization: `Bearer ${token}` } });
  expect(late.status).toBe(401);
  expect(ada.troubles).toEqual([]);
  await ada.leave();
});
