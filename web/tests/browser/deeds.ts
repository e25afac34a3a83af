// What a person can do at a table, for people who decide at random.

import { DESKTOP, PHONE } from './person';
import type { Player } from './player';
import { LANGUAGES } from './titles';

interface Deed {
  /** How often it is done, compared with the others. */
  weight: number;
  /** Whether this person can do it now. */
  can(player: Player, all: Player[]): boolean;
  /** Does it, and waits for what must come of it. Returns what was done. */
  does(player: Player, pick: number, all: Player[]): Promise<string | null>;
}

const KEYS = ['Tab', 'Shift+Tab', 'Enter', ' ', 'Escape', 'ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', '?', 'u', 'h', '1', '2', 'q'];
const ACTION_KEYS = '123456789qwertyiopasdfgjklzxcvbnm';
const MENU = '.tools .menu > button';
const PANELS = '.choose [role="tab"]';

type Way = (player: Player, pick: number) => Promise<string | null>;

const pointing: Way = (player, pick) => player.touch('[data-spot="legal"]', pick);

/** On a phone the list may have to be opened first, beside the board its panel. */
async function openList(player: Player): Promise<void> {
  const { way } = await player.look();
  if (way !== '[data-action]') await player.touch(`[data-more-actions], ${PANELS}:first-child`);
}

const fromTheList: Way = async (player, pick) => {
  let found: string | null = null;
  // Somebody else, or the page itself, may be quicker, and a new question can close the list.
  await player.until(async () => {
    await openList(player);
    found = await player.touch('[data-action]', pick);
    return found === null && player.asked ? 'nothing is listed' : null;
  });
  return found;
};

/** With a pointer that must reach the button. */
const byClicking: Way = async (player, pick) => {
  // A menu that is open for another piece may lie on top.
  await player.page.keyboard.press('Escape');
  await openList(player);
  const listed = player.page.locator('[data-action]:visible');
  await listed.first().waitFor();
  const button = listed.nth(pick % (await listed.count()));
  const action = await button.getAttribute('data-action');
  await button.click();
  return action;
};

const byKey: Way = async (player, pick) => {
  const legal = player.witness.position?.question?.legal.length ?? 0;
  const key = ACTION_KEYS[pick % Math.min(legal, ACTION_KEYS.length)] as string;
  await player.page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  await player.page.keyboard.press('Escape');
  await player.page.keyboard.press(key);
  return `key ${key}`;
};

const byEnter: Way = async (player, pick) => {
  await openList(player);
  const focus = () => player.page.evaluate((pick) => hands.focus('[data-action], [data-spot="legal"][tabindex]', pick), pick);
  await player.until(async () => ((await focus()) ? null : 'nothing to focus'));
  await player.page.keyboard.press('Enter');
  return 'Enter';
};

/** Answers the question, and waits for the answer to count. */
function deciding(weight: number, way: Way): Deed {
  return {
    weight,
    can: ({ asked }) => asked,
    async does(player, pick) {
      await player.attend();
      const since = player.witness.seq;
      const what = (await way(player, pick)) ?? (await fromTheList(player, pick)) ?? '';
      await player.page.evaluate((pick) => hands.confirm(pick), pick);
      await player.entry(since, what);
      return what;
    },
  };
}

/** Opens the menu of the table and takes an entry. */
async function fromTheMenu(player: Player, entry: string, pick = 0): Promise<string> {
  await player.attend();
  return player.reach([MENU], `.tools .menu ul ${entry}`, pick);
}

/** Opens a panel: 1 the actions, 2 the log, 3 the chat. */
async function openPanel(player: Player, number: number): Promise<void> {
  await player.attend();
  await player.reach(['nav.tabs button:last-child'], `${PANELS}:nth-child(${number})`);
}

const here = ({ online }: Player) => online;
const undoable = ({ witness }: Player) => (witness.position?.undo?.steps ?? 0) > 0;
const begun = ({ online, witness }: Player) => online && witness.position !== null;
const sits = ({ online, witness, running }: Player) => online && running && witness.seat !== null && !witness.replaced;

export const DEEDS: Record<string, Deed> = {
  point: deciding(30, pointing),
  list: deciding(12, fromTheList),
  click: deciding(6, byClicking),
  key: deciding(8, byKey),
  enter: deciding(6, byEnter),
  undo: {
    weight: 10,
    can: (player) => sits(player) && undoable(player),
    async does(player, pick) {
      await player.attend();
      // An answer that made itself, or somebody else's, may have ended it.
      if (!undoable(player)) return null;
      const since = player.witness.seq + player.refusals;
      if (pick % 2 === 0) await player.touch('[data-undo]');
      else await byShortcut(player, 'u');
      await player.until(() => {
        const done = player.witness.seq + player.refusals !== since || !undoable(player);
        return done ? null : 'nothing was taken back';
      });
      return '';
    },
  },
  propose: {
    weight: 4,
    can: (player) => sits(player) && player.witness.position?.undo?.steps === 0,
    async does(player) {
      await player.attend();
      const since = player.witness.seq + player.refusals;
      const what = await player.touch('[data-ask-back]');
      if (what !== null) await player.reply(since, what);
      return what;
    },
  },
  answer: {
    weight: 30,
    can: (player) => sits(player) && (player.witness.position?.proposal?.waiting.includes(player.witness.seat ?? -1) ?? false),
    async does(player, pick) {
      await player.attend();
      const since = player.witness.seq + player.refusals;
      const what = await player.find('[data-answer]', pick);
      await player.reply(since, what);
      return what;
    },
  },
  hint: {
    weight: 3,
    can: (player) => player.asked && player.witness.table.may_hint,
    async does(player) {
      await player.attend();
      return player.touch('[data-ask-hint]');
    },
  },
  preview: {
    weight: 1,
    can: ({ asked }) => asked,
    async does(player, pick) {
      await player.attend();
      const spots = player.page.locator('[data-spot="legal"]:visible');
      const count = await spots.count();
      if (count === 0) return null;
      const answer = player.page.waitForResponse(/\/preview$/, { timeout: 2000 }).catch(() => null);
      await spots.nth(pick % count).focus();
      return (await answer) ? 'shown' : 'none';
    },
  },
  reload: {
    weight: 3,
    can: here,
    does: async (player) => player.reload(),
  },
  blink: {
    weight: 2,
    can: here,
    async does(player) {
      await player.cut();
      await player.mend();
      return '';
    },
  },
  sendAndBlink: {
    weight: 3,
    can: ({ asked }) => asked,
    async does(player, pick) {
      await player.attend();
      player.excused = true;
      const what = await fromTheList(player, pick);
      await player.cut();
      await player.mend();
      return what;
    },
  },
  cut: {
    weight: 2,
    can: here,
    async does(player) {
      await player.cut();
      return '';
    },
  },
  mend: {
    weight: 20,
    can: ({ online }) => !online,
    async does(player) {
      await player.mend();
      return '';
    },
  },
  together: {
    weight: 5,
    can: (player, all) => player.asked && all.filter(({ asked }) => asked).length > 1,
    async does(_, pick, all) {
      const people = all.filter(({ asked }) => asked);
      for (const player of people) await player.attend();
      for (const player of people) player.excused = true;
      const done = await Promise.all(people.map((player) => fromTheList(player, pick)));
      return done.join(' and ');
    },
  },
  language: {
    weight: 1,
    can: begun,
    async does(player, pick) {
      await fromTheMenu(player, 'a[href="/settings"]');
      const language = LANGUAGES[pick % LANGUAGES.length] as string;
      await player.page.locator('select:has(option[lang])').first().selectOption(language);
      await player.page.goBack();
      return language;
    },
  },
  wander: {
    weight: 1,
    can: begun,
    does: (player, pick) => fromTheMenu(player, 'a', pick),
  },
  panel: {
    weight: 3,
    can: here,
    does: (player, pick) => player.touch(`${PANELS}, nav.tabs button`, pick),
  },
  past: {
    weight: 2,
    can: begun,
    async does(player, pick) {
      await openPanel(player, 2);
      return player.touch('.log .jump', pick);
    },
  },
  size: {
    weight: 2,
    can: here,
    async does(player) {
      player.size = player.size === PHONE ? DESKTOP : PHONE;
      await player.page.setViewportSize(player.size);
      return `${player.size.width}`;
    },
  },
  chat: {
    weight: 1,
    can: ({ online, witness }) => online && witness.seat !== null && witness.position !== null,
    async does(player, pick) {
      await openPanel(player, 3);
      const { chats } = player.witness;
      const what = await player.touch('.phrases button', pick);
      if (what !== null) await player.until(() => (player.witness.chats === chats ? 'what was said is lost' : null));
      return what;
    },
  },
  leave: {
    weight: 1,
    can: sits,
    async does(player) {
      // An answer that makes itself may be on its way.
      player.excused = true;
      await fromTheMenu(player, '[data-menu="leave"]');
      await player.until(() => (player.witness.replaced ? null : 'no bot takes the seat'));
      return '';
    },
  },
  return: {
    weight: 6,
    can: ({ online, running, witness }) => online && running && witness.replaced,
    async does(player) {
      await fromTheMenu(player, '[data-menu="back"]');
      await player.until(() => (player.witness.replaced ? 'the bot keeps the seat' : null));
      return '';
    },
  },
  poke: {
    weight: 12,
    can: ({ witness }) => witness.position !== null,
    async does(player, pick) {
      const { path } = await player.look();
      if (!path.startsWith('/t/') && !path.startsWith('/replay/')) return player.online ? player.attend().then(() => 'back') : null;
      const spot = await player.page.evaluate((pick) => hands.spot(pick), pick);
      if (!spot) return null;
      player.arranged = true;
      await player.page.mouse.click(spot.x, spot.y);
      return spot.name;
    },
  },
  press: {
    weight: 8,
    can: ({ witness }) => witness.position !== null,
    async does(player, pick) {
      const key = KEYS[pick % KEYS.length] as string;
      player.arranged = true;
      await player.page.keyboard.press(key);
      return key;
    },
  },
  rush: {
    weight: 0.5,
    can: sits,
    async does(_, __, all) {
      for (const player of all.filter(sits)) {
        await fromTheMenu(player, '[data-menu="leave"]');
        await player.until(() => (player.witness.replaced ? null : 'no bot takes the seat'));
      }
      return '';
    },
  },
  replay: {
    weight: 10,
    can: ({ online, witness }) => online && witness.position?.outcome != null,
    does: async (player, pick) => player.replay(pick),
  },
  rematch: {
    weight: 15,
    can: ({ online, witness }) => online && witness.position?.outcome != null && witness.seat !== null,
    does: async (player) => player.rematch(),
  },
  sit: {
    weight: 60,
    can: ({ online, witness }) => online && witness.table.status === 'waiting' && witness.seat === null,
    async does(player) {
      await player.find('form button');
      await player.until(() => (player.witness.seat === null ? 'no seat' : null));
      return '';
    },
  },
};

async function byShortcut(player: Player, key: string): Promise<void> {
  await player.page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  await player.page.keyboard.press(key);
}
