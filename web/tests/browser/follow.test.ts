// What happens is easy to follow: rounds announce themselves, the log is sorted, and on a wide screen nothing hides anything.

import { expect, test } from 'vitest';
import type { TableInfo } from '../../src/api/types';
import { usualSetup } from '../../src/pages/shared/tables';
import { DESKTOP, PHONE, Person, until } from './person';
import { TITLES, languageAt } from './titles';

const LARGE = { width: 1920, height: 1080 };

/** Notes every announcement, and whether it covers something it must not cover. */
async function watchHerald({ page }: Person): Promise<void> {
  await page.evaluate(() => {
    const seen: { said: string; covers: string[]; catches: boolean }[] = [];
    let last: Element | null = null;
    const look = () => {
      const herald = document.querySelector('[data-herald]');
      if (herald && herald !== last) {
        const here = herald.getBoundingClientRect();
        const covered = (other: Element) => {
          const { left, right, top, bottom } = other.getBoundingClientRect();
          return left < here.right && right > here.left && top < here.bottom && bottom > here.top;
        };
        const covers = ['header.status', 'section.means', '[data-big]', 'footer.bar', '.strip'].filter((part) =>
          [...document.querySelectorAll(part)].some(covered),
        );
        const under = document.elementFromPoint((here.left + here.right) / 2, (here.top + here.bottom) / 2);
        seen.push({ said: herald.textContent?.trim() ?? '', covers, catches: herald.contains(under) });
      }
      last = herald;
    };
    new MutationObserver(look).observe(document.body, { subtree: true, childList: true });
    Object.assign(window, { announced: seen });
  });
}

type Announced = { said: string; covers: string[]; catches: boolean }[];
const announced = ({ page }: Person) => page.evaluate(() => (window as unknown as { announced: Announced }).announced);

for (const { game, usual } of TITLES.filter(({ drawn }) => drawn)) {
  for (const size of [DESKTOP, PHONE]) {
    test(`a round of ${game} announces itself at ${size.width}, covers nothing that counts and goes by itself`, async () => {
      const ada = await Person.arrive({ size, settings: { pace: 'fast' } });
      await ada.sitDown(game, { ...usual, players: 2 }, { seed: 7 });
      await watchHerald(ada);
      await ada.play('list', 5, async () => (await announced(ada)).length > 1);
      for (const { covers, catches } of await announced(ada)) expect([covers, catches]).toEqual([[], false]);
      await until(async () => (await ada.page.locator('[data-herald]').count()) === 0);
      expect(ada.troubles).toEqual([]);
      await ada.leave();
    });
  }
}

test('without playback nothing announces itself', async () => {
  const ada = await Person.arrive({ settings: { pace: 'off' } });
  await ada.sitDown('redplanet', { players: 2 }, { seed: 7 });
  await watchHerald(ada);
  await ada.play('list', 5, async () => (await ada.round()) > 2);
  expect(await announced(ada)).toEqual([]);
  await ada.leave();
});

test('the log shows one player if the reader wants that', async () => {
  const ada = await Person.arrive({ size: LARGE });
  await ada.sitDown('redplanet', { players: 3 }, { seed: 7 });
  await ada.play('list', 5, async () => (await ada.round()) > 2);
  await ada.alone();
  const lines = ada.page.locator('.log p');
  const all = await lines.count();
  await ada.page.locator('[data-whose="1"]').click();
  const some = await lines.allTextContents();
  expect(some.length).toBeGreaterThan(2);
  expect(some.length).toBeLessThan(all);
  const others = some.filter((line) => /Ada|Random 3/.test(line) && !line.includes('Random 2'));
  expect(others).toEqual([]);
  // Rounds stay above what happened in them.
  expect(await ada.page.locator('.log h3').count()).toBeGreaterThan(1);
  await ada.page.locator('[data-whose="1"]').click();
  expect(await lines.count()).toBe(all);
  expect(ada.troubles).toEqual([]);
  await ada.leave();
});

test('a log of Ares Expedition is grouped by phase', async () => {
  const ada = await Person.arrive({ size: LARGE });
  await ada.sitDown('ares', { players: 2 }, { seed: 7 });
  // One round can have a single phase; every round names its own.
  await ada.play('list', 5, async () => (await ada.round()) > 2);
  await until(async () => (await ada.page.locator('.log h4').count()) > 1);
  await ada.leave();
});

for (const { game, usual } of TITLES.filter(({ drawn }) => drawn)) {
  test(`actions, log and chat of ${game} are in sight together on a wide screen, and as tabs on a smaller one`, async () => {
    const ada = await Person.arrive({ size: LARGE });
    await ada.sitDown(game, usual, { seed: 7, setup: usualSetup('random') });
    await ada.question();
    const parts = [ada.page.locator('button[data-action]').first(), ada.page.locator('.log'), ada.page.locator('.chat form')];
    for (const part of parts) await part.waitFor();
    expect(await ada.page.locator('.side [role="tab"]').count()).toBe(0);
    await ada.page.setViewportSize(DESKTOP);
    await ada.page.getByRole('tab', { name: 'Chat' }).waitFor();
    expect(await parts[2]?.isVisible()).toBe(false);
    expect(ada.troubles).toEqual([]);
    await ada.leave();
  });
}

test('a sound is offered once, to people who waited for their turn', async () => {
  const [ada, bea] = [await Person.arrive({ settings: { soundOffered: false } }), await Person.arrive()];
  await ada.introduce('Ada');
  const seats = [{ kind: 'me' }, { kind: 'anybody' }];
  const setup = usualSetup('random');
  const table = await ada.ask<TableInfo>('POST', '/tables', { game: 'redplanet', options: { players: 2 }, seats, setup });
  await ada.open(`/t/${table.id}`);
  await bea.page.goto(await ada.page.locator('[data-invitation]').inputValue());
  await bea.page.locator('input[autocomplete="nickname"]').fill('Bea');
  await bea.page.keyboard.press('Enter');
  const offer = ada.page.locator('[data-sound="yes"]');
  for (const person of [ada, bea]) await person.page.waitForSelector('.table');
  // Bea takes her time whenever it is her turn.
  const mine = ({ page }: Person) => page.locator('[data-status="mine"]').count();
  while ((await offer.count()) === 0) {
    if (await mine(ada)) await ada.decide('list', 0);
    else if (await mine(bea)) {
      await ada.page.waitForTimeout(2200);
      await bea.decide('list', 0);
    }
    await ada.page.waitForTimeout(200);
  }
  await offer.click();
  await until(async () => (await offer.count()) === 0);
  const kept = await ada.page.evaluate(() => JSON.parse(localStorage['syrtis-settings']));
  expect([kept.sound, kept.soundOffered]).toEqual([true, true]);
  expect([...ada.troubles, ...bea.troubles]).toEqual([]);
  for (const person of [ada, bea]) await person.leave();
});

const SEALED = [
  {
    game: 'redplanet',
    asks: 'redplanet-question-choose',
    choices: ['choose pilot', 'choose soldier'],
    hidden: 'redplanet-character-soldier',
    named: { en: ['Pilot', 'Soldier'], pl: ['Pilot', 'Żołnierz'], de: ['Pilotin', 'Soldat'] },
  },
  {
    game: 'ares',
    asks: 'ares-question-plan',
    choices: ['phase 2', 'phase 3'],
    hidden: 'ares-phase-action',
    named: { en: ['Construction', 'Action'], pl: ['Budowa', 'Akcja'], de: ['Bau', 'Aktion'] },
  },
] as const;
const READS = {
  en: (choice: string, names: string[]) => `Chosen: ${choice}. Waiting for ${names.join(' and ')}. To change it, choose again.`,
  pl: (choice: string, names: string[]) => `Wybrano: ${choice}. Czekamy: ${names.join(' i ')}. Aby to zmienić, wybierz jeszcze raz.`,
  de: (choice: string, names: string[]) => `Gewählt: ${choice}. Warten auf ${names.join(' und ')}. Zum Ändern noch einmal wählen.`,
};

/** Takes any decision until everybody is asked this. */
async function comeTo(question: string, people: Person[]): Promise<void> {
  const there = (person: Person) => person.asked()?.message.id === question;
  while (!people.every(there)) {
    for (const person of people) {
      const asked = person.asked();
      if (!asked?.owed || there(person)) continue;
      const choice = asked.legal.find(({ action }) => action === 'done') ?? asked.legal[0];
      await person.choose(choice!.action);
      await until(() => person.asked()?.id !== asked.id);
    }
    await people[0]?.page.waitForTimeout(30);
  }
}

SEALED.forEach(({ game, asks, choices, hidden, named }, turn) => {
  for (const [at, size] of [DESKTOP, PHONE].entries()) {
    const language = languageAt(2 * turn + at);
    test(`the line of ${game} says what was chosen face down, in ${language} at ${size.width}`, async () => {
      const people = [await Person.arrive({ size, language }), await Person.arrive(), await Person.arrive()];
      const [ada, bea, cid] = people as [Person, Person, Person];
      for (const [at, name] of ['Ada', 'Bea', 'Cid'].entries()) await people[at]?.introduce(name);
      const seats = [{ kind: 'me' }, { kind: 'anybody' }, { kind: 'anybody' }];
      const setup = usualSetup('random');
      const table = await ada.ask<TableInfo>('POST', '/tables', { game, options: { players: 3 }, seats, setup });
      for (const person of [bea, cid]) await person.ask('POST', `/tables/${table.id}/join`, { invite: table.invite });
      for (const person of people) await person.open(`/t/${table.id}`);
      await comeTo(asks, people);

      const line = ada.page.locator('.question');
      const reads = (text: string) => until(async () => (await line.innerText()).replace(/\s+/g, ' ').trim() === text);
      await ada.choose(choices[0]);
      await reads(READS[language](named[language][0], ['Bea', 'Cid']));
      await ada.choose(choices[1]);
      await bea.choose(choices[0]);
      await reads(READS[language](named[language][1], ['Cid']));
      // All of it can be read, and nobody else learns it.
      expect(await line.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
      const told = [...bea.heard, ...cid.heard].filter((frame) => new RegExp(`"sealed":[^\\]]*${hidden}`).test(frame));
      expect(told).toEqual([]);
      expect(people.flatMap(({ troubles }) => troubles)).toEqual([]);
      for (const person of people) await person.leave();
    });
  }
});
