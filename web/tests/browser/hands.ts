// The eyes and hands of a person, inside the page: what it shows, what can be touched, and touching it.

/** What a page shows. */
export interface Sight {
  path: string;
  /** The number of the last entry; null if there is no table on the page. */
  seq: number | null;
  /** How many messages the server has not acknowledged yet. */
  underway: number;
  /** The question that must be answered. */
  question: string | null;
  over: boolean;
  /** Whether the page says that the connection is lost. */
  lost: boolean;
  /** Whether a dialog is open, or the board shows an earlier moment. */
  modal: boolean;
  past: boolean;
  /** The step that is being shown of what happened. */
  playing: string | null;
  /** Whether a menu is open for a piece. */
  menu: boolean;
  /** The first number in the status line. */
  round: number | null;
  /** Whether each player, the viewer first, is marked as owing a decision. */
  acts: boolean[];
  /** The actions in the list, where it is open. */
  listed: string[] | null;
  /** Something that leads to a decision and that a finger or a pointer can reach. */
  way: string | null;
}

export interface Hands {
  look(): Sight;
  /** Everything on the board, the tables and the lists, as text with the names and states of the pieces. */
  read(): string;
  /** Touches one of the visible things that match; returns what it was, or null if there is none. */
  touch(selector: string, pick: number): string | null;
  /** Focuses one of the visible things that match; returns whether there is one. */
  focus(selector: string, pick: number): boolean;
  /** After a choice: takes one of the menu if there is a menu, and doesn't wait if it could still be stopped. */
  confirm(pick: number): Promise<void>;
  /** The middle of one of the visible controls in front. */
  spot(pick: number): { x: number; y: number; name: string } | null;
}

declare global {
  var hands: Hands;
}

/** Runs in every page before the page itself. */
export function growHands(): void {
  const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)];
  const shown = (thing: Element) => thing.checkVisibility() && thing.getClientRects().length > 0 && !(thing as HTMLButtonElement).disabled;
  const middle = (thing: Element) => {
    const { left, top, width, height } = thing.getBoundingClientRect();
    return { x: left + width / 2, y: top + height / 2 };
  };
  const reachable = (thing: Element) => {
    const { x, y } = middle(thing);
    const hit = document.elementFromPoint(x, y);
    return shown(thing) && hit !== null && (thing.contains(hit) || hit.closest('[data-spot="legal"]') !== null);
  };
  const called = (thing: Element) =>
    [thing.getAttribute('data-action') ?? thing.getAttribute('aria-label') ?? '', thing.textContent?.trim() ?? '']
      .map((words) => words.replace(/\s+/g, ' '))
      .filter(Boolean)
      .join(' · ')
      .slice(0, 60) || thing.tagName;
  /** Things behind an open dialog can't be touched. */
  const touchable = (selector: string) => {
    const modal = document.querySelector('dialog:modal');
    return all(selector).filter((thing) => shown(thing) && (!modal || modal.contains(thing)));
  };
  const WAYS = [
    '[data-action]',
    '.menu[role="dialog"] button',
    '[data-more-actions]',
    '[data-spot="legal"]',
    '.choose [role="tab"]:first-child',
  ];

  function way(modal: Element | null, past: Element | null): string | null {
    const ways = modal ? ['dialog:modal header button', 'dialog:modal [data-action]'] : past ? ['.moment:not([data-big]) .main'] : WAYS;
    return ways.find((selector) => all(selector).some(reachable)) ?? null;
  }

  globalThis.hands = {
    look() {
      const table = document.querySelector<HTMLElement>('.table');
      const [modal, past] = [document.querySelector('dialog:modal'), document.querySelector('.moment:not([data-big])')];
      const list = document.querySelector('.side .actions');
      const where = document.querySelector<HTMLElement>('.where')?.dataset.round;
      return {
        path: location.pathname,
        seq: table ? Number(table.dataset.seq) : null,
        underway: Number(table?.dataset.underway ?? 0),
        question: table?.dataset.question ?? null,
        over: table?.dataset.over !== undefined,
        lost: document.querySelector('[data-line]') !== null,
        modal: modal !== null,
        past: past !== null,
        playing: table?.dataset.playing ?? null,
        menu: document.querySelector('.menu[role="dialog"]') !== null,
        round: where === undefined ? null : Number(where),
        acts: all('ul.players > li').map((player) => player.classList.contains('acts')),
        listed: list && [...list.querySelectorAll<HTMLElement>('[data-action]')].map(({ dataset }) => dataset.action ?? ''),
        way: way(modal, past),
      };
    },
    read() {
      const say = (node: Node): string[] => {
        const own = node instanceof Element ? ['aria-label', 'data-spot'].map((name) => node.getAttribute(name)) : [];
        const written = node instanceof Text ? node.data.trim() : null;
        return [...own, written].filter((words) => words !== null && words !== '').concat([...node.childNodes].flatMap(say)) as string[];
      };
      return all('[data-part], ul.players, .status .words').flatMap(say).join('\n');
    },
    touch(selector, pick) {
      const things = touchable(selector);
      const thing = things[pick % things.length];
      if (!thing) return null;
      const name = called(thing);
      thing.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
      return name;
    },
    focus(selector, pick) {
      const things = touchable(selector);
      things[pick % things.length]?.focus();
      return things.length > 0;
    },
    async confirm(pick) {
      const drawn = () => new Promise((soon) => setTimeout(soon));
      await drawn();
      // Where the targets glow, the list of them does as well.
      if (this.touch('[data-aiming] button', 0)) await drawn();
      this.touch('.menu[role="dialog"] .choice', pick);
      await drawn();
      this.touch('[data-now]', 0);
    },
    spot(pick) {
      const things = touchable('button, a[href^="/"]:not([download]), summary, [role="button"], input[type="checkbox"]').filter(reachable);
      const thing = things[pick % things.length];
      return thing ? { ...middle(thing), name: called(thing) } : null;
    },
  };
}
