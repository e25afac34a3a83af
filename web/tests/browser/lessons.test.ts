// Lessons as a person takes them: read, do what is asked, try something else, leave, come back, and play to the end.

import type { Locator } from 'playwright-core';
import { expect, test } from 'vitest';
import type { Lesson, Step } from '../../src/api/types';
import { Host } from './host';
import { DESKTOP, PHONE, Person, until, type Size, type Way } from './person';
import { LANGUAGES } from './titles';
import { Wire } from './wire';
import type { Language } from '../../src/words/words.svelte';

const FILES = import.meta.glob<Lesson>('../../../docs/lessons/*.json', { eager: true, import: 'default' });
/** What a file leaves out is empty. */
const LESSONS = Object.values(FILES).map((lesson) => ({
  ...lesson,
  steps: lesson.steps.map((step) => ({ ...step, open: step.open ?? [] })),
}));
const lessonOf = (id: string) => LESSONS.find((lesson) => lesson.id === id) as Lesson;

interface Visit {
  lesson: string;
  size: Size;
  language: Language;
  /** `tab` is the keyboard of a narrow window, which has no list of keys: tab key and enter. */
  way: Way | 'tab';
  /** Tries something else at each guided step. */
  wrong?: boolean;
  /** What happens around a guided decision: it calls `decide`. */
  trouble?: (decide: () => Promise<void>) => Promise<void>;
}

/** Opens a new table of a lesson. */
async function begin(ada: Person, { id, game }: Lesson): Promise<string> {
  await ada.introduce('Ada');
  const table = await ada.ask<{ id: string }>('POST', '/tables', { game, lesson: id });
  await ada.open(`/t/${table.id}`);
  await ada.page.waitForSelector('[data-lesson]');
  return table.id;
}

/** What the lesson shows once it is the person's turn: `read`, `after`, `do`, `free`, or `over` when the game is. */
async function shown(ada: Person): Promise<string> {
  const found = await ada.page.waitForFunction(() => {
    if (document.querySelector('.table')?.hasAttribute('data-over')) return 'over';
    const kind = document.querySelector<HTMLElement>('[data-lesson]')?.dataset.lesson;
    return kind === 'watch' ? null : kind;
  });
  return (await found.jsonValue()) as string;
}

/** The step whose text is shown. */
async function stepOf(ada: Person, lesson: Lesson, language: Language): Promise<Step | undefined> {
  const said = await ada.page.locator('[data-lesson] .say').textContent();
  return lesson.steps.find(({ say }) => say[language] === said);
}

async function next(ada: Person, way: Visit['way']): Promise<void> {
  const page = await ada.page.locator('[data-lesson]').evaluate((panel) => panel.textContent);
  if (way === 'tab') await tabTo(ada, '[data-lesson-next]');
  else if (way === 'keys') await ada.page.keyboard.press('Enter');
  else await ada.page.locator('[data-lesson-next]').click();
  await ada.page.waitForFunction((page) => document.querySelector('[data-lesson]')?.textContent !== page, page);
}

/** Goes on with the tab key until one of these is in focus, and presses enter. Returns which one it is. */
async function tabTo(ada: Person, wanted: string): Promise<Locator> {
  const found = ada.page.locator(`:focus:is(${wanted})`);
  for (let stop = 0; stop < 100 && (await found.count()) === 0; stop++) await ada.page.keyboard.press('Tab');
  expect(await found.count(), `${wanted} within reach of the tab key`).toBe(1);
  await ada.page.keyboard.press('Enter');
  return found;
}

/** Takes an action with the tab key: from the bar, or from the list that the bar opens. */
async function tabToAction(ada: Person): Promise<void> {
  const action = 'button[data-action]:not([data-closed])';
  const listed = (await ada.page.locator(`${action}:visible`).count()) === 0;
  if (listed) await tabTo(ada, '[data-more-actions]');
  await tabTo(ada, action);
}

/** Takes any action from the list with the enter key. That the tab key leads there was shown by `tabToAction`. */
async function enterAction(ada: Person, pick: number): Promise<void> {
  const listed = ada.page.locator('button[data-action]:not([data-closed]):visible');
  if ((await listed.count()) === 0) await ada.page.locator('[data-more-actions]:visible').press('Enter');
  await listed.first().waitFor();
  await listed.nth(pick % (await listed.count())).press('Enter');
}

/** Tries an action that is not open, and hears what to do instead. */
async function tryOther(ada: Person, { instead }: Step, language: Language): Promise<boolean> {
  const closed = ada.page.locator('button[data-closed]:visible');
  if ((await closed.count()) === 0) return false;
  const before = await ada.page.locator('.table').getAttribute('data-question');
  // It is marked as disabled, but it answers.
  await closed.first().click({ force: true });
  expect(await ada.page.locator('.menu .why').first().textContent()).toBe(instead?.[language]);
  await ada.page.keyboard.press('Escape');
  await ada.page.locator('.menu .why').waitFor({ state: 'detached' });
  expect(await ada.page.locator('.table').getAttribute('data-question')).toBe(before);
  return true;
}

/** Takes a lesson until the game is over, or until `enough`. Returns the steps that were taught. */
async function learn(ada: Person, visit: Visit, enough = () => false): Promise<{ steps: Set<Step>; helped: number }> {
  const { language, way, wrong, trouble } = visit;
  const lesson = lessonOf(visit.lesson);
  const steps = new Set<Step>();
  let helped = 0;
  for (let pick = 1; ; pick++) {
    const kind = await shown(ada);
    if (kind === 'over' || enough()) break;
    if (kind === 'read' || kind === 'after') {
      await next(ada, way);
      continue;
    }
    const step = kind === 'do' ? await stepOf(ada, lesson, language) : undefined;
    if (kind === 'do') expect(step, 'the text of a step').toBeDefined();
    // What the lesson points at is on the page; later a learner may scroll it away.
    if (step && !steps.has(step)) await ada.page.waitForSelector('[data-ring]', { state: 'attached' });
    if (step) steps.add(step);
    const guided = step !== undefined && step.open.length > 0;
    if (guided && wrong && (await tryOther(ada, step, language))) helped += 1;
    const question = await ada.question();
    if (question === null) break;
    // Where everything is open, anything will do.
    const decide = () => {
      if (way === 'tab') return guided ? tabToAction(ada) : enterAction(ada, pick);
      return ada.decide(guided || way === 'keys' ? way : 'list', guided ? 0 : pick);
    };
    await (guided && trouble ? trouble(decide) : decide());
    await ada.question(question);
  }
  return { steps, helped };
}

const FEW: Visit[] = [
  { lesson: 'redplanet-first', size: DESKTOP, language: 'en', way: 'point', wrong: true },
  { lesson: 'ares-first', size: PHONE, language: 'pl', way: 'list' },
  { lesson: 'martians-first', size: DESKTOP, language: 'de', way: 'keys' },
  { lesson: 'redplanet-two', size: PHONE, language: 'en', way: 'tab' },
];

const ALL: Visit[] = LESSONS.flatMap(({ id: lesson }) =>
  LANGUAGES.flatMap((language): Visit[] => [
    { lesson, language, size: DESKTOP, way: 'point', wrong: true },
    { lesson, language, size: DESKTOP, way: 'keys' },
    { lesson, language, size: PHONE, way: 'point' },
    // What the tab key reaches is the same in every language.
    ...(language === 'en' ? [{ lesson, language, size: PHONE, way: 'tab' } as const] : []),
  ]),
);

for (const visit of process.env.SYRTIS_ALL ? ALL : FEW)
  test(`${visit.lesson} in ${visit.language} at ${visit.size.width} pixels by ${visit.way}`, async () => {
    const ada = await Person.arrive({ size: visit.size, language: visit.language });
    const lesson = lessonOf(visit.lesson);
    await begin(ada, lesson);
    const { steps, helped } = await learn(ada, visit);
    // Every guided step comes; what comes later depends on what the person does.
    const guided = lesson.steps.filter(({ open }) => open.length > 0);
    const missed = guided.filter((step) => !steps.has(step)).map(({ say }) => say.en);
    expect(missed).toEqual([]);
    // Where only one action is legal, nothing else can be tried.
    if (visit.wrong) expect(helped).toBeGreaterThanOrEqual(guided.length / 2);
    // The end says so, and what to try next.
    await ada.page.locator('dialog .learned', { hasText: lesson.end[visit.language] }).waitFor();
    await until(async () => (await ada.page.locator('dialog [data-lesson-start]').count()) === lesson.next.length);
    await ada.page.locator('dialog [data-lesson-play]').waitFor();
    // The next game can have a coach, who speaks at once.
    if (visit.size === DESKTOP && visit.wrong) {
      await ada.page.locator('dialog [data-lesson-coach]').click();
      await ada.page.locator('[data-advice-of]').first().waitFor();
    }
    expect(ada.troubles).toEqual([]);
    await ada.leave();
  });

test('a lesson can be left and taken up again, shown, skipped and switched off', async () => {
  const ada = await Person.arrive();
  const { page } = ada;
  await ada.open('/');
  await page.locator('[data-lesson-start="redplanet-first"]').click();
  await page.waitForSelector('[data-lesson="read"]');
  const address = page.url();
  const say = page.locator('[data-lesson] .say');

  // The pages that were read stay read.
  await page.locator('[data-lesson-next]').click();
  await page.locator('[data-lesson-next]').click();
  const third = await say.textContent();
  await page.reload();
  await page.waitForSelector('[data-lesson="read"]');
  expect(await say.textContent()).toBe(third);
  await page.locator('[data-lesson-before]').click();
  expect(await say.textContent()).not.toBe(third);

  // Only what the step asks for is open, and the page does it for whoever asks.
  await page.locator('[data-lesson-next]').click();
  await page.locator('[data-lesson-next]').click();
  await page.waitForSelector('[data-lesson="do"]');
  expect(await page.locator('[data-spot="legal"]:visible').count()).toBe(1);
  await page.locator('[data-lesson-show]').click();
  await page.locator('[data-lesson-do]').click();
  await until(() => ada.acted.flat().includes('keep sylvanite_magnate'));

  // Leaving keeps the table, and the way in leads back to it.
  await page.locator('[data-lesson="after"]').waitFor();
  await page.locator('[data-lesson-more]').click();
  await page.locator('[data-lesson-leave]').click();
  await page.locator('[data-lesson-start="redplanet-first"]').click();
  await page.waitForSelector('[data-lesson]');
  expect(page.url()).toBe(address);

  // A skipped step opens everything, and the lesson goes on.
  while ((await shown(ada)) === 'read') await next(ada, 'point');
  await page.locator('[data-lesson-skip]').click();
  await page.waitForSelector('[data-lesson="free"]');
  expect(await page.locator('button[data-closed]').count()).toBe(0);
  expect(await page.locator('button[data-action]:visible').count()).toBe(9);

  // Without the lesson it is a table like any other, and the lesson comes back when asked.
  await page.locator('[data-lesson-more]').click();
  await page.locator('[data-lesson-stop]').click();
  await page.locator('[data-lesson-back]').waitFor();
  expect(await page.locator('[data-lesson]').count()).toBe(0);
  await page.reload();
  await page.locator('[data-lesson-back]').click();
  await page.waitForSelector('[data-lesson]');

  // Taking a move back goes back in the lesson too.
  const question = await ada.question();
  const text = await page.locator('[data-lesson]').getAttribute('data-page');
  await ada.choose('choose scientist');
  await ada.question(question ?? undefined);
  await until(async () => (await page.locator('[data-lesson]').getAttribute('data-page')) !== text);
  expect(ada.troubles).toEqual([]);
  await ada.leave();
});

test('on a phone what the lesson speaks of is in sight', async () => {
  const ada = await Person.arrive({ size: PHONE });
  const { page } = ada;
  const lesson = lessonOf('redplanet-first');
  await begin(ada, lesson);
  const pages = lesson.steps[0]?.read.map(({ point }) => point[0]) ?? [];
  expect(pages).toEqual([{ panel: 'board' }, { panel: 'board' }, { panel: 'own' }]);
  for (const part of ['board', 'board', 'own']) {
    await page.waitForSelector('[data-lesson="read"]');
    await page.locator(`[data-part="${part}"]:visible`).waitFor();
    await next(ada, 'point');
  }
  // All of the card that is to be chosen.
  await page.waitForSelector('[data-lesson="do"]');
  const whole = () =>
    page.locator('[data-part="own"] [data-spot="legal"]').evaluate((card) => {
      const [inner, outer] = [card.getBoundingClientRect(), card.closest('.things')!.getBoundingClientRect()];
      return inner.top >= outer.top - 1 && inner.bottom <= outer.bottom + 1;
    });
  await until(whole);
  expect(ada.troubles).toEqual([]);
  await ada.leave();
});

test('a lesson goes on where it was after broken connections and crashed servers', async () => {
  const host = await Host.start();
  const wire = await Wire.to(host.port);
  const ada = await Person.arrive({ host: wire.url, size: PHONE });
  const { page } = ada;
  const lesson = lessonOf('martians-first');
  await ada.introduce('Ada');
  const table = await ada.ask<{ id: string }>('POST', '/tables', { game: lesson.game, lesson: lesson.id });

  // The lesson was lost on the way: it comes with the next connection.
  await page.route(`**/lessons/${lesson.id}`, (route) => route.abort(), { times: 1 });
  await ada.open(`/t/${table.id}`);
  await ada.question();
  const broken = page.locator('[data-line="broken"]');
  expect(await page.locator('[data-lesson]').count()).toBe(0);
  wire.cut();
  await broken.waitFor();
  wire.mend();
  await page.waitForSelector('[data-lesson="read"]');

  // What is read needs no connection.
  wire.cut();
  await broken.waitFor();
  while ((await shown(ada)) === 'read') await next(ada, 'point');
  wire.mend();
  await broken.waitFor({ state: 'detached' });

  let crashes = 0;
  const trouble = async (decide: () => Promise<void>) => {
    crashes += 1;
    if (crashes % 2 === 0) {
      // The decision is on its way, or arrives, or others decide already.
      await decide();
      await host.kill();
      await broken.waitFor();
      return host.begin();
    }
    // The decision waits for the connection.
    wire.cut();
    await broken.waitFor();
    const decided = decide();
    await until(async () => (await page.locator('.table').getAttribute('data-underway')) !== '0');
    wire.mend();
    await decided;
  };
  const { steps } = await learn(ada, { lesson: lesson.id, size: PHONE, language: 'en', way: 'list', trouble });
  const guided = lesson.steps.filter(({ open }) => open.length > 0);
  expect(guided.filter((step) => !steps.has(step)).map(({ say }) => say.en)).toEqual([]);
  expect(crashes).toBeGreaterThan(5);
  await page.locator('dialog .learned', { hasText: lesson.end.en }).waitFor();
  expect(ada.troubles).toEqual([]);
  await ada.leave();
  wire.end();
  await host.end();
});

test('the lessons are found from the guide and from the set-up', async () => {
  const ada = await Person.arrive({ language: 'de' });
  const { page } = ada;
  await ada.open('/new/ares');
  await page.locator('[data-lesson-start="ares-first"]').waitFor();
  await ada.open('/learn/ares');
  for (const { id, title } of LESSONS.filter(({ game }) => game === 'ares')) {
    await page.locator('.lessons article', { hasText: title.de }).waitFor();
    await page.locator(`[data-lesson-start="${id}"]`).waitFor();
  }
  await page.locator('[data-lesson-start="ares-together"]').click();
  await page.waitForSelector('[data-lesson="read"]');
  await ada.open('/learn/ares');
  await page.locator('[data-lesson-start="ares-together"][data-restart]').waitFor();
  expect(ada.troubles).toEqual([]);
  await ada.leave();
});
