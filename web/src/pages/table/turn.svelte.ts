// How people who look elsewhere learn that it is their turn: the title, the icon, and a sound if they want one.

import { untrack } from 'svelte';
import type { Session } from '../../api/session.svelte';
import type { TableInfo } from '../../api/types';
import { saveSettings, settings } from '../../frame/settings.svelte';
import { text } from '../../words/words.svelte';
import type { Note } from './note.svelte';

const PLAIN = '/favicon.svg';
const LIT =
  'data:image/svg+xml,' +
  encodeURIComponent(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><circle cx="16" cy="16" r="14" fill="#a33c17"/><circle cx="23" cy="9" r="8" fill="#5fe0c0" stroke="#17120f" stroke-width="2"/></svg>',
  );

/** After this many milliseconds of waiting people may look elsewhere. */
const LONG = 2000;

/** Whether the tone is offered: once, at the first turn that comes after waiting. It goes with the turn. */
export class SoundOffer {
  open = $state(false);

  /** The turn came after so many milliseconds. */
  came(waited: number): void {
    if (settings.sound || settings.soundOffered || waited < LONG) return;
    this.open = settings.soundOffered = true;
    saveSettings();
  }

  answer(yes: boolean): void {
    [this.open, settings.sound] = [false, yes];
    saveSettings();
    if (yes) chime();
  }
}

/** Signals the turn for as long as the component lives. */
export function signalTurn(mine: () => boolean, { id: table, game }: TableInfo, offer: SoundOffer): void {
  let before = mine();
  let since = Date.now();
  $effect(() => show(mine(), `${mine() ? text('web-your-turn') : text('web-name')} · ${text(`${game}-title`)}`));
  $effect(() => () => show(false, text('web-name')));
  $effect(() => {
    if (mine() && !before) {
      call();
      if (document.hidden) void tell(table, game).catch(() => null);
      untrack(() => offer.came(Date.now() - since));
    }
    if (!mine()) offer.open = false;
    if (!mine() && before) since = Date.now();
    before = mine();
  });
}

/** Milliseconds before a clock runs out at which its owner is warned. */
const LAST = 20_000;

/** Warns once for each decision before the person's own time runs out. */
export function warnOfTime(session: Session, note: Note): void {
  const deadline = $derived(session.position?.clocks.find(({ seat }) => seat === session.seat)?.deadline ?? null);
  $effect(() => {
    if (deadline === null) return;
    const left = deadline - Date.now() - session.ahead;
    // A clock of a few seconds is always short.
    if (left <= LAST) return;
    const soon = setTimeout(
      () => {
        note.text = text('web-time-short', { seconds: LAST / 1000 });
        call();
      },
      Math.min(left - LAST, LONGEST),
    );
    return () => clearTimeout(soon);
  });
}

/** Timers can't wait longer than this many milliseconds. */
const LONGEST = 2 ** 31 - 1;

/** Shows a notification to somebody whose tab is behind others, if they want that. */
async function tell(table: string, game: string): Promise<void> {
  const { notifier, notify } = await import('../../frame/notify.svelte');
  if (notifier.inTabs) await notify(table, text(`${game}-title`), text('web-your-turn'));
}

/** Calls somebody who looks elsewhere: a tone if they want one, and on a phone a short buzz. */
function call(): void {
  if (settings.sound) chime();
  // A browser refuses to buzz on a page that nobody has touched, and says so in its console.
  const touched = navigator.userActivation?.hasBeenActive ?? true;
  if (settings.buzz && touched && matchMedia('(pointer: coarse)').matches) navigator.vibrate?.(40);
}

function show(mine: boolean, title: string): void {
  document.title = mine ? `● ${title}` : title;
  document.querySelector<HTMLLinkElement>('link[rel="icon"]')?.setAttribute('href', mine ? LIT : PLAIN);
}

let audio: AudioContext | null = null;

/** Two short notes. Browsers stay silent until the person has touched the page. */
function chime(): void {
  audio ??= new AudioContext();
  const start = audio.currentTime;
  for (const [at, pitch] of [659, 880].entries()) {
    const [note, volume] = [audio.createOscillator(), audio.createGain()];
    const from = start + at * 0.14;
    note.frequency.value = pitch;
    volume.gain.setValueAtTime(0.08, from);
    volume.gain.exponentialRampToValueAtTime(0.001, from + 0.3);
    note.connect(volume).connect(audio.destination);
    note.start(from);
    note.stop(from + 0.32);
  }
}
