// Puzzles are solved on the real board, and the coach speaks before a decision.

import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { Advice } from '../../src/api/types';
import { DESKTOP, PHONE, Person, until, type Size } from './person';
import { TITLES, languageAt } from './titles';

interface Puzzle {
  answer: string;
}

/** The puzzles of a title as they lie in the repository. */
function puzzlesOf(game: string): Puzzle[] {
  const file = resolve(import.meta.dirname, `../../../docs/puzzles/${game}.json`);
  return (JSON.parse(readFileSync(file, 'utf8')) as { puzzles: Puzzle[] }).puzzles;
}

const DRAWN = TITLES.filter(({ drawn }) => drawn);

describe('a puzzle', () => {
  DRAWN.forEach(({ game }, at) => {
    const [size, language] = [at % 2 === 0 ? DESKTOP : PHONE, languageAt(at)];
    test(`of ${game} at ${size.width} in ${language} can be missed, solved and explained`, async () => {
      const number = 1 + at;
      const { answer } = puzzlesOf(game)[number - 1] as Puzzle;
      const ada = await Person.arrive({ size, language });
      const { page } = ada;
      await ada.open(`/puzzles/${game}`);
      expect(await page.locator('[data-solved]').count()).toBe(0);
      await page.locator(`[data-puzzle="${number}"]`).click();
      await page.locator('[data-puzzle-page]').waitFor();
      const listed = page.locator('button[data-action]:visible');
      if ((await listed.count()) === 0) await page.locator('[data-more-actions]').first().click();
      await listed.first().waitFor();
      const actions = await listed.evaluateAll((all) => all.map((one) => (one as HTMLElement).dataset.action as string));
      expect(actions).toContain(answer);

      await ada.choose(actions.find((action) => action !== answer) as string);
      await page.locator('[data-verdict="wrong"]').waitFor();
      expect(await page.locator('[data-wrong]').textContent()).toMatch(/\d/);

      await ada.choose(answer);
      await page.locator('[data-verdict="right"]').waitFor();
      const solution = page.locator('[data-solution-shown]');
      await solution.waitFor();
      expect(await solution.locator('[data-line] li').count()).toBeGreaterThan(0);
      expect(await solution.locator('[data-others] li').count()).toBeGreaterThan(0);

      await ada.open(`/puzzles/${game}`);
      await page.locator(`[data-puzzle="${number}"][data-solved]`).waitFor();
      expect(ada.troubles).toEqual([]);
      await ada.leave();
    });
  });

  test('that does not exist is answered with a page', async () => {
    const ada = await Person.arrive();
    await ada.open('/puzzles/redplanet/9999');
    await ada.page
      .getByRole('link', { name: /back|first page|home/i })
      .first()
      .waitFor();
    await ada.leave();
  });
});

describe('the coach', () => {
  const tables: [Size, string][] = [
    [DESKTOP, 'redplanet'],
    [PHONE, 'ares'],
  ];
  for (const [size, game] of tables) {
    test(`of ${game} at ${size.width} names the best choices with reasons, and can be followed and switched off`, async () => {
      const ada = await Person.arrive({ size, settings: { coach: true } });
      const { page } = ada;
      await ada.sitDown(game, { players: 2 }, { seed: 3 }, 'greedy');
      const advised = page.locator('[data-advice-of]:visible');
      const opened = async () => {
        if (size === PHONE) await page.locator('[data-advice-open]').click();
        await advised.first().waitFor();
      };
      await opened();
      const choices = await advised.evaluateAll((all) => all.map((one) => (one as HTMLElement).dataset.adviceOf as string));
      expect(choices.length).toBeGreaterThan(1);
      expect(await advised.first().textContent()).toMatch(/\d+ ?%/);
      expect(await advised.first().locator('ul li').count()).toBeGreaterThan(0);

      const question = await ada.question();
      await advised.first().locator('button').click();
      await until(() => ada.acted.length > 0);
      expect(ada.acted[0]).toContain(choices[0]);
      await ada.question(question ?? undefined);

      await opened();
      await page.locator('[data-coach-off]:visible').click();
      await until(async () => (await page.locator('[data-advice]:visible').count()) === 0);
      expect(ada.troubles).toEqual([]);
      await ada.leave();
    });
  }

  for (const size of [DESKTOP, PHONE])
    test(`at ${size.width} offers to take back a move that loses much, and says what is better`, async () => {
      const ada = await Person.arrive({ size, settings: { coach: true } });
      const { page } = ada;
      const heard = new Map<string, Advice>();
      page.on('response', async (answer) => {
        if (!answer.url().endsWith('/hint') || !answer.ok()) return;
        // The page may be closed before the last answer is read.
        const advice: Advice | null = await answer.json().catch(() => null);
        if (advice) heard.set((answer.request().postDataJSON() as { question: string }).question, advice);
      });
      const regret = page.locator('[data-regret]');
      const advised = page.locator(size === PHONE ? '[data-advice-open]' : '[data-advice-of]:visible').first();
      const legal = () => (ada.asked()?.legal ?? []).map(({ action }) => action);
      /** What the coach says about this question; null where there is nothing to choose. */
      const advice = async (question: string) => {
        if (legal().length < 2) return null;
        await until(() => heard.has(question));
        await advised.waitFor();
        return heard.get(question) as Advice;
      };
      /** Takes this action, and waits until the next question can be answered. */
      const take = async (action: string, question: string) => {
        await ada.choose(action);
        return (await ada.question(question)) as string;
      };
      await ada.sitDown('martians', { variant: 'coop', players: 2 }, { seed: 3 }, 'greedy');

      // Plays as advised until there is a bad move that can be taken back.
      let question = (await ada.question()) as string;
      let bad: string;
      for (;;) {
        const said = await advice(question);
        const best = said?.choices[0]?.action ?? legal()[0]!;
        const much = (said?.choices[0]?.chance ?? 0) - (said?.much ?? 0);
        bad = said?.weighed.findLast(({ action, chance }) => chance <= much && legal().includes(action))?.action ?? '';
        const next = await take(bad || best, question);
        if (bad && (await page.locator('[data-undo]:visible').getAttribute('aria-disabled')) !== 'true') break;
        expect(await regret.count()).toBe(0);
        question = next;
      }
      await regret.waitFor();
      expect(await regret.textContent()).toMatch(/\d+ ?%/);
      const bottom = (await regret.locator('xpath=..').boundingBox())!;
      expect(bottom.x + bottom.width).toBeLessThanOrEqual(size.width);

      await page.locator('[data-take-back]').click();
      await regret.waitFor({ state: 'detached' });
      await until(() => legal().includes(bad));
      question = (await ada.question()) as string;
      // The same mistake again: this time it stays.
      await advice(question);
      question = await take(bad, question);
      if ((await regret.count()) > 0) {
        await page.locator('[data-keep]').click();
        await regret.waitFor({ state: 'detached' });
      }
      expect(await ada.question()).toBe(question);
      expect(ada.troubles).toEqual([]);
      await ada.leave();
    });
});
