// Notifications of the browser: what tables want of me while I look at something else.

import { api } from '../api/http';
import type { Notice, NoticeWishes } from '../api/types';
import { tableAddress } from './routes';
import { head, list, load, text } from '../words/words.svelte';

/** Where this device keeps which notices it has shown. */
const SHOWN = 'syrtis-noticed';
/** Only one tab at a time asks for notices. */
const LOCK = 'syrtis-notices';
/** Milliseconds before asking again after the server could not be reached. */
const AGAIN = 15_000;

/** Whether the browser lets this page show notifications: `default` as long as the person was not asked. */
export function permission(): NotificationPermission {
  return typeof Notification === 'undefined' ? 'denied' : Notification.permission;
}

/** Shows a notification that leads to a table. One takes the place of another about the same table. */
export async function notify(table: string, title: string, body: string, invite?: string): Promise<void> {
  const registration = await navigator.serviceWorker?.getRegistration();
  const options = { body, tag: table, icon: '/favicon.svg', data: { path: tableAddress(table, invite) } };
  if (registration) await registration.showNotification(title, options);
}

/** A notice as people read it. */
function noticeText({ kind, with: others }: Notice): string {
  return text(`server-notice-${kind}`, { count: others.length, who: list(others) });
}

class Notifier {
  /** What the person wishes; null until it is known. */
  wishes: NoticeWishes | null = $state.raw(null);
  #asking: AbortController | null = null;

  /** Whether tabs show notifications. */
  get inTabs(): boolean {
    return permission() === 'granted' && this.wishes?.tab === true;
  }

  /** Follows the person's wishes from now on. */
  follow(wishes: NoticeWishes | null): void {
    this.wishes = wishes;
    if (this.inTabs === (this.#asking !== null)) return;
    this.#asking?.abort();
    this.#asking = this.inTabs ? new AbortController() : null;
    if (this.#asking) void this.#ask(this.#asking.signal);
  }

  /** Asks for notices in one tab of the browser, until the person no longer wants them. */
  async #ask(ended: AbortSignal): Promise<void> {
    const asking = async () => {
      let after = Number(localStorage.getItem(SHOWN) ?? Date.now());
      while (!ended.aborted) {
        try {
          const { notices } = await api.notices(after, ended);
          for (const notice of notices.filter(({ at }) => at > after)) await this.#show(notice);
          after = Math.max(after, ...notices.map(({ at }) => at));
          localStorage.setItem(SHOWN, String(after));
        } catch {
          await new Promise((soon) => setTimeout(soon, AGAIN));
        }
      }
    };
    // Without locks every tab asks, and the last notification about a table takes the place of the others.
    await (navigator.locks?.request(LOCK, { signal: ended }, asking) ?? asking()).catch(() => null);
  }

  async #show(notice: Notice): Promise<void> {
    await load(head(notice.game));
    await notify(notice.table, text(`${notice.game}-title`), noticeText(notice), notice.invite);
  }
}

export const notifier = new Notifier();

/** Begins to show notices, if the browser lets us and the server knows the person. */
export async function beginNotices(): Promise<void> {
  if (permission() !== 'granted' || !(await api.me())) return;
  notifier.follow((await api.preferences()).notices);
}
