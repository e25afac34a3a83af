// What a game brings to the table in the browser. A fourth game is one more folder and one line in `index.ts`.

import type { Component } from 'svelte';
import type { Place, Told } from '../api/types';
import type { Ask } from '../api/ask.svelte';

/** What every part of a board is given. `view` is the game's own View, as the server sends it. */
export interface BoardProps<View = unknown> {
  view: View;
  /** Who looks; nothing for a spectator. */
  seat: number | null;
  places: Place[];
  /** What can be done now, and what can't and why. */
  ask: Ask;
  /** What just happened, for a brief animation; empty when nothing did. */
  fresh: Told[];
}

export interface PlayerProps<View = unknown> {
  view: View;
  /** Whose public things are shown. */
  player: number;
  seat: number | null;
}

export interface GameModule {
  /** What lies in the middle of the table. It fills the box it is given and never scrolls the page. */
  Board: Component<BoardProps<any>>;
  /** The person's own things: hand, resources. Docked below the board; a tab on a phone. */
  Own: Component<BoardProps<any>>;
  /** The public counts of one player, for the row of players. */
  Player: Component<PlayerProps<any>>;
  /** A thing enlarged, by the Fluent id of its name, such as `ares-card-comet`. */
  Zoom: Component<{ name: string }>;
  /** Whether `Zoom` can show it. */
  zooms(name: string): boolean;
  /** The colour of a seat: a CSS value, a token of `tokens.css`, and its shape for those who can't tell colours. */
  colour(view: any, seat: number): { css: string; shape: Shape };
  /** The points of a seat as far as this view shows them, for the chart at the end; left out, there is no chart. */
  score?(view: any, seat: number): number;
  /** How much of the height the own things get on a desktop: 0.3 is usual. */
  ownShare: number;
}

export type Shape = 'circle' | 'square' | 'triangle' | 'diamond' | 'hexagon' | 'star';
