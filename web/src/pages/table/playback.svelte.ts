// What others and the rules do is shown one event at a time, at a pace people can follow. The game itself never waits for it.

import type { Session } from '../../api/session.svelte';
import type { Entry, Told } from '../../api/types';
import { worthTelling } from '../../frame/log/log';
import { settings, type Pace } from '../../frame/settings.svelte';

/** Milliseconds an event stays on the board. */
const PACES: Record<Pace, number> = { off: 0, fast: 400, normal: 650, slow: 900 };
/** With more than this many events waiting, the playback hurries. */
const CROWD = 12;
/** What a person's own move causes is shown step by step only if it is more than this. */
const OWN = 2;

/** One moment of the playback: what happened, and the position after the move it belongs to. */
export interface Beat {
  seq: number;
  view: unknown;
  events: Told[];
  /** Nothing is said of a person's own short move; it is only drawn. */
  quiet: boolean;
}

/** The beats of one move, for the person at `seat`. */
function beatsOf(entry: Entry, view: unknown, seat: number | null): Beat[] {
  const events = entry.kind === 'move' ? worthTelling(entry.events) : [];
  if (entry.kind !== 'move' || events.length === 0) return [];
  const beat = (events: Told[], quiet = false): Beat => ({ seq: entry.seq, view, events, quiet });
  if (entry.seat !== seat || entry.by !== 'person') return events.map((told) => beat([told]));
  if (events.length <= OWN) return [beat(events, true)];
  const [first, ...rest] = events as [Told, ...Told[]];
  return [beat([first], true), ...rest.map((told) => beat([told]))];
}

export class Playback {
  /** What the board shows. */
  view: unknown = $state.raw();
  /** The moment on the board; nothing once it is the present. */
  now: Beat | null = $state.raw(null);
  /** How many moments follow. */
  left = $state(0);
  /** Whether something is being told. */
  playing = $derived(this.now !== null && !this.now.quiet);
  #queue: Beat[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(readonly session: Session) {
    this.view = session.position?.view;
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
    [this.now, this.left, this.view] = [null, 0, this.session.position?.view];
  }

  #take(entries: Entry[], lively: boolean): void {
    const { position, seat } = this.session;
    const shown = lively && settings.pace !== 'off' && !document.hidden;
    const beats = shown ? entries.flatMap((entry) => beatsOf(entry, position?.view, seat)) : [];
    // After a move taken back, what was still to be told has not happened.
    const turned = !shown || entries.some(({ kind }) => kind === 'undo' || kind === 'back');
    if (turned || (beats.length === 0 && !this.now)) return this.skip();
    this.#queue.push(...beats);
    this.left = this.#queue.length;
    if (beats.length > 0 && (!this.now || this.now.quiet)) this.#next();
  }

  #next(): void {
    clearTimeout(this.#timer);
    const beat = this.#queue.shift();
    this.left = this.#queue.length;
    if (!beat) return this.skip();
    [this.now, this.view] = [beat, beat.view];
    const pace = this.#queue.length > CROWD ? PACES.fast : PACES[settings.pace];
    this.#timer = setTimeout(() => this.#next(), beat.quiet && this.#queue.length > 0 ? 0 : pace);
  }
}
