// The clocks to choose from; people can also set their own times.

import type { About, Clock, Pace } from '../../api/types';

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** The usual clocks; the Fluent id is `web-clock-{name}`. */
export const CLOCKS: Record<string, { pace: Pace; clock: Clock | null }> = {
  none: { pace: 'live', clock: null },
  brisk: { pace: 'live', clock: { move_seconds: 20, bank_seconds: 5 * MINUTE, at_zero: 'bot_move' } },
  calm: { pace: 'live', clock: { move_seconds: MINUTE, bank_seconds: 20 * MINUTE, at_zero: 'bot_move' } },
  day: { pace: 'days', clock: { move_seconds: DAY, bank_seconds: DAY, at_zero: 'bot_move' } },
  days: { pace: 'days', clock: { move_seconds: 3 * DAY, bank_seconds: 3 * DAY, at_zero: 'bot_seat' } },
};

/** The clock to propose where there is none. */
export function usualClock(pace: Pace): { pace: Pace; clock: Clock } {
  const usual = CLOCKS[pace === 'days' ? 'day' : 'calm'];
  return { pace, clock: usual?.clock ?? OWN };
}

/** The default times of a custom clock. */
export const OWN: Clock = { move_seconds: 45, bank_seconds: 10 * MINUTE, at_zero: 'bot_move' };

/** The name of a clock, or `own` if it is not one of the usual ones. */
export function clockName(pace: Pace, clock: Clock | null): string {
  const found = Object.entries(CLOCKS).find(([, usual]) => usual.pace === pace && same(usual.clock, clock));
  return found?.[0] ?? 'own';
}

function same(a: Clock | null, b: Clock | null): boolean {
  if (a === null || b === null) return a === b;
  return a.move_seconds === b.move_seconds && a.bank_seconds === b.bank_seconds && a.at_zero === b.at_zero;
}

const UNITS: [Intl.NumberFormatOptions['unit'], number][] = [
  ['day', DAY],
  ['hour', HOUR],
  ['minute', MINUTE],
  ['second', 1],
];

function length(seconds: number, language: string): string {
  const [unit, size] = UNITS.find(([, size]) => seconds >= size && seconds % size === 0) ?? ['second', 1];
  return new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'short' }).format(seconds / size);
}

/** The times of a clock in short: per decision, and in the bank. */
export function clockTimes(clock: Clock, language: string): string {
  return [clock.move_seconds, clock.bank_seconds].map((time) => length(time, language)).join(' + ');
}

/** The server's limits for clocks. */
export type ClockLimits = Pick<About, 'shortest_move' | 'longest_time'>;

/** Whether the server will accept this clock: some time for each decision, but not too much. */
export function clockWorks(clock: Clock | null, { shortest_move, longest_time }: ClockLimits): boolean {
  if (clock === null) return true;
  const times = [clock.move_seconds, clock.bank_seconds];
  return times.every((time) => Number.isInteger(time) && time >= 0 && time <= longest_time) && clock.move_seconds >= shortest_move;
}
