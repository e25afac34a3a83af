// New tables: what "play now", "with friends" and the form ask the server for.

import type { NewTable, SeatWish, Setup, Summary } from '../../api/types';

/**
 * Bots to play with if nothing was chosen, best first: strong enough to be company, quick enough not to keep people waiting.
 * A beginner gets one whose moves are easy to follow.
 */
const USUAL_LEVELS = ['planner', 'greedy', 'random'];
const FIRST_LEVELS = ['greedy', 'random'];

/** The best of these levels for a table where nothing was chosen. */
export function usualLevel(levels: string[], beginner: boolean): string {
  const wanted = beginner ? FIRST_LEVELS : USUAL_LEVELS;
  return wanted.find((level) => levels.includes(level)) ?? levels[0] ?? 'random';
}

/** The default setup of a table. */
export function usualSetup(level: string): Setup {
  return {
    access: 'invited',
    pace: 'live',
    begin: 'full',
    clock: null,
    undo: 'free',
    hints: 'alone',
    spectators: true,
    chat: true,
    stand_in: level,
  };
}

export function againstBots(game: string, options: Record<string, unknown>, seats: number, level: string): NewTable {
  return { game, options, setup: usualSetup(level), seats: wishes([], seats, { kind: 'bot', level }) };
}

export function withFriends(game: string, options: Record<string, unknown>, seats: number, level: string): NewTable {
  return { game, options, setup: { ...usualSetup(level), begin: 'host' }, seats: wishes([], seats, { kind: 'anybody' }) };
}

/** Adapts the wishes to a new number of seats. The first seat is mine unless I chose another. */
export function wishes(before: SeatWish[], seats: number, others: SeatWish): SeatWish[] {
  const after = Array.from(
    { length: seats },
    (_, seat) => before[seat] ?? (before.length === 0 && seat === 0 ? { kind: 'me' } : others),
  ) as SeatWish[];
  const lost = before.some(({ kind }) => kind === 'me') && !after.some(({ kind }) => kind === 'me');
  return lost ? [{ kind: 'me' }, ...after.slice(1)] : after;
}

/** The wishes around the seats that others have. If mine is among them, I get the first seat for anybody, if there is one. */
export function around(seats: SeatWish[], others: number[]): SeatWish[] {
  const kept = seats.map((wish, seat) => (others.includes(seat) ? { kind: 'anybody' as const } : wish));
  const lost = seats.some(({ kind }) => kind === 'me') && !kept.some(({ kind }) => kind === 'me');
  const free = kept.findIndex(({ kind }, seat) => kind === 'anybody' && !others.includes(seat));
  return kept.map((wish, seat) => (lost && seat === free ? { kind: 'me' } : wish));
}

/** Changes one wish. There is only one of me: if I move, the seats swap. */
export function wish(before: SeatWish[], seat: number, wanted: SeatWish): SeatWish[] {
  const left = before[seat] as SeatWish;
  return before.map((old, other) => {
    if (other === seat) return wanted;
    return wanted.kind === 'me' && old.kind === 'me' ? left : old;
  });
}

/** My tables by urgency: my turn first, then waiting and running, then ended; the latest first in each group. */
export function byUrgency(tables: Summary[]): Summary[] {
  const rank = (table: Summary) => (table.your_turn ? 0 : table.status === 'waiting' || table.status === 'running' ? 1 : 2);
  return tables.toSorted((a, b) => rank(a) - rank(b) || b.changed - a.changed);
}
