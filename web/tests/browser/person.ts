// Somebody in front of a browser: opens pages, sits down at tables, and decides by pointing, by the list or by keys.

import { chromium, type Browser, type BrowserContext, type Page } from 'playwright-core';
import type { GameInfo, NewTable, SeatWish, TableInfo } from '../../src/api/types';
import type { Settings } from '../../src/frame/settings.svelte';
import type { Language } from '../../src/words/words.svelte';

export const DESKTOP = { width: 1366, height: 768 };
export const PHONE = { width: 360, height: 640 };

export async function openBrowser(): Promise<Browser> {
  return chromium.launch({
    executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  });
}

export interface Looks {
  size?: { width: number; height: number };
  language?: Language;
  settings?: Partial<Settings>;
}

/** How a person decides: `point` at pieces where possible, from the `list`, or by `keys` alone. */
export type Way = 'point' | 'list' | 'keys';

export class Person {
  /** What went wrong in the page. */
  readonly troubles: string[] = [];
  /** Everything the page was sent. */
  readonly heard: string[] = [];
  #way = 0;

  private constructor(
    readonly context: BrowserContext,
    readonly page: Page,
    readonly host: string,
  ) {}

  static async arrive(browser: Browser, host: string, { size = DESKTOP, language = 'en', settings = {} }: Looks = {}): Promise<Person> {
    const phone = size.width < 600;
    const context = await browser.newContext({ viewport: size, locale: language, hasTouch: phone, isMobile: phone });
    const kept = { language, animation: 0, confirm: 'never', ...settings };
    await context.addInitScript((kept) => localStorage.setItem('syrtis-settings', kept), JSON.stringify(kept));
    const page = await context.newPage();
    page.setDefaultTimeout(120_000);
    const person = new Person(context, page, host);
    page.on('pageerror', (error) => person.troubles.push(error.message));
    page.on('console', (said) => {
      // A server that is being restarted can't be reached for a moment: that is no trouble of the page.
      const expected = /WebSocket connection|Failed to load resource|net::ERR/.test(said.text());
      if (said.type() === 'error' && !expected) person.troubles.push(said.text());
    });
    page.on('websocket', (socket) => socket.on('framereceived', ({ payload }) => person.heard.push(String(payload))));
    return person;
  }

  async open(path: string): Promise<void> {
    await this.page.goto(this.host + path);
  }

  /** Asks the server something, as the page would. */
  async ask<T>(method: string, path: string, body?: unknown): Promise<T> {
    return this.page.evaluate(
      async ([method, path, body]) => {
        const init = body === undefined ? { method } : { method, body: JSON.stringify(body), headers: { 'content-type': 'application/json' } };
        const answer = await fetch(`/api/v1${path}`, init);
        if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`);
        return answer.status === 204 ? null : answer.json();
      },
      [method, path, body] as const,
    ) as Promise<T>;
  }

  /** Gives a name, once. */
  async introduce(name: string): Promise<void> {
    if (!this.page.url().startsWith(this.host)) await this.open('/settings');
    await this.ask('POST', '/me', { name });
  }

  /** Sits down at a new table with bots on all other seats, or on those not named. */
  async sitDown(game: string, options: Record<string, unknown> = {}, more: Partial<NewTable> = {}): Promise<TableInfo> {
    await this.introduce('Ada');
    const info = await this.ask<GameInfo>('GET', `/games/${game}`);
    const all = { ...info.defaults, ...options };
    const { seats } = await this.ask<{ seats: number }>('POST', `/games/${game}/check`, { options: all });
    const wishes: SeatWish[] = [{ kind: 'me' }, ...Array.from({ length: seats - 1 }, () => ({ kind: 'bot', level: 'random' }) as const)];
    const table = await this.ask<TableInfo>('POST', '/tables', { game, options: all, seats: wishes, ...more });
    await this.open(`/t/${table.id}`);
    await this.page.waitForSelector('.table');
    return table;
  }

  /** The question this person owes an answer to; nothing once the game is over. */
  async question(not?: string): Promise<string | null> {
    const found = await this.page.waitForFunction(
      (not) => {
        const table = document.querySelector('.table');
        if (table?.hasAttribute('data-over')) return { over: true, id: '' };
        const id = table?.getAttribute('data-question');
        return id && id !== not ? { over: false, id } : null;
      },
      not,
      { polling: 'raf' },
    );
    const { over, id } = (await found.jsonValue()) as { over: boolean; id: string };
    return over ? null : id;
  }

  /** Decides: any of the possible actions, the ways in turn. */
  async decide(way: Way, pick: number): Promise<void> {
    if (way === 'keys') return this.#byKeys(pick);
    this.#way += 1;
    if (way === 'point' && this.#way % 3 !== 0 && (await this.#byPointing(pick))) return;
    await this.#fromTheList(pick);
  }

  async #byPointing(pick: number): Promise<boolean> {
    const spots = this.page.locator('[data-spot="legal"]:visible');
    const count = await spots.count();
    if (count === 0) return false;
    const before = await this.page.locator('.table').getAttribute('data-question');
    // From the board's own listeners: what lies on top of a piece in a crowd is another piece, not a fault.
    await spots.nth(pick % count).dispatchEvent('click');
    const menu = this.page.locator('.menu button.choice').first();
    const done = this.page.waitForFunction((before) => document.querySelector('.table')?.getAttribute('data-question') !== before, before);
    const asked = menu.waitFor({ state: 'visible' }).then(() => 'menu');
    const next = await Promise.race([done.then(() => 'done'), asked]).catch(() => 'done');
    done.catch(() => null);
    asked.catch(() => null);
    if (next === 'menu') {
      const choices = this.page.locator('.menu button.choice');
      await choices.nth(pick % (await choices.count())).click();
    }
    return true;
  }

  async #fromTheList(pick: number): Promise<void> {
    let listed = this.page.locator('button[data-action]:visible');
    if ((await listed.count()) === 0) {
      await this.page.locator('[data-tab="actions"], [data-more-actions]').first().click();
      listed = this.page.locator('button[data-action]:visible');
    }
    await listed.first().waitFor();
    await listed.nth(pick % (await listed.count())).click();
  }

  async #byKeys(pick: number): Promise<void> {
    const keys = await this.page.locator('.actions kbd').allTextContents();
    const key = keys[pick % keys.length];
    if (!key) throw new Error('no action has a key');
    await this.page.keyboard.press(key.trim().toLowerCase());
  }

  /** Plays until the end, or until `until` says that it is enough. Says how many decisions it took. */
  async play(way: Way, seed: number, until: () => boolean | Promise<boolean> = () => false): Promise<number> {
    let random = seed >>> 0;
    let decisions = 0;
    let question = await this.question();
    while (question !== null && !(await until())) {
      random = (Math.imul(random, 1664525) + 1013904223) >>> 0;
      await this.decide(way, random >>> 8);
      decisions += 1;
      question = await this.question(question);
    }
    return decisions;
  }

  /** The round the status line names. */
  async round(): Promise<number> {
    return Number(((await this.page.locator('.where').textContent()) ?? '').match(/\d+/)?.[0] ?? 0);
  }

  async leave(): Promise<void> {
    await this.context.close();
  }
}
