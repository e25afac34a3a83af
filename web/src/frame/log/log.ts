// The log as a person reads it: sentences, grouped by round.

import type { Entry, Said, Told } from '../../api/types';

export interface LogLine {
  key: string;
  seq: number;
  said: Said;
  /** Whether a round begins here. */
  heading: boolean;
  /** Whether the board can be taken to this moment. */
  moment: boolean;
  /** Whether the move ends here, and people can react to it. */
  ends: boolean;
}

/** The events worth a line. */
export function worthTelling(events: Told[]): Told[] {
  return events.filter(({ weight }) => weight !== 'slight');
}

const note = (id: string, ...args: Said['args']): Said => ({ id, args });

/** What an entry says, one sentence after another; a round may begin with it. */
function sentences(entry: Entry): (Said & { heading?: boolean })[] {
  switch (entry.kind) {
    case 'move':
      return [
        ...(entry.by === 'clock' ? [note('web-log-clock', ['who', { seat: entry.seat }])] : []),
        ...worthTelling(entry.events).map((told) => ({ ...told.message, heading: told.weight === 'round' })),
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

export function logLines(entry: Entry): LogLine[] {
  const said = sentences(entry);
  return said.map(({ id, args, heading = false }, at) => ({
    key: `${entry.seq}.${at}`,
    seq: entry.seq,
    said: { id, args },
    heading,
    moment: entry.kind === 'move' || entry.kind === 'start',
    ends: entry.kind === 'move' && at === said.length - 1,
  }));
}
