// The keys of a table: those of the list of actions, the arrows, and a few more.

import type { Session } from '../../api/session.svelte';
import { keysOf, writing } from '../../frame/keys/keys';
import { moveFocus } from '../../frame/pointing/arrows';
import type { Room } from '../../frame/room.svelte';
import type { Decision } from './decision.svelte';
import type { Teaching } from './lesson.svelte';
import type { Moment } from './moment.svelte';
import type { Playback } from './playback.svelte';

interface Parts {
  session: Session;
  room: Room;
  decision: Decision;
  teaching(): Teaching | null;
  moment: Moment;
  playback: Playback;
  /** Whether hints are given here and now. */
  hints(): boolean;
  help(): void;
}

export function keyboard({ session, room, decision, teaching, moment, playback, hints, help }: Parts): (event: KeyboardEvent) => void {
  function escape(): void {
    if (decision.grace) decision.stop();
    else if (room.aiming) decision.unaim();
    else if (playback.playing) playback.skip();
    else if (room.looked) room.looked = null;
    else if (room.rules.length > 0) room.rules = [];
    else moment.present();
  }

  function chooseListed(key: string): void {
    const legal = session.ask.asked?.legal ?? [];
    const keys = keysOf(
      legal.map(({ action }) => action),
      room.module.digit,
    );
    const choice = moment.shown || room.pointed ? undefined : legal[keys.indexOf(key.toLowerCase())];
    const button = choice && document.querySelector(`[data-action="${CSS.escape(choice.action)}"]`);
    if (choice) decision.choose(choice, button ?? document.body);
  }

  return (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey || writing(event.target)) return;
    const { key } = event;
    // The browser closes an open dialog.
    if (key === 'Escape' && document.querySelector('dialog:modal')) return;
    // Enter turns the page of a lesson, unless something else is in focus.
    if (key === 'Enter') {
      if (!document.activeElement?.matches('body, [data-part]') || !teaching()?.next()) return;
    } else if (key === '?') help();
    else if (key === 'Escape') escape();
    else if (key.toLowerCase() === 'u' && (session.position?.undo?.steps ?? 0) > 0) session.undo();
    else if (key.toLowerCase() === 'h' && hints()) void session.hint();
    else if (!moveFocus(key, document)) return chooseListed(key);
    event.preventDefault();
  };
}
