// What the menu of a table offers now.

import { api } from '../../api/http';
import type { Session } from '../../api/session.svelte';
import type { TableInfo } from '../../api/types';
import type { Item } from '../../frame/status/TableMenu.svelte';
import { text } from '../../words/words.svelte';

export interface Doing {
  keys(): void;
  words(): void;
  leave(): void;
  comeBack(): void;
  giveUp(): void;
  /** Tells the person that it is done. */
  say(said: string): void;
}

export function menuItems(session: Session, table: TableInfo, doing: Doing): Item[] {
  const query = session.invite ? `?invite=${encodeURIComponent(session.invite)}` : '';
  const place = table.places.find(({ seat }) => seat === session.seat);
  const running = table.status === 'running';
  const items: (Item | false)[] = [
    { id: 'rules', label: 'web-rules', href: `/rules/${table.game}` },
    { id: 'gallery', label: 'web-gallery', href: `/gallery/${table.game}` },
    { id: 'words', label: 'web-text-board', act: doing.words },
    { id: 'replay', label: 'web-replay', href: `/replay/${table.id}${query}` },
    table.invite !== undefined && { id: 'invite', label: 'web-menu-invite', act: () => copy(invitation(table), 'web-invite-copied', doing) },
    running && place !== undefined && !place.bot && { id: 'leave', label: 'web-menu-leave', act: doing.leave },
    running && place?.bot !== undefined && { id: 'back', label: 'web-menu-come-back', act: doing.comeBack },
    running && place !== undefined && { id: 'give-up', label: 'web-menu-give-up', act: doing.giveUp },
    { id: 'keys', label: 'web-keys', act: doing.keys },
    { id: 'settings', label: 'web-settings', href: '/settings' },
    { id: 'bug', label: 'web-menu-bug', act: () => void report(session, table, doing) },
  ];
  return items.filter((item) => item !== false);
}

function invitation(table: TableInfo): string {
  return new URL(`/t/${table.id}?invite=${encodeURIComponent(table.invite ?? '')}`, location.href).href;
}

function copy(what: string, done: string, doing: Doing): void {
  navigator.clipboard.writeText(what).then(
    () => doing.say(text(done)),
    () => doing.say(what),
  );
}

/** Everything somebody needs who looks for the fault: table, move, version, record. */
async function report(session: Session, table: TableInfo, doing: Doing): Promise<void> {
  const version = await api.about().then(
    ({ version }) => version,
    () => '?',
  );
  const record = new URL(`/api/v1/tables/${table.id}/record`, location.href).href;
  const facts = {
    version,
    game: `${table.game} ${table.version}`,
    table: table.id,
    entry: session.seq,
    seat: session.seat ?? 'spectator',
    record,
    browser: navigator.userAgent,
  };
  copy(Object.entries(facts).map(([name, value]) => `${name}: ${value}`).join('\n'), 'web-bug-copied', doing);
}
