// Passkeys: what the browser is asked, and what it answers.

import { api } from '../../api/http';
import type { Passkey } from '../../api/types';

/** Whether passkeys can be used here. Browsers keep them for names, not for addresses of numbers. */
export function canUsePasskeys(): boolean {
  const named = !/^[\d.]+$|^\[/.test(location.hostname);
  return named && typeof PublicKeyCredential === 'function' && 'parseCreationOptionsFromJSON' in PublicKeyCredential;
}

/** What the browser made; null if the person thought better of it. */
async function asked(question: () => Promise<Credential | null>): Promise<unknown> {
  try {
    return ((await question()) as PublicKeyCredential | null)?.toJSON() ?? null;
  } catch (error) {
    if (error instanceof DOMException && ['NotAllowedError', 'AbortError'].includes(error.name)) return null;
    throw error;
  }
}

/** Makes a passkey for me; null if I thought better of it. */
export async function makePasskey(): Promise<Passkey | null> {
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(await api.beginPasskey());
  const made = await asked(() => navigator.credentials.create({ publicKey }));
  return made === null ? null : api.addPasskey(made);
}

/** Signs me in with a passkey; false if I thought better of it. */
export async function enterWithPasskey(take: boolean): Promise<boolean> {
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(await api.beginToEnter());
  const signed = await asked(() => navigator.credentials.get({ publicKey }));
  if (signed !== null) await api.enterWithPasskey(signed, take);
  return signed !== null;
}

/** Whether the browser refused to make a second passkey for the same person. */
export const isThere = (error: unknown) => error instanceof DOMException && error.name === 'InvalidStateError';
