// One live table: what the server reports, and what this person does there. Reconnects by itself.

import type {
  Advised,
  Chat,
  ClientMessage,
  Entry,
  Feeling,
  Hello,
  News,
  Position,
  Presence,
  Preview,
  Problem,
  ProposalKind,
  Reaction,
  ServerMessage,
  TableInfo,
} from './types';
import { edited } from './edits';
import { api, problemOf } from './http';
import { Line } from './line';
import { Ask, type Offer } from './ask.svelte';

/** The state of the connection to the server. */
export type Link = 'connecting' | 'open' | 'lost' | 'ended';

/** The server closes a socket with this code if its owner may no longer look, or misbehaves. */
const POLICY = 1008;

type Sent = Extract<ClientMessage, { n: number }>;
type Unsent = Sent extends infer S ? (S extends Sent ? Omit<S, 'n'> : never) : never;

/** Older entries are dropped: the replay has them all. */
const MOST_ENTRIES = 3000;
const MOST_CHAT = 500;
/** Milliseconds before each attempt to reconnect. */
const WAITS = [300, 800, 1500, 3000, 5000, 8000];

/** How many actions the last move of a seat had that it has not taken back. */
export function lastMove(entries: Entry[], seat: number | null): number {
  const moves: number[] = [];
  for (const entry of entries) {
    if (entry.kind === 'back') moves.length = 0;
    else if (entry.kind === 'move' && entry.seat === seat) moves.push(entry.actions.length);
    else if (entry.kind === 'undo' && entry.seat === seat)
      for (let left = entry.steps ?? 0; left > 0 && moves.length > 0;) {
        const last = moves.pop() as number;
        if (last > left) moves.push(last - left);
        left -= last;
      }
  }
  return moves.at(-1) ?? 1;
}

/** A move that loses much, and what would have been better. */
export interface Regret {
  best: Advised;
  /** How much of the chance it loses, from 0 to 1. */
  lost: number;
  /** The number of the last entry before it. */
  after: number;
}

export class Session {
  table: TableInfo | null = $state.raw(null);
  /** This person's seat; null for a spectator. */
  seat: number | null = $state.raw(null);
  #told: Position | null = $state.raw(null);
  /** Whether a bot plays for this person. */
  replaced = $derived(this.table?.places.some(({ seat, bot }) => seat === this.seat && bot !== undefined) ?? false);
  /** Where the game stands. While a bot plays for this person, nobody asks them anything. */
  position: Position | null = $derived(this.#told && this.replaced ? { ...this.#told, question: null, undo: null } : this.#told);
  entries: Entry[] = $state.raw([]);
  chat: Chat[] = $state.raw([]);
  /** What people feel about moves. */
  reactions: Reaction[] = $state.raw([]);
  presence: Presence = $state.raw({ seats: [], spectators: 0, away: [] });
  link: Link = $state.raw('connecting');
  /** Why the server refused the last message. */
  problem: Problem | null = $state.raw(null);
  /** How many messages the server has not acknowledged yet. */
  underway = $state(0);
  /** How far the server's clock is ahead of ours, in milliseconds. */
  ahead = $state.raw(0);
  /** The number of the last entry. */
  seq = $state.raw(0);

  /** The last move, if the advice before it says that it loses much. */
  regret: Regret | null = $state.raw(null);
  /** A bot is working on a hint. */
  hinting = $state(false);

  readonly ask = new Ask();
  /** Called with the new entries of each news, and whether they happened just now. */
  onNews: ((entries: Entry[], lively: boolean) => void) | null = null;

  /** The question this person has just answered, and the running number of the answer, until the server's next news. */
  #answered: { question: string; n: number } | null = null;
  #n = 0;
  #line: Line | null = null;
  readonly #client: string;
  #pending: Sent[] = [];
  #attempts = 0;
  #again: ReturnType<typeof setTimeout> | undefined;
  #closed = false;
  #hint: AbortController | null = null;
  #online = () => this.#reconnect();

  constructor(
    readonly id: string,
    readonly invite?: string,
    /** The line to the table, if it is open already. */
    line = new Line(id, undefined, { invite }),
  ) {
    addEventListener('online', this.#online);
    this.#client = line.client;
    this.#listen(line);
  }

  close(): void {
    this.#closed = true;
    removeEventListener('online', this.#online);
    clearTimeout(this.#again);
    this.#hint?.abort();
    this.#line?.close();
  }

  /** Does an action, or two as one move. */
  act({ first, index, action }: Offer): void {
    const question = this.position?.question?.id;
    if (question === undefined || question === this.#answered?.question) return;
    this.regret = this.#judged(first?.action ?? action);
    this.#answered = { question, n: this.#send({ type: 'act', question, actions: first ? [first.index, index] : [index] }) };
  }

  /** What the advice says of this action, if it loses much. */
  #judged(action: string): Regret | null {
    const { advice } = this.ask;
    const [best] = advice?.choices ?? [];
    const chance = advice?.weighed.find((weighed) => weighed.action === action)?.chance;
    if (!advice || !best || chance === undefined || best.chance - chance < advice.much) return null;
    return { best, lost: best.chance - chance, after: this.seq };
  }

  /** Takes back the last move: all its actions, as far as they can be. */
  undo(): void {
    const most = this.position?.undo?.steps ?? 0;
    this.regret = null;
    this.#send({ type: 'undo', steps: Math.max(1, Math.min(most, lastMove(this.entries, this.seat))) });
  }

  propose(what: ProposalKind, to?: number): void {
    this.#send({ type: 'propose', what, ...(to !== undefined && { to }) });
  }

  answer(yes: boolean): void {
    this.#send({ type: 'answer', yes });
  }

  /** Asks what a strong bot would do, once per question; the coach asks by itself, and keeps quiet if there is no answer. */
  async hint(coach = false): Promise<void> {
    const question = this.position?.question?.id;
    if (question === undefined || this.hinting || this.ask.advice) return;
    const asking = new AbortController();
    [this.#hint, this.hinting, this.problem] = [asking, true, null];
    try {
      const advice = await api.hint(this.id, question, coach, asking.signal);
      if (this.position?.question?.id === question) this.ask.advice = advice;
    } catch (error) {
      if (!asking.signal.aborted && !coach) this.problem = problemOf(error);
    } finally {
      if (this.#hint === asking) [this.#hint, this.hinting] = [null, false];
    }
  }

  /** Asks no longer for a hint, so that the next question can be asked about at once. */
  #dropHint(): void {
    this.#hint?.abort();
    [this.#hint, this.hinting] = [null, false];
  }

  /** What is known to happen if this action is done. */
  preview({ first, action }: Offer, signal: AbortSignal): Promise<Preview> {
    const actions = first ? [first.action, action] : [action];
    return api.preview(this.id, this.position?.question?.id ?? '', actions, signal);
  }

  talk(text: string): void {
    this.#write({ type: 'chat', text });
  }

  /** Puts a reaction on a move, or withdraws it. */
  react(entry: number, feeling: Feeling | null): void {
    this.#write({ type: 'react', entry, ...(feeling && { feeling }) });
  }

  /** Returns the running number of the message. */
  #send(message: Unsent): number {
    const sent = { ...message, n: ++this.#n } as Sent;
    this.problem = null;
    this.#pending.push(sent);
    this.underway = this.#pending.length;
    this.#write(sent);
    return sent.n;
  }

  #write(message: ClientMessage): void {
    this.#line?.send(JSON.stringify(message));
  }

  #connect(): void {
    this.#listen(new Line(this.id, this.#client, { invite: this.invite, since: this.seq }));
  }

  #listen(line: Line): void {
    this.#line = line;
    line.listen(
      (data) => line === this.#line && this.#take(JSON.parse(data) as ServerMessage),
      (code) => line === this.#line && this.#lost(code),
    );
  }

  #lost(code: number): void {
    if (this.#closed) return;
    if (code === POLICY) {
      this.link = 'ended';
      return;
    }
    this.link = this.#attempts === 0 && this.link === 'connecting' ? 'connecting' : 'lost';
    const wait = WAITS[Math.min(this.#attempts, WAITS.length - 1)] as number;
    this.#attempts += 1;
    clearTimeout(this.#again);
    // Spread out: after a restart of the server everybody reconnects.
    this.#again = setTimeout(() => this.#connect(), wait * (0.7 + Math.random() * 0.6));
  }

  #reconnect(): void {
    if (this.#closed || this.link === 'open' || this.link === 'ended') return;
    clearTimeout(this.#again);
    this.#connect();
  }

  /** Reconnects as somebody else, such as a guest with a new name, and reads the log from the start. */
  renew(): void {
    const old = this.#line;
    this.#line = null;
    old?.close();
    [this.seq, this.entries] = [0, []];
    this.#connect();
  }

  #take(frame: ServerMessage): void {
    switch (frame.type) {
      case 'hello':
        return this.#greeted(frame);
      case 'news':
        return this.#heard(frame, true);
      case 'table':
        return this.#seated(frame);
      case 'presence':
        this.presence = frame;
        return;
      case 'reactions':
        this.reactions = frame.reactions;
        return;
      case 'chat':
        this.chat = [...this.chat.filter((chat) => chat.id !== frame.id), frame].slice(-MOST_CHAT);
        return;
      case 'done':
        // A repeated answer was already part of the news on reconnecting: no further news will come of it.
        if (frame.doubled) this.#answered = null;
        return this.#settled(frame.n);
      case 'refused':
        [this.problem, this.#answered] = [frame.problem, null];
        return this.#settled(frame.n);
    }
  }

  #greeted(hello: Hello): void {
    const [before, first] = [this.seat, this.link === 'connecting' && this.seq === 0];
    this.seat = hello.you.seat;
    this.#seated(hello.table);
    this.#n = Math.max(this.#n, hello.you.n);
    this.#attempts = 0;
    this.link = 'open';
    if (!first && before !== hello.you.seat && this.seq > 0) return this.renew();
    this.presence = hello.presence;
    this.chat = hello.chat;
    this.reactions = hello.reactions;
    this.#heard(hello.news, !first);
    // Resend what was not acknowledged before the connection broke; the server counts each number once.
    for (const message of this.#pending) this.#write(message);
  }

  #seated(table: TableInfo): void {
    this.table = table;
    this.ask.places = table.places;
    this.ask.asked = this.position?.question ?? null;
  }

  #heard(news: News, lively: boolean): void {
    // News after the acknowledgement includes the answer. From here on the same question may come again, as it does after an undo.
    if (!this.#pending.some(({ n }) => n === this.#answered?.n)) this.#answered = null;
    const fresh = news.entries.filter((entry) => entry.seq > this.seq);
    this.ahead = news.now - Date.now();
    this.seq = news.seq;
    const before = this.position?.question?.id;
    this.#told = news.position && { ...news.position, view: this.#viewIn(news.position, fresh) };
    this.ask.asked = this.position?.question ?? null;
    if (before !== this.ask.asked?.id) this.#dropHint();
    if (fresh.length > 0) this.entries = [...this.entries, ...fresh].slice(-MOST_ENTRIES);
    this.onNews?.(fresh, lively);
  }

  /** The view of a position: the view before with what has changed, where only that was sent. */
  #viewIn(position: Position, fresh: Entry[]): unknown {
    if ('view' in position) return position.view;
    const boards = fresh.flatMap((entry) => (entry.kind === 'move' ? (entry.boards ?? []) : []));
    return boards.reduce((view, { edits }) => edited(view, edits), this.#told?.view);
  }

  #settled(n: number | null): void {
    this.#pending = n === null ? [] : this.#pending.filter((sent) => sent.n !== n);
    this.underway = this.#pending.length;
  }
}
