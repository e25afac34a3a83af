// One of the random people at a table: a page, a line to the server that can be cut, and a witness of what the server says.

import type { Request } from 'playwright-core';
import type { Settings } from '../../src/frame/settings.svelte';
import type { Dice } from './dice';
import { growHands, type Sight } from './hands';
import type { Host } from './host';
import { Person, withoutClipboard, type Size } from './person';
import { LANGUAGES } from './titles';
import { Wire } from './wire';
import { Witness } from './witness';

/** Milliseconds after which something counts as never happening. */
const PATIENCE = 20_000;
/** What a person can't know: that no move is left to take back or to go back to, that a hidden move has withdrawn a proposal, or that the others
 * have just changed what they are asked. */
const OUTDATED = /"field":"to"|steps can be taken back|nobody has proposed anything|"code":"late"/;
/** The requests that nobody waits for. */
const SLOW = /\/(hint|analysis)$/;

/** Waits until something is true, as long as there is progress. `happened` returns what is still wrong. */
export async function until(happened: () => string | null | Promise<string | null>, progress = () => 0): Promise<void> {
  let [since, so] = [Date.now(), progress()];
  for (let pause = 4; ; pause = Math.min(2 * pause, 64)) {
    const wrong = await happened();
    if (wrong === null) return;
    if (so !== progress()) [since, so] = [Date.now(), progress()];
    if (Date.now() > since + PATIENCE) throw new Error(wrong);
    await new Promise((soon) => setTimeout(soon, pause));
  }
}

export class Player {
  /** What the server says at this person's table. */
  witness!: Witness;
  online = true;
  /** Requests may fail: the line was cut, or two people acted at once. */
  excused = false;
  /** How often something was refused that this person could not know. */
  refusals = 0;
  /** Something on the page may be as this person chose to see it, which ends with the page. */
  arranged = false;
  readonly #troubles: string[] = [];
  /** The requests on their way. */
  readonly #asking = new Set<Request>();
  #answers = 0;
  /** The last entry that was seen on the page. */
  #seen = 0;
  /** The step that was being shown, and how often it changed. */
  #playing: string | null = null;
  #steps = 0;

  private constructor(
    readonly name: string,
    readonly person: Person,
    readonly wire: Wire,
    readonly host: Host,
    public size: Size,
  ) {
    const { page, context } = person;
    page.on('pageerror', (error) => this.#trouble(`error: ${error.message}`));
    page.on('console', (said) => {
      // A question may change while somebody asks about it.
      const late = said.text().includes('409') && /\/(preview|hint)$/.test(said.location().url);
      if (said.type() === 'error' && !late) this.#trouble(`console: ${said.text()} ${said.location().url}`);
    });
    page.on('request', (request) => {
      if (request.resourceType() === 'fetch' && !SLOW.test(request.url())) this.#asking.add(request);
    });
    page.on('requestfinished', (request) => {
      this.#asking.delete(request);
      this.#answers += 1;
    });
    page.on('requestfailed', (request) => {
      this.#asking.delete(request);
      const why = request.failure()?.errorText ?? '';
      if (!why.includes('ERR_ABORTED')) this.#trouble(`failed: ${request.url()} ${why}`);
    });
    page.on('websocket', (socket) =>
      socket.on('framereceived', ({ payload }) => {
        if (!String(payload).startsWith('{"type":"refused"')) return;
        if (OUTDATED.test(String(payload))) this.refusals += 1;
        else this.#trouble(String(payload));
      }),
    );
    // What opens in another tab is not looked at.
    context.on('page', (other) => void other.close());
  }

  static async arrive(name: string, host: Host, size: Size, dice: Dice): Promise<Player> {
    const wire = await Wire.to(host.port);
    const settings: Partial<Settings> = {
      confirm: dice.pick(['never', 'never', 'always', 'grace']),
      single: dice.roll(5) === 0,
      animation: dice.pick([0, 0, 0, 120]),
      pace: dice.pick(['off', 'fast', 'normal']),
    };
    const person = await Person.arrive({ host: wire.url, size, language: dice.pick(LANGUAGES), settings });
    await person.context.addInitScript(growHands);
    // Bea opens the page without HTTPS.
    if (name === 'Bea') await person.context.addInitScript(withoutClipboard);
    // Without animations that never end there is more time for steps.
    await person.page.emulateMedia({ reducedMotion: settings.animation === 0 ? 'reduce' : 'no-preference' });
    await person.introduce(name);
    return new Player(name, person, wire, host, size);
  }

  get page() {
    return this.person.page;
  }

  /** The address of the table this person plays at. */
  get path(): string {
    return `/t/${this.witness.id}`;
  }

  /** Whether this person is asked something and can answer it here. */
  get asked(): boolean {
    return this.online && !this.witness.replaced && (this.witness.position?.question ?? null) !== null;
  }

  get running(): boolean {
    return this.witness.table.status === 'running';
  }

  /** Changes as long as the server or the page still work on something. */
  get progress(): number {
    return this.witness.seq + this.#seen + this.#answers + this.#steps;
  }

  /** Goes to a table. */
  async visit(table: string): Promise<void> {
    await this.witnessAt(table);
    await this.person.open(this.path);
  }

  async witnessAt(table: string): Promise<void> {
    this.witness?.close();
    const cookies = await this.person.context.cookies();
    this.witness = await Witness.at(this.host.url, table, cookies.map(({ name, value }) => `${name}=${value}`).join('; '));
  }

  /** Waits until something is true, as long as anything still happens here. */
  until(happened: () => string | null | Promise<string | null>): Promise<void> {
    return until(happened, () => this.progress);
  }

  async look(): Promise<Sight> {
    const sight = await this.page.evaluate(() => hands.look());
    if (sight.playing !== this.#playing) this.#steps += 1;
    this.#playing = sight.playing;
    return sight;
  }

  read(): Promise<string> {
    return this.page.evaluate(() => hands.read());
  }

  /** Touches one of the things that match. Returns what it was, or null if there is none. */
  touch(selector: string, pick = 0): Promise<string | null> {
    return this.page.evaluate(([selector, pick]) => hands.touch(selector, pick), [selector, pick] as const);
  }

  /** Touches one of the things that match, and waits for it to appear. */
  find(selector: string, pick = 0): Promise<string> {
    return this.reach([], selector, pick);
  }

  /** Touches one of the things that match; as long as there is none, what leads to it. */
  async reach(way: string[], selector: string, pick = 0): Promise<string> {
    let found: string | null = null;
    await this.until(async () => {
      found = await this.touch(selector, pick);
      if (found !== null) return null;
      // The result may open by itself, on top of everything.
      if ((await this.look()).modal) await this.page.keyboard.press('Escape');
      else for (const step of way) await this.touch(step);
      return `nothing to touch: ${selector}`;
    });
    return found ?? '';
  }

  /** Comes back to the table as it is now, and closes what is open in front of it. */
  async attend(): Promise<void> {
    const { path } = await this.look();
    if (path !== this.path) await this.person.open(this.path);
    await this.touch('.tools .menu > [aria-expanded="true"]');
    await this.until(async () => {
      const { modal, past, playing, menu, seq } = await this.look();
      if (modal || playing || menu) await this.page.keyboard.press('Escape');
      else if (past) await this.touch('.moment .main');
      const missing = seq === null && this.witness.position !== null;
      return missing || modal || past || playing || menu ? `${this.name} can't come back to the table` : null;
    });
  }

  /** Waits for an entry of the log that this person notices. */
  async entry(since: number, what: string): Promise<void> {
    await this.until(() => (this.witness.seq === since ? `nothing came of it: ${what}` : null));
  }

  /** Waits for such an entry, or for a refusal that this person could not expect; `since` counts both. */
  async reply(since: number, what: string): Promise<void> {
    await this.until(() => (this.witness.seq + this.refusals === since ? `nothing came of it: ${what}` : null));
  }

  async cut(): Promise<void> {
    [this.online, this.excused] = [false, true];
    this.wire.cut();
    await this.person.context.setOffline(true);
  }

  async mend(): Promise<void> {
    this.wire.mend();
    await this.person.context.setOffline(false);
    this.online = true;
  }

  /** Opens the page again: it shows the same. */
  async reload(): Promise<string> {
    const { path, modal, past } = await this.look();
    const { seq } = this.witness;
    // What is still being shown has happened already.
    await this.until(async () => {
      const { playing } = await this.look();
      if (playing) await this.touch('[data-big] .main');
      return playing ? `${this.name}: what happened is never told to its end (${playing})` : null;
    });
    const before = path === this.path && !modal && !past && !this.arranged ? await this.read() : null;
    await this.page.reload({ waitUntil: 'commit' });
    this.arranged = false;
    if (before === null) return '';
    await this.until(async () => {
      if (this.witness.seq !== seq) return null;
      const after = await this.read();
      return after === before ? null : `${this.name}: the page was not what it is now:\n${difference(before, after)}`;
    });
    return 'the same';
  }

  /** Steps through the replay of a finished game. */
  async replay(pick: number): Promise<string> {
    await this.person.open(`/replay/${this.witness.id}`);
    const bar = this.page.locator('[data-replay]');
    const at = async () => Number(await bar.getAttribute('data-replay'));
    const last = await at();
    const eyes = this.page.locator('header select');
    await eyes.selectOption({ index: pick % (await eyes.locator('option').count()) });
    let to = last;
    for (const [key, step] of [
      ['ArrowLeft', -1],
      ['Home', -last],
      ['ArrowRight', 1],
      ['ArrowRight', 1],
      ['End', last],
    ] as const) {
      await this.page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
      await this.page.keyboard.press(key);
      to = Math.min(last, Math.max(0, to + step));
      await this.until(async () => ((await at()) === to ? null : `${key} does not lead to move ${to}`));
    }
    return `${last} moves`;
  }

  /** Asks for a rematch or joins it. */
  async rematch(): Promise<string> {
    await this.attend();
    // The result may open by itself.
    await this.until(async () => {
      if ((await this.touch('[data-rematch]')) !== null) return null;
      await this.touch('[data-end]');
      return 'no rematch is offered';
    });
    await this.until(async () => ((await this.look()).path === this.path ? 'no rematch' : null));
    const { path } = await this.look();
    await this.witnessAt(path.slice('/t/'.length));
    return path;
  }

  /** What is wrong at this moment; null if nothing is. */
  async wrong(): Promise<string | null> {
    const { witness } = this;
    if (witness.thinking.length > 0) return `${this.name}: the bots at seats ${witness.thinking} never decide`;
    if (!this.online) return null;
    const sight = await this.look();
    this.#seen = sight.seq ?? 0;
    if (this.#asking.size > 0) return `${this.name}: never answered: ${[...this.#asking].map((request) => request.url())}`;
    if (sight.path !== this.path) return null;
    const wrong = this.#differs(sight);
    return wrong && `${this.name}: ${wrong}, ${JSON.stringify(sight)}`;
  }

  #differs(sight: Sight): string | null {
    const { position, seq, seat, table } = this.witness;
    if (sight.lost) return 'the page never reconnects';
    if (sight.underway > 0) return 'a message is never acknowledged';
    if (!position) return sight.seq === null ? null : 'the page shows a game that has not begun';
    if (sight.seq !== seq) return `the page is at entry ${sight.seq}, the server at ${seq}`;
    const asked = this.witness.replaced ? null : position.question;
    const question = asked?.owed ? asked.id : null;
    if (sight.question !== question) return `the page asks ${sight.question}, the server ${question}`;
    if (sight.over !== (position.outcome !== null)) return 'page and server disagree about the end';
    if (question && !sight.way) return 'nothing on the page leads to a decision';
    if (sight.past) return null;
    if (sight.round !== null && sight.round !== position.round)
      return `the page is in round ${sight.round}, the server in ${position.round}`;
    const order = table.places.map((_, at) => ((seat ?? 0) + at) % table.places.length);
    if (sight.acts.some((acts, at) => acts !== position.to_act.includes(order[at] as number)))
      return `the page marks ${sight.acts}, the server waits for ${position.to_act}`;
    const legal = asked?.legal.map(({ action }) => action) ?? [];
    if (sight.listed && sight.listed.join() !== legal.join()) return `the page lists ${sight.listed}, the server ${legal}`;
    return null;
  }

  #trouble(what: string): void {
    if (!this.excused) this.#troubles.push(`${this.name}: ${what}`);
  }

  /** What has gone wrong since the last time. */
  troubles(): string[] {
    return this.#troubles.splice(0);
  }

  async leave(): Promise<void> {
    this.witness?.close();
    await this.person.leave();
    this.wire.end();
  }
}

/** The first lines that differ. */
function difference(before: string, after: string): string {
  const [old, now] = [before.split('\n'), after.split('\n')];
  const at = old.findIndex((line, at) => line !== now[at]);
  const part = (lines: string[]) => lines.slice(Math.max(0, at - 2), at + 4).join(' / ');
  return `- ${part(old)}\n+ ${part(now)}`.slice(0, 600);
}
