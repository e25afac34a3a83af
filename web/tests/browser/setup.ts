// What all browser tests share: one real server (or three, with SYRTIS_CLUSTER=1) and one Chromium. Each person gets a browser context of their own.

import { chromium } from 'playwright-core';
import type { TestProject } from 'vitest/node';
import type { GameInfo } from '../../src/api/types';
import { Cluster } from './cluster';
import { Host } from './host';

declare module 'vitest' {
  interface ProvidedContext {
    /** The address of the server. */
    host: string;
    /** The address of the browser. */
    browser: string;
    /** The names of the server's titles, in its order. */
    titles: string[];
  }
}

const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

export default async function setup({ provide }: TestProject): Promise<() => Promise<void>> {
  const browser = await chromium.launchServer({ executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium', args: FLAGS });
  const host = process.env.SYRTIS_CLUSTER === '1' ? await Cluster.start(3) : await Host.start();
  const games = (await (await fetch(`${host.url}/api/v1/games`)).json()) as GameInfo[];
  provide('host', host.url);
  provide('browser', browser.wsEndpoint());
  provide(
    'titles',
    games.map(({ name }) => name),
  );
  return async () => {
    await browser.close();
    await host.end();
  };
}
