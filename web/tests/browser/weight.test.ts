// Weight and secrecy: the first load is small, a move is on screen at once, memory stays flat, and the page knows no more
// than its seat.

import { expect, test } from 'vitest';
import { usualSetup } from '../../src/pages/shared/tables';
import { Person } from './person';
import { TITLES } from './titles';

const KB = 1024;

/** Loads an address for the first time and returns how many bytes came over the line. */
async function loaded(ada: Person, path: string): Promise<number> {
  const line = await ada.context.newCDPSession(ada.page);
  await line.send('Network.enable');
  let bytes = 0;
  const failed: string[] = [];
  ada.page.on('response', (answer) => answer.status() >= 400 && failed.push(`${answer.status()} ${answer.url()}`));
  line.on('Network.loadingFinished', ({ encodedDataLength }) => (bytes += encodedDataLength));
  await ada.open(path);
  await ada.page.waitForLoadState('networkidle');
  expect(failed).toEqual([]);
  expect(bytes).toBeGreaterThan(10_000);
  return bytes;
}

test('the first page weighs at most 90 KB', async () => {
  const ada = await Person.arrive({ language: 'pl' });
  expect(await loaded(ada, '/')).toBeLessThan(90 * KB);
  await ada.leave();
});

for (const { game, usual } of TITLES) {
  test(`the table of ${game} weighs at most 150 KB`, async () => {
    const [ada, bea] = [await Person.arrive(), await Person.arrive({ language: 'pl' })];
    const { id } = await ada.sitDown(game, usual, { setup: { ...usualSetup('random'), access: 'open' } });
    // Somebody watches who has never been here.
    const bytes = await loaded(bea, `/t/${id}`);
    await bea.page.locator('.table').waitFor();
    expect(bytes).toBeLessThan(150 * KB);
    for (const person of [ada, bea]) await person.leave();
  });
}

for (const { game, usual, drawn } of TITLES)
  test(`the page of a table of ${game} names all its files at once, and its board only to people who may look`, async () => {
    const [ada, bea] = [await Person.arrive({ language: 'pl', serviceWorkers: 'block' }), await Person.arrive({ serviceWorkers: 'block' })];
    const { id } = await ada.sitDown(game, usual);
    const head = async (person: Person) =>
      (await person.context.request.get(`${person.host}/t/${id}`, { headers: { 'accept-language': 'pl' } })).text();
    const named = await head(ada);
    const asked: string[] = [];
    ada.page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await ada.page.reload();
    await ada.page.waitForSelector('.table .board');
    const files = asked.slice(0, asked.indexOf(`/api/v1/tables/${id}`)).filter((path) => path.startsWith('/assets/'));
    expect(files.length).toBeGreaterThan(10);
    expect(files.filter((file) => !named.includes(file))).toEqual([]);
    const board = new RegExp(`/assets/${game}-`);
    expect([board.test(named), board.test(await head(bea))]).toEqual([drawn, false]);
    for (const person of [ada, bea]) await person.leave();
  });

test('a later visit loads nothing again, and without a connection the page says so', async () => {
  const ada = await Person.arrive();
  await ada.open('/');
  await ada.page.evaluate(() => navigator.serviceWorker.ready);
  // The second visit fills the worker's cache, the third needs nothing but the page and what the server says.
  await ada.page.reload({ waitUntil: 'networkidle' });
  const asked: string[] = [];
  ada.page.on('request', (request) => !request.serviceWorker() && asked.push(request.url()));
  const fetched: string[] = [];
  ada.page.on('response', (answer) => !answer.fromServiceWorker() && fetched.push(new URL(answer.url()).pathname));
  await ada.page.reload({ waitUntil: 'networkidle' });
  expect(asked.length).toBeGreaterThan(3);
  expect(fetched.filter((path) => path.startsWith('/assets/'))).toEqual([]);

  await ada.context.setOffline(true);
  await ada.page.reload();
  await ada.page.getByText('The server can’t be reached').waitFor();
  await ada.context.setOffline(false);
  await ada.page.reload();
  await ada.page.locator('#game-redplanet').waitFor();
  await ada.leave();
});

test('a move is on screen within two frames of its arrival', async () => {
  const ada = await Person.arrive();
  await ada.context.addInitScript(() => {
    // Frames between a socket message and the change on the page.
    const frames: number[] = [];
    (globalThis as unknown as { frames: number[] }).frames = frames;
    const Real = WebSocket;
    globalThis.WebSocket = class extends Real {
      constructor(...given: ConstructorParameters<typeof WebSocket>) {
        super(...given);
        this.addEventListener('message', ({ data }) => {
          if (!String(data).startsWith('{"type":"news"')) return;
          const before = document.querySelector('.table')?.getAttribute('data-question');
          let waited = 0;
          const look = () => {
            waited += 1;
            const now = document.querySelector('.table')?.getAttribute('data-question');
            if (now !== before) frames.push(waited);
            else if (waited < 60) requestAnimationFrame(look);
          };
          requestAnimationFrame(look);
        });
      }
    };
  });
  await ada.sitDown('redplanet', { players: 2 });
  let decided = 0;
  await ada.play('list', 1, () => decided++ >= 30);
  const frames = (await ada.page.evaluate(() => (globalThis as unknown as { frames: number[] }).frames)).sort((a, b) => a - b);
  expect(frames.length).toBeGreaterThan(5);
  expect(frames[frames.length >> 1]).toBeLessThanOrEqual(2);
  await ada.leave();
});

test('memory stays flat over a whole game', async () => {
  const ada = await Person.arrive();
  const line = await ada.context.newCDPSession(ada.page);
  const used = async () => {
    await line.send('HeapProfiler.collectGarbage');
    const { usedSize } = await line.send('Runtime.getHeapUsage');
    return usedSize;
  };
  await ada.sitDown('redplanet', { players: 3 });
  const sizes: number[] = [];
  let decided = 0;
  await ada.play('list', 21, async () => {
    if (decided++ % 10 === 5) sizes.push(await used());
    return false;
  });
  sizes.push(await used());
  console.log(`heap: ${sizes.map((size) => (size / 1e6).toFixed(1)).join(' ')} MB`);
  const early = sizes[0] as number;
  expect(sizes.at(-1)).toBeLessThan(early + 6_000_000);
  await ada.leave();
});

for (const { game, secret } of TITLES) {
  test(`the page of ${game} is sent nothing that its seat may not know`, async () => {
    const seed = 987654321987;
    const ada = await Person.arrive();
    await ada.sitDown(game, secret, { seed });
    let decided = 0;
    await ada.play('list', 13, () => decided++ >= 25);
    expect(ada.heard.length).toBeGreaterThan(5);
    for (const frame of ada.heard) {
      expect(frame).not.toContain(String(seed));
      const told = JSON.parse(frame);
      const view = (told.news ?? told).position?.view;
      if (!view || told.news?.position?.outcome || told.position?.outcome) continue;
      expect(view.viewer).toEqual({ seat: 0 });
      expect(view.all).toBeNull();
    }
    const kept = await ada.page.evaluate(() => JSON.stringify(localStorage) + JSON.stringify(sessionStorage) + document.cookie);
    expect(kept).not.toContain(String(seed));
    expect(kept).not.toContain('syrtis=');
    await ada.leave();
  });
}
