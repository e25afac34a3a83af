// What axe finds wrong with a page.

import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** What floats beside a piece belongs to it and needs no landmark of its own. */
const OPTIONS = { resultTypes: ['violations'], rules: { region: { enabled: false } } };

interface Violation {
  id: string;
  nodes: { html: string; any: { message: string }[] }[];
}

async function faults(page: Page): Promise<string[]> {
  // Injected by the browser's tools, because the content policy forbids foreign scripts.
  await page.evaluate(AXE);
  const { violations } = (await page.evaluate(`axe.run(document, ${JSON.stringify(OPTIONS)})`)) as { violations: Violation[] };
  return violations.map(
    ({ id, nodes }) =>
      `${id}: ${nodes
        .slice(0, 3)
        .map(({ html, any }) => `${html.slice(0, 160)} ${any[0]?.message.slice(0, 120) ?? ''}`)
        .join(' | ')}`,
  );
}

/** What axe finds in both themes. */
export async function inBothThemes(page: Page): Promise<string[]> {
  const found: string[] = [];
  for (const theme of ['light', 'dark']) {
    await page.evaluate((theme) => (document.documentElement.dataset.theme = theme), theme);
    // A half-faded colour is none that anybody reads.
    await page.evaluate(() =>
      Promise.allSettled(document.getAnimations().flatMap((it) => (it.effect?.getTiming().iterations === Infinity ? [] : it.finished))),
    );
    found.push(...(await faults(page)).map((wrong) => `${theme}: ${wrong}`));
  }
  return found;
}
