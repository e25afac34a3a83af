// Whole games through the page against bots, in three languages and two sizes.
//
// Every run plays one whole game of each title and the first round of every variant; with SYRTIS_ALL=1 every variant is
// played to its end at both sizes.

import { describe, expect, test } from 'vitest';
import type { Language } from '../../src/words/words.svelte';
import { DESKTOP, PHONE, Person, type Size, type Way } from './person';
import { TITLES, languageAt, named, type Options } from './titles';

const ALL = process.env.SYRTIS_ALL === '1';
const VARIANTS = TITLES.flatMap(({ game, variants }) => variants.map((options) => ({ game, options })));

async function wholeGame(game: string, options: Options, looks: { size: Size; language: Language }, way: Way) {
  const person = await Person.arrive(looks);
  const table = await person.sitDown(game, options);
  const decisions = await person.play(way, 7);
  expect(decisions).toBeGreaterThan(3);

  // The end screen has everybody's points and leads to the replay.
  const end = person.page.getByRole('dialog');
  await end.locator('table').first().waitFor();
  await end.locator(`a:not([data-analyse])[href^="/replay/${table.id}"]`).click();
  await person.page.waitForURL(`**/replay/${table.id}*`);
  await person.page.waitForSelector('[data-replay]');
  expect(person.troubles).toEqual([]);
  await person.leave();
}

describe('a whole game', () => {
  for (const { game, whole } of TITLES) {
    for (const { options, size, language, way } of whole) {
      test(`of ${named(game, options)} at ${size.width} in ${language}`, () => wholeGame(game, options, { size, language }, way));
    }
  }
});

describe.runIf(ALL)('every variant to its end', () => {
  let turn = 0;
  for (const { game, options } of VARIANTS) {
    for (const size of [DESKTOP, PHONE]) {
      const language = languageAt(turn++);
      test(`${named(game, options)} at ${size.width} in ${language}`, () =>
        wholeGame(game, options, { size, language }, size === PHONE ? 'list' : 'point'));
    }
  }
});

describe('the first round', () => {
  VARIANTS.forEach(({ game, options }, at) => {
    const language = languageAt(at);
    const size = at % 2 === 0 ? DESKTOP : PHONE;
    test(`of ${named(game, options)} at ${size.width} in ${language}`, async () => {
      const person = await Person.arrive({ size, language });
      await person.sitDown(game, options);
      const decisions = await person.play(size === PHONE ? 'list' : 'point', at + 1, async () => (await person.round()) > 1);
      expect(decisions).toBeGreaterThan(0);
      expect(person.troubles).toEqual([]);
      await person.leave();
    });
  });
});
