// The log as a person reads it: sentences, grouped by round and phase.

import type { Arg, Entry, Said, Told } from '../../api/types';

/** What begins with a line. */
export type Part = 'round' | 'phase';

export interface LogLine {
  key: string;
  seq: number;
  said: Said;
  /** What begins here, if anything does. */
  heading: Part | null;
  /** Who made the move it belongs to; nobody for what is no move. */
  by: number | null;
  /** Whether the board can be taken to this moment. */
  moment: boolean;
  /** Whether the move ends here, and people can react to it. */
  ends: boolean;
}

/** The events worth a line. */
export function worthTelling(events: Told[]): Told[] {
  return events.filter(({ weight }) => weight !== 'slight');
}

/** What begins with an event; `phases` are the events with which a phase does. */
export function partOf({ weight, message }: Told, phases: string[] = []): Part | null {
  if (weight === 'round') return 'round';
  return phases.includes(message.id) ? 'phase' : null;
}

const note = (id: string, ...args: Said['args']): Said => ({ id, args });

/** What an entry says, one sentence after another; a round or a phase may begin with it. */
function sentences(entry: Entry, phases: string[]): (Said & { heading?: Part | null })[] {
  switch (entry.kind) {
    case 'move':
      return [
        ...(entry.by === 'clock' ? [note('web-log-clock', ['who', { seat: entry.seat }])] : []),
        ...worthTelling(entry.events).map((told) => ({ ...told.message, heading: partOf(told, phases) })),
      ];
    case 'start':
      return [note('web-log-start')];
    case 'undo':
      return [note('web-log-undo', ['who', { seat: entry.seat }])];
    case 'back':
      return [note('web-log-back', ['who', { seat: entry.seat }])];
    case 'seat':
      return [seated(entry)];
    case 'altered':
      return [note('web-changed')];
    case 'proposal':
      return [note(`web-log-proposal-${entry.what}`, ['who', { seat: entry.seat }])];
    case 'declined':
      return [note('web-log-declined', ['who', { seat: entry.seat }])];
    case 'abandoned':
      return [note('web-log-abandoned')];
    case 'closed':
      return [note('web-log-closed')];
    case 'rematch':
      return [note('web-log-rematch')];
  }
}

function seated(entry: Extract<Entry, { kind: 'seat' }>): Said {
  const who: [string, { seat: number }] = ['who', { seat: entry.seat }];
  if (entry.bot) return note('web-log-bot', who, ['number', { number: entry.seat + 1 }]);
  return entry.name
    ? note('web-log-sat', who, ['number', { number: entry.seat + 1 }])
    : note('web-log-free', ['number', { number: entry.seat + 1 }]);
}

/** What still makes sense: who sat down where before the host changed the seats does not. */
export function current(entries: Entry[]): Entry[] {
  const changed = entries.findLastIndex(({ kind }) => kind === 'altered');
  return changed < 0 ? entries : entries.filter(({ kind }, at) => at > changed || kind !== 'seat');
}

export function logLines(entry: Entry, phases: string[] = []): LogLine[] {
  const said = sentences(entry, phases);
  return said.map(({ id, args, heading = null }, at) => ({
    key: `${entry.seq}.${at}`,
    seq: entry.seq,
    said: { id, args },
    heading,
    by: entry.kind === 'move' ? entry.seat : null,
    moment: entry.kind === 'move' || entry.kind === 'start',
    ends: entry.kind === 'move' && at === said.length - 1,
  }));
}

/** What concerns one player: lines that name them, and of their own moves those that name nobody. `seatOf` says whom a word names. */
export function linesOf(lines: LogLine[], seat: number, seatOf: (arg: Arg) => number | null): LogLine[] {
  const concerns = ({ said, by }: LogLine) => {
    const named = said.args.flatMap(([, arg]) => seatOf(arg) ?? []);
    return named.length > 0 ? named.includes(seat) : by === seat;
  };
  // From the end: a heading stays if something stands below it.
  const filled = { round: false, phase: false };
  const stays = (line: LogLine) => {
    const { heading } = line;
    const kept = heading ? filled[heading] : concerns(line);
    if (heading) filled[heading] = false;
    else if (kept) filled.round = filled.phase = true;
    if (heading === 'round') filled.phase = false;
    return kept;
  };
  return lines.toReversed().filter(stays).reverse();
}
