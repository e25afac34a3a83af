// What the parts of a table page share: who sits there, how things look, and what the person points at.

import { createContext } from 'svelte';
import type { Offer } from '../api/ask.svelte';
import type { Feeling, Place, Preview, Reaction, Words } from '../api/types';
import type { GameModule, Shape } from './game';
import { Mirror } from './mirror.svelte';
import type { Pointed } from './pointing/spot';

/** Everything at once: what each seat sees and, after the end, what nobody knew. */
export interface Opened {
  seats: unknown[];
  all?: unknown;
  whose: number;
}

export class Room {
  places: Place[] = $state.raw([]);
  readonly #view = new Mirror();
  /** Fetches the position on the board in words. */
  describe: () => Promise<Words[]> = $state.raw(async () => []);
  /** Fetches what is known to happen if an action is done; null where nothing can be. */
  preview: ((offer: Offer, signal: AbortSignal) => Promise<Preview>) | null = $state.raw(null);
  /** The viewer's seat; null for a spectator. */
  seat: number | null = $state.raw(null);
  /** With everything open: what each seat sees, and the seat whose own things are shown. */
  opened: Opened | null = $state.raw(null);
  /** The rules that are open beside the board. */
  rules: string[] = $state.raw([]);
  /** What the person looks at, by hover, focus or a resting finger. */
  looked: Pointed | null = $state.raw(null);
  /** The piece the person chose and must still decide about. */
  pointed: Pointed | null = $state.raw(null);

  /** What people feel about moves. */
  reactions: Reaction[] = $state.raw([]);
  /** Puts a reaction on a move, or withdraws it; null for people who may not chat. */
  react: ((entry: number, feeling: Feeling | null) => void) | null = $state.raw(null);
  /** The move the person chooses a reaction for, and where. */
  reacting: { entry: number; at: DOMRect } | null = $state.raw(null);

  /** The piece whose targets the person chooses among on the board. */
  aiming: Pointed | null = $state.raw(null);

  constructor(
    readonly game: string,
    readonly module: GameModule,
  ) {}

  /** The view on the board, of now or of an earlier moment. */
  get view(): unknown {
    return this.#view.value;
  }

  set view(view: unknown) {
    this.#view.value = view;
  }

  /** The seat whose own things are shown, and its view. */
  get own(): { view: unknown; seat: number | null } {
    const { opened } = this;
    return opened ? { view: opened.seats[opened.whose], seat: opened.whose } : { view: this.view, seat: this.seat };
  }

  /** Shows everything, with the own things of one seat. */
  openAll(opened: Opened): void {
    this.opened = opened;
    this.view = opened.all ?? opened.seats[opened.whose];
  }

  /** The players clockwise, the viewer first. */
  get order(): Place[] {
    const first = this.seat ?? 0;
    return this.places.map((_, at) => this.places[(first + at) % this.places.length] as Place);
  }

  colour(seat: number): { css: string; shape: Shape } {
    // The log may tell of a seat that the host took away before the start.
    const there = this.places.some((place) => place.seat === seat);
    return this.view && there ? this.module.colour(this.view, seat) : { css: 'var(--ink-soft)', shape: 'circle' };
  }

  /** The person a sentence names by their colour. */
  seatOf(name: string | undefined): number | null {
    return this.view && name !== undefined ? (this.module.seatOf?.(this.view, name) ?? null) : null;
  }

  /** The picture of a thing enlarged; nothing if the game has none. */
  zoom(name: string | undefined): GameModule['Zoom'] | null {
    return name !== undefined && this.module.zooms?.(name) ? this.module.Zoom : null;
  }

  /** The picture of a card; nothing for other things. */
  card(name: string): GameModule['Zoom'] | null {
    return this.module.isCard?.(name) ? this.zoom(name) : null;
  }

  /** Closes what stands beside a piece: the piece is elsewhere now. */
  lookAway(): void {
    [this.looked, this.pointed, this.reacting] = [null, null, null];
  }

  /** Shows a thing enlarged beside an element. */
  enlarge(zoom: string, name: string, element: Element | null): void {
    const at = element?.getBoundingClientRect() ?? new DOMRect(innerWidth / 2, innerHeight / 2);
    this.looked = { at, name, zoom, legal: [], refused: [] };
  }
}

export const [roomOf, setRoom] = createContext<Room>();
