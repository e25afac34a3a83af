// Messages to this browser with no tab open (Web Push).

import { api } from '../api/http';
import { spokenLanguage } from '../words/words.svelte';

/** Whether this browser can be written to. */
export function canBePushed(): boolean {
  return 'serviceWorker' in navigator && 'PushManager' in globalThis;
}

function bytes(base64url: string): Uint8Array<ArrayBuffer> {
  const text = atob(base64url.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(text, (letter) => letter.charCodeAt(0));
}

/** Whether this browser is subscribed. */
export async function isSubscribed(): Promise<boolean> {
  const registration = await navigator.serviceWorker?.getRegistration();
  return (await registration?.pushManager?.getSubscription()) != null;
}

/** Lets the server write to this browser. */
export async function subscribe(serverKey: string): Promise<void> {
  const registration = await navigator.serviceWorker.ready;
  const options = { userVisibleOnly: true, applicationServerKey: bytes(serverKey) };
  // A subscription made for another key, such as a server set up again, is of no use.
  const subscription = await registration.pushManager.subscribe(options).catch(async () => {
    await (await registration.pushManager.getSubscription())?.unsubscribe();
    return registration.pushManager.subscribe(options);
  });
  const { endpoint, keys } = subscription.toJSON();
  await api.subscribe({ endpoint: endpoint ?? '', p256dh: keys?.p256dh ?? '', auth: keys?.auth ?? '', language: spokenLanguage() });
}

/** Ends the subscription of this browser. */
export async function unsubscribe(): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration();
  const subscription = await registration?.pushManager.getSubscription();
  if (!subscription) return;
  await api.unsubscribe({ endpoint: subscription.endpoint });
  await subscription.unsubscribe();
}
