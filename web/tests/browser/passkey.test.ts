// Passkeys, with Chromium's virtual authenticator: made on one device, used on another, removed.

import type { CDPSession } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import type { Me } from '../../src/api/types';
import { PHONE, Person, until } from './person';

/** Browsers keep passkeys for names only, and for plain HTTP only for this one. */
const host = () => inject('host').replace('127.0.0.1', 'localhost');
const me = (person: Person) => person.ask<Me | null>('GET', '/me');

interface Authenticator {
  session: CDPSession;
  authenticatorId: string;
}

/** A device of the person's that keeps passkeys. */
async function authenticator(person: Person): Promise<Authenticator> {
  const session = await person.context.newCDPSession(person.page);
  await session.send('WebAuthn.enable');
  const options = {
    protocol: 'ctap2',
    transport: 'internal',
    hasResidentKey: true,
    hasUserVerification: true,
    isUserVerified: true,
  } as const;
  const { authenticatorId } = await session.send('WebAuthn.addVirtualAuthenticator', { options });
  return { session, authenticatorId };
}

/** Carries the passkeys over, as an account for passwords does. */
async function carry(from: Authenticator, to: Authenticator): Promise<void> {
  const { credentials } = await from.session.send('WebAuthn.getCredentials', { authenticatorId: from.authenticatorId });
  for (const credential of credentials)
    await to.session.send('WebAuthn.addCredential', { authenticatorId: to.authenticatorId, credential });
}

test('a person makes a passkey, signs in with it elsewhere, and removes it', async () => {
  const [ada, phone] = [await Person.arrive({ host: host() }), await Person.arrive({ host: host(), size: PHONE, language: 'pl' })];
  await ada.introduce('Ada Lovelace');
  const keys = await authenticator(ada);
  await ada.open('/settings');
  await ada.page.locator('[data-passkey-new]').click();
  await ada.page.locator('[data-passkey]').waitFor();
  // One for each device is enough.
  await ada.page.locator('[data-passkey-new]').click();
  await ada.page.getByText('This device has a passkey for you already.').waitFor();

  const carried = await authenticator(phone);
  await carry(keys, carried);
  await phone.introduce('Gość');
  await phone.ask('POST', '/tables', { game: 'redplanet', options: { players: 2 } });
  await phone.open('/enter');
  await phone.page.getByRole('radio', { name: 'Zabierz wszystko ze sobą' }).waitFor();
  await phone.page.locator('[data-enter-passkey]').tap();
  await phone.page.waitForURL('**/my');
  expect((await me(phone))?.name).toBe('Ada Lovelace');
  expect((await ada.ask<unknown[]>('GET', '/me/tables')).length).toBe(1);

  // Once it is removed it opens nothing.
  await ada.page.locator('[data-passkey] button').click();
  await ada.page.locator('[data-passkey]').waitFor({ state: 'detached' });
  await ada.ask('DELETE', '/me/devices');
  await until(async () => (await me(phone)) === null);
  await phone.open('/enter');
  await phone.page.locator('[data-enter-passkey]').tap();
  await phone.page.getByRole('alert').waitFor();
  expect(await me(phone)).toBe(null);
  expect([...ada.troubles, ...phone.troubles]).toEqual([]);
  for (const person of [ada, phone]) await person.leave();
});
