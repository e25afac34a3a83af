import { describe, expect, test } from 'vitest';
import type { Entry, Judged } from '../api/types';
import { routeOf, tableAddress } from './routes';
import { lines, swings } from '../pages/replay/chances';
import { keysOf } from './keys/keys';
import { lastMove } from '../api/session.svelte';
import { linesOf, logLines, type LogLine } from './log/log';

const address = (path: string) => routeOf(new URL(path, 'https://mars.example'));

describe('addresses', () => {
  test('an invitation leads to its table', () => {
    expect(tableAddress('abc', 'secret')).toBe('/t/abc?invite=secret');
    expect(tableAddress('abc')).toBe('/t/abc');
    expect(address('/t/abc?invite=secret')).toEqual({ page: 'Table', params: { table: 'abc', invite: 'secret' } });
  });

  test('a link to a move names game, move and viewer', () => {
    expect(address('/replay/abc?at=41&as=2')).toEqual({ page: 'Replay', params: { table: 'abc', at: '41', as: '2' } });
  });

  test('a rule is found by its id', () => {
    expect(address('/rules/redplanet#RP-SHIP-03')).toEqual({ page: 'Rules', params: { game: 'redplanet', hash: 'RP-SHIP-03' } });
  });

  test('an unknown address is not a page', () => {
    expect(address('/t/abc/more').page).toBeNull();
    expect(address('/nowhere').page).toBeNull();
  });

  test('the query does not override the path', () => {
    expect(address('/t/abc?table=other').params.table).toBe('abc');
  });
});

describe('keys', () => {
  const plain = (count: number) => keysOf(Array.from({ length: count }, (_, at) => `action ${at}`));

  test('every action has a key of its own, and long lists run out of keys', () => {
    const keys = plain(40);
    expect(new Set(keys.slice(0, 33)).size).toBe(33);
    expect(keys.slice(33)).toEqual(Array.from({ length: 7 }, () => undefined));
  });

  test('undo and hints have their own keys', () => {
    expect(plain(40)).not.toContain('u');
    expect(plain(40)).not.toContain('h');
  });

  test('a digit of the game is the key, and nothing else has it', () => {
    const digits: Record<string, number> = { eighth: 8, second: 2, end: 0, 'eighth again': 8 };
    const actions = ['eighth', 'other', 'second', 'another', 'eighth again', 'end'];
    expect(keysOf(actions, (action) => digits[action])).toEqual(['8', '1', '2', '3', '4', '0']);
  });
});

describe('the log', () => {
  const entry = (what: object) => ({ seq: 7, at: 0, ...what }) as Entry;
  const told = (id: string, round: boolean) => ({ event: null, message: { id, args: [] }, weight: round ? 'round' : 'plain' });

  test('a round begins with a heading', () => {
    const lines = logLines(
      entry({
        kind: 'move',
        seat: 0,
        by: 'person',
        actions: [],
        events: [told('redplanet-event-launch', false), told('redplanet-event-round', true)],
      }),
    );
    expect(lines.map(({ heading }) => heading)).toEqual([null, 'round']);
    expect(lines.every(({ moment, seq }) => moment && seq === 7)).toBe(true);
  });

  test('a phase begins with a heading if the game names its event', () => {
    const move = entry({ kind: 'move', seat: 0, by: 'person', actions: [], events: [told('ares-event-phase', false)] });
    expect(logLines(move, ['ares-event-phase'])[0]?.heading).toBe('phase');
    expect(logLines(move)[0]?.heading).toBeNull();
  });

  test('of one player it shows what names them, their moves that name nobody, and the headings above', () => {
    const line = (key: string, heading: LogLine['heading'], by: number, ...seats: number[]): LogLine => {
      const said = { id: key, args: seats.map((seat) => ['seat', { seat }] as [string, { seat: number }]) };
      return { key, seq: 1, said, heading, by, moment: true, ends: false };
    };
    const lines = [
      line('round 1', 'round', 0),
      line('phase I', 'phase', 0),
      line('of 1 by 0', null, 0, 1),
      line('phase II', 'phase', 0),
      line('of 0', null, 1, 0),
      line('round 2', 'round', 1),
      line('phase III', 'phase', 1),
      line('of nobody by 1', null, 1),
      line('round 3', 'round', 1),
      line('phase IV', 'phase', 1),
    ];
    const kept = (seat: number) => linesOf(lines, seat, (arg) => ('seat' in arg ? arg.seat : null)).map(({ key }) => key);
    expect(kept(1)).toEqual(['round 1', 'phase I', 'of 1 by 0', 'round 2', 'phase III', 'of nobody by 1']);
    expect(kept(0)).toEqual(['round 1', 'phase II', 'of 0']);
    expect(kept(2)).toEqual([]);
  });

  test('a move made by the clock says so first', () => {
    const [first] = logLines(entry({ kind: 'move', seat: 1, by: 'clock', actions: [], events: [] }));
    expect(first?.said).toEqual({ id: 'web-log-clock', args: [['who', { seat: 1 }]] });
  });

  test('a seat that was left is a bot, then a person again, or free', () => {
    const said = (place: object) => logLines(entry({ kind: 'seat', seat: 2, ...place }))[0]?.said.id;
    expect([said({ bot: 'greedy' }), said({ name: 'Ada' }), said({})]).toEqual(['web-log-bot', 'web-log-sat', 'web-log-free']);
  });
});

describe('what a strong bot thinks of a game', () => {
  const judged = (at: number, seat: number, before: number | null, after: number | null, best = 'b') =>
    ({ at, seat, before, after, done: { action: 'a' }, best: { action: best } }) as unknown as Judged;

  test('each seat has a curve over its own decisions', () => {
    expect(lines([judged(1, 0, 0.5, 0.4), judged(2, 1, 0.3, 0.3), judged(5, 0, null, null)], 2)).toEqual([
      [{ at: 1, chance: 0.5 }],
      [{ at: 2, chance: 0.3 }],
    ]);
  });

  test('the costliest decision comes first, and those the bot agrees with are left out', () => {
    const all = [judged(1, 0, 0.5, 0.4), judged(2, 1, 0.6, 0.2), judged(3, 0, 0.5, 0.49), judged(4, 0, 0.9, 0.1, 'a')];
    expect(swings(all, 5).map(({ at }) => at)).toEqual([2, 1]);
  });
});

describe('taking back', () => {
  const move = (seat: number, ...actions: string[]) => ({ seq: 1, at: 0, kind: 'move', seat, by: 'person', actions, events: [] }) as Entry;
  const undo = (seat: number, steps: number) => ({ seq: 1, at: 0, kind: 'undo', seat, steps }) as Entry;

  test('takes back all actions of the last move that still stands', () => {
    expect(lastMove([], 0)).toBe(1);
    expect(lastMove([move(0, 'end'), move(0, 'place lander 1', 'supplies 1'), move(1, 'end')], 0)).toBe(2);
    expect(lastMove([move(0, 'a', 'b', 'c'), move(0, 'd', 'e'), undo(0, 2)], 0)).toBe(3);
    expect(lastMove([move(0, 'a', 'b', 'c'), undo(0, 1), undo(1, 1)], 0)).toBe(2);
  });
});
