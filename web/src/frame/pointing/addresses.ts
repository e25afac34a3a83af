// Pieces by their addresses, which are the same in every language: what a study marks.

import type { Place } from '../../api/types';
import { seatName } from '../../words/words.svelte';
import { nameOf } from './spot';

const PLAYER = /^player (\d+)$/;

/** The piece with this address: one that can be seen, if there is one. */
export function pieceAt(address: string): Element | null {
  const all = [...document.querySelectorAll(`[data-address="${CSS.escape(address)}"]`)];
  return all.find((piece) => piece.getClientRects().length > 0) ?? all[0] ?? null;
}

/** The address of the innermost piece at an event's target. */
export function addressAt(target: EventTarget | null): string | null {
  return target instanceof Element ? (target.closest('[data-address]')?.getAttribute('data-address') ?? null) : null;
}

/** A piece in words; null if it is not there now. */
export function pieceName(address: string, places: Place[]): string | null {
  const seat = PLAYER.exec(address)?.[1];
  if (seat !== undefined) return seatName(Number(seat), places);
  const piece = pieceAt(address);
  return piece && (nameOf(piece) || address);
}

/** All pieces that can be marked now, each once. */
export function piecesNow(places: Place[]): { address: string; name: string }[] {
  const addresses = [...document.querySelectorAll('[data-address]')].map((piece) => piece.getAttribute('data-address') as string);
  return [...new Set(addresses)].map((address) => ({ address, name: pieceName(address, places) ?? address }));
}

/** The part of the table where a piece lies. */
export function partOf(address: string): 'board' | 'own' | 'players' | null {
  if (PLAYER.test(address)) return 'players';
  const part = pieceAt(address)?.closest('[data-part]')?.getAttribute('data-part');
  return part === 'board' || part === 'own' ? part : null;
}
