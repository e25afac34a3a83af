// What a game brings to the table in the browser: a folder in `games/` whose `index.ts` exports a `GameModule`, with a
// `Cover.svelte` for the pages around the table. A game without a folder is played with the plain board.

import type { Component } from 'svelte';
import type { Ask } from '../api/ask.svelte';
import type { ItemInfo, Place, Told } from '../api/types';

/** What every part of a board is given. `view` is the game's own View, as the server sends it. */
export interface BoardProps<View = unknown> {
  view: View;
  /** The viewer's seat; nothing for a spectator. */
  seat: number | null;
  places: Place[];
  /** What can be done now, and what can't and why. */
  ask: Ask;
  /** What just happened, for a brief animation; otherwise empty. */
  fresh: Told[];
}

export interface PlayerProps<View = unknown> {
  view: View;
  /** The seat whose public things are shown. */
  player: number;
  seat: number | null;
}

export interface DeedsProps<View = unknown> {
  view: View;
  events: Told[];
  /** Whose deeds are shown in a line of pictures; for nobody, what has become of the table. */
  player: number | null;
  places: Place[];
}

export interface GameModule {
  /** The middle of the table. It fills its box and never scrolls the page. */
  Board: Component<BoardProps<any>>;
  /** The viewer's own things, such as hand and resources: below the board, or on a tab of their own on a phone. */
  Own?: Component<BoardProps<any>>;
  /** The score and the means of one player in a line, which stays in sight on a phone while they look at the board. */
  Means?: Component<PlayerProps<any>>;
  /** The public counts of one player, for the list of players. */
  Player?: Component<PlayerProps<any>>;
  /** Loads what sums up events since the viewer's last turn. */
  deeds?(): Promise<{ default: Component<DeedsProps<any>> }>;
  /** A thing enlarged, by the Fluent id of its name, such as `ares-card-comet`. */
  Zoom?: Component<{ name: string }>;
  /** A card or a tile of the box as it lies on the table, as wide as its place. */
  Face?: Component<{ item: ItemInfo }>;
  /** The kinds of the box whose faces need twice the room. */
  wide?: string[];
  /** Whether `Zoom` can show it. */
  zooms?(name: string): boolean;
  /** Whether it is a card: when something happens with it, the table shows it. */
  isCard?(name: string): boolean;
  /** The colour of a seat, as a token of `tokens.css`, and its shape for people who can't tell colours apart. */
  colour(view: any, seat: number): { css: string; shape: Shape };
  /** The only person who plays a colour, by the Fluent id of its name: people read names, not colours. */
  seatOf?(view: any, colour: string): number | null;
  /** The points of a seat as far as this view shows them, for the chart at the end; without it there is no chart. */
  score?(view: any, seat: number): number;
  /** Whether its guide explains all its icons. */
  legend?: boolean;
  /** The events with which a part of a round begins, by the Fluent ids of their texts; rounds need not be named. */
  phases?: string[];
  /** The questions that may come at any time, also while others play, by the Fluent ids of their texts. */
  sudden?: string[];
  /** The questions whose answer counts for the whole game, by the Fluent ids of their texts. */
  lasting?: string[];
  /** The digit that is the key of an action: the one printed on the card it chooses, or 0 for the end of a turn. */
  digit?(action: string): number | undefined;
  /** Whether an action gives away what the seat could still use, such as the rest of a turn. */
  wastes?(view: any, action: string): boolean;
  /** The share of the height that `Own` gets on a desktop, such as 0.3. */
  ownShare?: number;
}

export type Shape = 'circle' | 'square' | 'triangle' | 'diamond' | 'hexagon' | 'star';

/** What a game brings to its guide: `guide/index.ts` in its folder. */
export interface GuideModule {
  /** Drawings made of the parts of the table, by the name that the text gives them. */
  figures: Record<string, GuideFigure>;
  /** Every icon of the game, in groups; `Icon` draws one in a line of text. */
  icons: IconGroup[];
  Icon: Component<{ name: string }>;
}

export interface GuideFigure {
  Drawing: Component;
  /** Where its numbers stand, in percent from the left and from the top. The list below the figure explains them. */
  marks?: [number, number][];
  /** The most pixels it is wide. */
  width?: number;
}

/** Icons with the Fluent ids of their names and of what they mean. */
export interface IconGroup {
  title: string;
  icons: Record<string, [name: string, about: string]>;
}
