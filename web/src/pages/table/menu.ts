// What the menu of a table offers now, and what its entries do.

import { api } from '../../api/http';
import type { Session } from '../../api/session.svelte';
import type { TableInfo } from '../../api/types';
import { copyText } from '../../frame/basics/copy';
import type { Room } from '../../frame/room.svelte';
import { replayAddress, tableAddress } from '../../frame/routes';
import { saveSettings, settings } from '../../frame/settings.svelte';
import type { Item } from '../../frame/status/TableMenu.svelte';
import { text } from '../../words/words.svelte';
import type { Note } from './note.svelte';
import type { DialogName } from './TableDialogs.svelte';

export function menuItems(session: Session, room: Room, note: Note, open: (dialog: DialogName) => void): Item[] {
  const { id, invite, table } = session;
  if (!table) return [];
  const place = table.places.find(({ seat }) => seat === session.seat);
  const running = table.status === 'running';
  const asked = session.position?.question?.rules;
  const leave = () => note.attempt(api.leave(id));
  const comeBack = () => note.attempt(api.join(id, { invite }));
  const copyLink = () => copy(location.origin + tableAddress(id, table.invite), 'web-invite-copied', note);
  const items: (Item | false)[] = [
    { id: 'home', label: 'web-to-home', href: '/' },
    { id: 'learn', label: 'web-learn', href: `/learn/${table.game}`, aside: true },
    asked
      ? { id: 'rules', label: 'web-rules-now', act: () => (room.rules = asked) }
      : { id: 'rules', label: 'web-rules', href: `/rules/${table.game}`, aside: true },
    room.module.legend === true && { id: 'legend', label: 'web-legend', act: () => open('legend') },
    { id: 'gallery', label: 'web-gallery', href: `/gallery/${table.game}` },
    { id: 'words', label: 'web-text-board', act: () => open('words') },
    { id: 'replay', label: 'web-replay', href: replayAddress(id, { invite }) },
    { id: 'people', label: 'web-people', act: () => open('people') },
    table.invite !== undefined && { id: 'invite', label: 'web-menu-invite', act: copyLink },
    running && place !== undefined && !place.bot && { id: 'leave', label: 'web-menu-leave', act: leave },
    running && place?.bot !== undefined && { id: 'back', label: 'web-menu-come-back', act: comeBack },
    running && place !== undefined && { id: 'give-up', label: 'web-menu-give-up', act: () => open('give-up') },
    table.may_coach &&
      running && { id: 'coach', label: settings.coach ? 'web-coach-off' : 'web-coach-on', act: () => switchCoach(session) },
    { id: 'keys', label: 'web-keys', act: () => open('keys') },
    { id: 'settings', label: 'web-settings', href: '/settings' },
    { id: 'bug', label: 'web-menu-bug', act: () => void report(session, table, note) },
  ];
  return items.filter((item) => item !== false);
}

export function switchCoach(session: Session): void {
  settings.coach = !settings.coach;
  // What the coach has said goes with it.
  session.ask.advice = null;
  saveSettings();
}

/** Ends the game without a result, or asks the others to agree. */
export function giveUp(session: Session, note: Note): void {
  if (hasCompany(session)) session.propose('abandon');
  else void note.attempt(api.abandon(session.id));
}

/** Whether other people sit at the table. */
export function hasCompany({ table, seat }: Session): boolean {
  return table?.places.some((place) => place.seat !== seat && !place.bot) ?? false;
}

/** Asks the others to go back to before this person's last move; nothing where there is nobody to ask or nothing to take back. */
export function askBack(session: Session): (() => void) | null {
  const { position } = session;
  const to = position?.undo?.back;
  if (to === undefined || !hasCompany(session) || position?.proposal || position?.outcome) return null;
  return () => session.propose('back', to);
}

/** Copies a text, or shows it where copying is not allowed. */
async function copy(what: string, done: string, note: Note): Promise<void> {
  note.text = (await copyText(what)) ? text(done) : what;
}

/** Copies everything needed to find a bug: table, move, version, record. */
async function report(session: Session, table: TableInfo, note: Note): Promise<void> {
  const version = await api.about().then(
    ({ version }) => version,
    () => '?',
  );
  const record = new URL(api.recordAddress(table.id), location.href).href;
  const facts = {
    version,
    game: `${table.game} ${table.version}`,
    table: table.id,
    entry: session.seq,
    seat: session.seat ?? 'spectator',
    record,
    browser: navigator.userAgent,
  };
  await copy(
    Object.entries(facts)
      .map(([name, value]) => `${name}: ${value}`)
      .join('\n'),
    'web-bug-copied',
    note,
  );
}
