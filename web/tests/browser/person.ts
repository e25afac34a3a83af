// A person at a browser: opens pages, joins tables, and decides by pointing, by the list or by keys.

import { chromium, type BrowserContext, type Locator, type Page } from 'playwright-core';
import { inject } from 'vitest';
import type { Asked, ClientMessage, GameInfo, NewTable, SeatWish, ServerMessage, TableInfo, Want } from '../../src/api/types';
import type { Settings } from '../../src/frame/settings.svelte';
import type { Language } from '../../src/words/words.svelte';

export const DESKTOP = { width: 1366, height: 768 };
export const PHONE = { width: 360, height: 640 };
/** A phone held sideways. */
export const SIDEWAYS = { width: 640, height: 360 };
export const TABLET = { width: 768, height: 1024 };

export type Size = typeof DESKTOP;

/** How often no page asks for the same. */
const OFTEN = 60;

/** The browser that all tests share. */
const browser = chromium.connect(inject('browser'));

export interface Looks {
  /** Another server than the shared one. */
  host?: string;
  size?: Size;
  language?: Language;
  settings?: Partial<Settings>;
  /** Whether a service worker may answer instead of the server, as it does unless a test wants to. */
  serviceWorkers?: 'allow' | 'block';
}

/** How a person decides: `point` at pieces where possible, from the `list`, or by `keys` alone. */
export type Way = 'point' | 'list' | 'keys';

/** Waits until this holds. (`expect.poll` can't be used in tests that run beside each other.) */
export async function until(holds: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await holds())) await new Promise((soon) => setTimeout(soon, 30));
}

export class Person {
  /** What went wrong in the page. */
  readonly troubles: string[] = [];
  /** Everything the page was sent. */
  readonly heard: string[] = [];
  /** The actions of each answer the page sent. */
  readonly acted: string[][] = [];
  /** Whether they are making a decision just now. */
  deciding = false;
  #way = 0;

  private constructor(
    readonly context: BrowserContext,
    readonly page: Page,
    readonly host: string,
  ) {}

  static async arrive({
    host = inject('host'),
    size = DESKTOP,
    language = 'en',
    settings = {},
    serviceWorkers = 'allow',
  }: Looks = {}): Promise<Person> {
    const phone = size.width <= TABLET.width;
    const context = await (
      await browser
    ).newContext({ viewport: size, locale: language, hasTouch: phone, isMobile: phone, serviceWorkers });
    const kept = { language, animation: 0, pace: 'off', confirm: 'never', presses: true, soundOffered: true, ...settings };
    // What the person changes later stays, also when they open the page again.
    await context.addInitScript((kept) => (localStorage['syrtis-settings'] ??= kept), JSON.stringify(kept));
    const page = await context.newPage();
    page.setDefaultTimeout(120_000);
    const person = new Person(context, page, host);
    page.on('pageerror', (error) => person.troubles.push(error.message));
    page.on('console', (said) => {
      // While a server restarts it can't be reached; that is not an error of the page.
      const expected = /WebSocket connection|Failed to load resource|net::ERR/.test(said.text());
      if (said.type() === 'error' && !expected) person.troubles.push(said.text());
    });
    const asked = new Map<string, number>();
    page.on('request', (request) => {
      const what = `${request.method()} ${request.url()} ${request.postData() ?? ''}`;
      asked.set(what, (asked.get(what) ?? 0) + 1);
      if (asked.get(what) === OFTEN) person.troubles.push(`The page asks for the same again and again: ${what}`);
    });
    page.on('websocket', (socket) => {
      socket.on('framereceived', ({ payload }) => person.heard.push(String(payload)));
      socket.on('framesent', ({ payload }) => {
        const sent = JSON.parse(String(payload)) as ClientMessage;
        if (sent.type === 'act') person.acted.push(sent.actions.map((action) => person.#text(action)));
      });
    });
    return person;
  }

  /** The text of an action that the page was offered. */
  #text(action: Want): string {
    const offered = new RegExp(`"index":${action},"action":"([^"]*)"`);
    return this.heard.findLast((frame) => offered.test(frame))?.match(offered)?.[1] ?? String(action);
  }

  /** The question this person was asked last. */
  asked(): Asked | null {
    const frame = this.heard.findLast((frame) => frame.includes('"question":'));
    const told = frame === undefined ? null : (JSON.parse(frame) as ServerMessage);
    const news = told?.type === 'news' ? told : told?.type === 'hello' ? told.news : null;
    return news?.position?.question ?? null;
  }

  /** Waits until the person at the first seat is the only one who is asked, so that nothing happens by itself. */
  async alone(): Promise<void> {
    const asked = (frame: string) => frame.match(/"to_act":\[([\d,]*)\]/)?.[1];
    await until(() => {
      const seats = this.heard.map(asked).findLast((seats) => seats !== undefined);
      return seats === '0' || seats === '';
    });
  }

  async open(path: string): Promise<void> {
    await this.page.goto(this.host + path);
  }

  /** Asks the server something with this person's cookies. */
  async ask<T>(method: string, path: string, body?: unknown): Promise<T> {
    const answer = await this.context.request.fetch(`${this.host}/api/v1${path}`, { method, ...(body !== undefined && { data: body }) });
    if (!answer.ok()) throw new Error(`${method} ${path}: ${answer.status()} ${await answer.text()}`);
    return (answer.status() === 204 ? null : await answer.json()) as T;
  }

  /** Becomes a guest with this name. */
  async introduce(name: string): Promise<void> {
    await this.ask('POST', '/me', { name });
  }

  /** Opens a new table with bots on all other seats. */
  async sitDown(game: string, options: Record<string, unknown> = {}, more: Partial<NewTable> = {}, level = 'random'): Promise<TableInfo> {
    await this.introduce('Ada');
    const info = await this.ask<GameInfo>('GET', `/games/${game}`);
    const all = { ...info.defaults, ...options };
    const { seats } = await this.ask<{ seats: number }>('POST', `/games/${game}/check`, { options: all });
    const wishes: SeatWish[] = [{ kind: 'me' }, ...Array.from({ length: seats - 1 }, () => ({ kind: 'bot', level }) as const)];
    const table = await this.ask<TableInfo>('POST', '/tables', { game, options: all, seats: wishes, ...more });
    await this.open(`/t/${table.id}`);
    await this.page.waitForSelector('.table');
    return table;
  }

  /** The id of the question this person must answer; null once the game is over. */
  async question(not?: string): Promise<string | null> {
    const look = (not: string | undefined) => {
      const table = document.querySelector('.table');
      if (table?.hasAttribute('data-over')) return { over: true, id: '' };
      const id = table?.getAttribute('data-question');
      return id && id !== not ? { over: false, id } : null;
    };
    const found = await this.page.waitForFunction(look, not, { polling: 'raf' }).catch((error: Error) => this.#stuck(error));
    const { over, id } = (await found.jsonValue()) as { over: boolean; id: string };
    return over ? null : id;
  }

  /** Says where a game stands that does not go on. */
  async #stuck(error: Error): Promise<never> {
    const table = await this.page.locator('.table').evaluate((table: HTMLElement) => JSON.stringify(table.dataset));
    const told = [`acted: ${JSON.stringify(this.acted.slice(-2))}`, `heard: ${this.heard.at(-1)?.slice(0, 2000)}`, ...this.troubles];
    throw new Error([error.message, table, ...told].join('\n'), { cause: error });
  }

  /** Takes one of the legal actions. */
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
    // Dispatched directly: in a crowd another piece may lie on top, which is not an error.
    await spots.nth(pick % count).dispatchEvent('click');
    const menu = this.page.locator('.menu button.choice').first();
    const done = this.page.waitForFunction((before) => document.querySelector('.table')?.getAttribute('data-question') !== before, before);
    const asked = menu.waitFor({ state: 'visible' }).then(() => 'menu');
    const aiming = this.page
      .locator('[data-aiming]')
      .waitFor({ state: 'visible' })
      .then(() => 'aiming');
    const next = await Promise.race([done.then(() => 'done'), asked, aiming]).catch(() => 'done');
    for (const late of [done, asked, aiming]) late.catch(() => null);
    if (next === 'aiming') await this.page.locator('[data-aiming] button').first().click();
    if (next === 'aiming') await menu.waitFor();
    if (next !== 'done') {
      const choices = this.page.locator('.menu button.choice');
      await choices.nth(pick % (await choices.count())).click();
    }
    return true;
  }

  /** Takes this action from the list. */
  async choose(action: string): Promise<void> {
    await this.#openList();
    const wanted = this.page.locator(`button[data-action="${action}"]:visible`);
    // The bar of a phone may show only what the coach advises.
    const all = this.page.locator('[data-more-actions]:visible');
    if ((await wanted.count()) === 0 && (await all.count()) > 0) await all.click();
    await wanted.click();
  }

  async #fromTheList(pick: number): Promise<void> {
    const listed = await this.#openList();
    await listed.nth(pick % (await listed.count())).click();
  }

  /** The buttons of the list of actions; on a phone the list may have to be opened first. */
  async #openList(): Promise<Locator> {
    // What a lesson does not let through is not a choice.
    const listed = this.page.locator('button[data-action]:not([data-closed]):visible');
    if ((await listed.count()) === 0) await this.page.locator('[data-more-actions]').first().click();
    await listed.first().waitFor();
    return listed;
  }

  async #byKeys(pick: number): Promise<void> {
    const keys = await this.page.locator('.actions button:not([data-closed]) kbd').allTextContents();
    const key = keys[pick % keys.length];
    if (!key) throw new Error('no action has a key');
    await this.page.keyboard.press(key.trim().toLowerCase());
  }

  /** Plays to the end, or until `until` returns true. Returns the number of decisions. */
  async play(way: Way, seed: number, until: () => boolean | Promise<boolean> = () => false): Promise<number> {
    let random = seed >>> 0;
    let decisions = 0;
    let question = await this.question();
    while (question !== null && !(await until())) {
      random = (Math.imul(random, 1664525) + 1013904223) >>> 0;
      this.deciding = true;
      await this.decide(way, random >>> 8);
      this.deciding = false;
      decisions += 1;
      question = await this.question(question);
    }
    return decisions;
  }

  /** The round in the status line. */
  async round(): Promise<number> {
    return Number((await this.page.locator('.where').getAttribute('data-round')) ?? 0);
  }

  async leave(): Promise<void> {
    await this.context.close();
  }
}

/** All of them play, each from the list, until the end or until one of them finds that it is enough. */
export async function together(people: Person[], enough: () => boolean | Promise<boolean> = () => false): Promise<void> {
  let over = false;
  const playing = people.map((person, at) => person.play('list', at + 3, async () => (over ||= await enough())));
  // Whoever waits for one who has stopped is asked nothing more.
  const stopped = until(() => over && !people.some(({ deciding }) => deciding));
  await Promise.race([Promise.all(playing), stopped]);
  for (const play of playing) play.catch(() => null);
}

/** Takes the clipboard from a page, as browsers do without HTTPS. */
export function withoutClipboard(): void {
  Object.defineProperty(Navigator.prototype, 'clipboard', { value: undefined });
}
