import { beforeEach, expect, test, vi } from 'vitest';
import { Session } from '../../src/api/session.svelte';

/** The server's end of a socket. */
class Socket {
  static readonly OPEN = 1;
  static last: Socket;
  readonly readyState = 1;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;

  constructor(readonly address: URL) {
    Socket.last = this;
  }

  send(): void {}

  close(): void {}

  tell(frame: unknown): void {
    this.onmessage?.({ data: JSON.stringify(frame) });
  }
}

beforeEach(() => {
  vi.stubGlobal('WebSocket', Socket);
  vi.stubGlobal('location', { href: 'http://localhost/t/1' });
  vi.stubGlobal('addEventListener', vi.fn());
  vi.stubGlobal('removeEventListener', vi.fn());
  return () => vi.unstubAllGlobals();
});

const position = { round: 1, to_act: [0], question: null, undo: null, clocks: [], paused: false, proposal: null, outcome: null };

function opened(view: unknown): Session {
  const session = new Session('1');
  const news = { seq: 3, entries: [], position: { ...position, view }, now: Date.now() };
  const table = { id: '1', places: [] };
  Socket.last.tell({
    type: 'hello',
    table,
    you: { seat: 0, n: 0 },
    news,
    chat: [],
    reactions: [],
    presence: { seats: [0], spectators: 0, away: [] },
  });
  return session;
}

function move(seq: number, ...boards: [path: (string | number)[], value: unknown][][]): unknown {
  const entry = {
    seq,
    at: 1,
    kind: 'move',
    seat: 1,
    by: 'person',
    actions: [],
    events: [],
    boards: boards.map((edits, at) => ({ events: at, edits })),
  };
  return { type: 'news', seq, entries: [entry], position, now: Date.now() };
}

test('a move is told by what it changes, and the view follows from the one before', () => {
  const session = opened({ zones: [1, 2], round: 1, own: { hand: ['a'] } });
  expect(Socket.last.address.searchParams.get('changes')).toBe('true');
  const before = session.position?.view as { own: unknown };
  Socket.last.tell(move(4, [[['zones', 1], 5]], [[['round'], 2]]));
  expect(session.position?.view).toEqual({ zones: [1, 5], round: 2, own: { hand: ['a'] } });
  expect((session.position?.view as { own: unknown }).own).toBe(before.own);
  Socket.last.tell(move(5));
  expect(session.position?.view).toEqual({ zones: [1, 5], round: 2, own: { hand: ['a'] } });
  session.close();
});

test('a whole view takes the place of what was known', () => {
  const session = opened({ zones: [1, 2] });
  Socket.last.tell({
    type: 'news',
    seq: 4,
    entries: [{ seq: 4, at: 1, kind: 'undo', seat: 1 }],
    position: { ...position, view: { zones: [] } },
    now: 1,
  });
  expect(session.position?.view).toEqual({ zones: [] });
  Socket.last.tell(move(5, [[['zones'], [7]]]));
  expect(session.position?.view).toEqual({ zones: [7] });
  session.close();
});
