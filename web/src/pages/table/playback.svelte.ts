// What others and the rules do is shown one step at a time, at a pace people can follow. The game itself never waits for it.

import { edited } from '../../api/edits';
import type { Session } from '../../api/session.svelte';
import type { Entry, Told } from '../../api/types';
import { worthTelling } from '../../frame/log/log';
import { settings, type Pace } from '../../frame/settings.svelte';

/** Milliseconds a step stays on the board. */
const PACES: Record<Pace, number> = { off: 0, fast: 400, normal: 650, slow: 900 };
/** With more than this many steps waiting, the playback hurries. */
const CROWD = 12;
/** More than this nobody wants to watch: only the last steps are shown. */
const MOST_WAITING = 40;
/** What a person's own move causes is shown step by step only if it is more than this. */
const OWN = 2;
/** Of the steps since a person's last move, this many are kept. */
const MOST_SINCE = 60;

/** One step: what happened, and the table after it. */
export interface Beat {
  key: string;
  seq: number;
  /** Who made the move it belongs to. */
  by: number;
  view: unknown;
  /** An event and what came of it. */
  events: Told[];
  /** Nothing is said of a person's own short move; it is only drawn. */
  quiet: boolean;
  /** People look at a big moment until they have seen enough. */
  big: boolean;
}

type Move = Extract<Entry, { kind: 'move' }>;

/** What belongs together: an event and what came of it, or several big events of the same kind. */
function groups(events: Told[]): Told[][] {
  const all: Told[][] = [];
  for (const told of events) {
    const last = all.at(-1);
    const alike = told.weight === 'big' && told.message.id === last?.[0]?.message.id;
    if (last && (told.weight === 'outcome' || alike)) last.push(told);
    else all.push([told]);
  }
  return all;
}

/** The table after the first `count` events of a move, for every count. */
function viewsOf(move: Move, before: unknown): unknown[] {
  const views = [before];
  let view = before;
  for (const { events, edits } of move.boards ?? []) {
    view = edited(view, edits);
    // A board with several new events is what all of them led to.
    while (views.length <= events) views.push(view);
    views[events] = view;
  }
  while (views.length <= move.events.length) views.push(view);
  return views;
}

/** The steps of one move as the person at `seat` sees them; `views` are the tables after each number of events. */
function beatsOf(move: Move & { seq: number }, views: unknown[], seat: number | null): Beat[] {
  const beats = groups(worthTelling(move.events)).map((events): Beat => {
    const last = move.events.indexOf(events.at(-1) as Told);
    const big = events[0]?.weight === 'big';
    return { key: `${move.seq}.${last}`, seq: move.seq, by: move.seat, view: views[last + 1], events, quiet: false, big };
  });
  const own = move.seat === seat && move.by === 'person';
  const short = beats.length <= OWN && !beats.some(({ big }) => big);
  return own ? beats.map((beat, at) => ({ ...beat, quiet: !beat.big && (short || at === 0) })) : beats;
}

export class Playback {
  /** The step on the board; nothing once it is the present. */
  now: Beat | null = $state.raw(null);
  /** How many steps follow. */
  left = $state(0);
  /** What has happened since this person last moved. */
  since: Beat[] = $state.raw([]);
  /** The same without what has yet to be shown. */
  past: Beat[] = $derived.by(() => {
    const ahead = new Set(this.left > 0 ? this.#queue : []);
    return this.since.filter((beat) => !ahead.has(beat));
  });
  /** A step of the past that the person points at. */
  peeked: Beat | null = $state.raw(null);
  /** Whether something is being told. */
  playing = $derived(this.now !== null && !this.now.quiet);
  #present: unknown = $state.raw();
  /** What the board shows. */
  view: unknown = $derived(this.peeked?.view ?? this.now?.view ?? this.#present);
  #queue: Beat[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;
  #known: number;

  constructor(readonly session: Session) {
    this.#present = session.position?.view;
    this.#known = session.seq;
    session.onNews = (entries, lively) => this.#take(entries, lively);
    $effect(() => () => {
      session.onNews = null;
      clearTimeout(this.#timer);
    });
  }

  /** Goes to the present at once. */
  skip(): void {
    clearTimeout(this.#timer);
    this.#queue = [];
    [this.now, this.left] = [null, 0];
  }

  /** Goes to the next step at once: closes the card of a big moment. */
  next(): void {
    clearTimeout(this.#timer);
    const beat = this.#queue.shift();
    this.left = this.#queue.length;
    this.now = beat ?? null;
    if (!beat || beat.big) return;
    const pace = this.#queue.length > CROWD ? PACES.fast : PACES[settings.pace];
    this.#timer = setTimeout(() => this.next(), beat.quiet && this.#queue.length > 0 ? 0 : pace);
  }

  #take(entries: Entry[], lively: boolean): void {
    const beats = this.#beats(entries);
    [this.#present, this.#known] = [this.session.position?.view, this.session.seq];
    // After a move taken back, what was still to be told has not happened.
    const turned = !lively || entries.some(({ kind }) => kind === 'undo' || kind === 'back');
    this.#remember(entries, turned ? [] : beats, turned);
    const shown = !turned && settings.pace !== 'off' && !document.hidden;
    if (!shown) return this.skip();
    this.#queue.push(...beats);
    if (this.#queue.length > MOST_WAITING) this.#queue = this.#queue.slice(-CROWD);
    this.left = this.#queue.length;
    if (beats.length > 0 && (!this.now || this.now.quiet)) this.next();
  }

  /** The steps of these entries. If one of them came without boards, all show the table as it is now. */
  #beats(entries: Entry[]): Beat[] {
    const { position, seat } = this.session;
    const told = (entry: Entry) => entry.kind !== 'move' || entry.boards !== undefined;
    const complete = entries[0]?.seq === this.#known + 1 && entries.every(told);
    let view = this.#present;
    return entries.flatMap((entry) => {
      if (entry.kind !== 'move') return [];
      const views = complete ? viewsOf(entry, view) : entry.events.map(() => position?.view).concat([position?.view]);
      view = views.at(-1);
      return beatsOf(entry, views, seat);
    });
  }

  #remember(entries: Entry[], beats: Beat[], fromScratch: boolean): void {
    const own = entries.findLast((entry) => entry.kind === 'move' && entry.seat === this.session.seat && entry.by === 'person');
    const old = fromScratch || own ? [] : this.since;
    const fresh = beats.filter(({ seq, quiet }) => !quiet && (own === undefined || seq >= own.seq));
    this.since = [...old, ...fresh].slice(-MOST_SINCE);
  }
}
