// Random people in real browsers, at tables of every title, kind and size. After every step whoever owes a decision can make it,
// every page shows what the server says, and nothing has gone wrong.
//
// MONKEY_STEPS is how many steps are made at each title and size, MONKEY_SEED the first of the seeds; a failure says which to use.

import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { GameInfo, SeatWish, Setup, TableInfo } from '../../src/api/types';
import { DEEDS } from './deeds';
import { Dice } from './dice';
import { Host } from './host';
import { DESKTOP, PHONE, type Size } from './person';
import { Player, until } from './player';
import { TITLES } from './titles';

const STEPS = Number(process.env.MONKEY_STEPS ?? (process.env.SYRTIS_ALL === '1' ? 2000 : 16));
/** Milliseconds; a step that hangs ends by itself. */
const PER_STEP = 30_000;
/** Steps at one table; then new people meet at another. */
const SITTING = 250;

let host: Host;
beforeAll(async () => {
  host = await Host.start('--bot-time', '20');
});
afterAll(() => host.end());

/** People at a new table of this title; its kind, the bots and the rest by the dice. */
async function meet(game: string, size: Size, seed: number, dice: Dice): Promise<Player[]> {
  const { cases, defaults } = (await (await fetch(`${host.url}/api/v1/games/${game}`)).json()) as GameInfo;
  const options = { ...defaults, ...dice.pick(cases) };
  const ada = await Player.arrive('Ada', host, size, dice);
  const { seats } = await ada.person.ask<{ seats: number }>('POST', `/games/${game}/check`, { options });
  const seated = Math.min(seats, 1 + dice.roll(3));
  const people = [ada];
  // Whoever has no seat watches.
  for (const name of ['Bea', 'Cid'].slice(0, Math.max(seated - 1, dice.roll(3)))) {
    people.push(await Player.arrive(name, host, dice.pick([DESKTOP, PHONE]), dice));
  }
  const bot = (): SeatWish => ({ kind: 'bot', level: dice.pick(['random', 'greedy']) });
  const wishes = Array.from({ length: seats }, (_, at): SeatWish =>
    at === 0 ? { kind: 'me' } : at < seated ? { kind: 'anybody' } : bot(),
  );
  const setup: Setup = {
    access: people.length > seated ? 'open' : dice.pick(['open', 'invited']),
    pace: 'live',
    begin: 'full',
    clock: null,
    undo: dice.pick(['free', 'free', 'free', 'agreed', 'never']),
    hints: dice.pick(['everybody', 'alone']),
    spectators: true,
    chat: true,
    stand_in: 'random',
  };
  const turn = dice.roll(seats);
  const table = await ada.person.ask<TableInfo>('POST', '/tables', {
    game,
    options,
    setup,
    seed,
    seats: wishes.map((_, at) => wishes[(at + turn) % seats]),
  });
  for (const player of people.slice(1, seated)) await player.person.ask('POST', `/tables/${table.id}/join`, { invite: table.invite });
  for (const player of people) await player.visit(table.id);
  return people;
}

/** Who does what next: by the dice, among all that is possible. */
function next(people: Player[], dice: Dice): { player: Player; name: string } {
  const possible = Object.entries(DEEDS).flatMap(([name, deed]) => {
    const able = people.filter((player) => deed.can(player, people));
    return able.length > 0 ? [{ name, weight: deed.weight, able }] : [];
  });
  let left = (dice.roll(1 << 20) / (1 << 20)) * possible.reduce((sum, { weight }) => sum + weight, 0);
  const chosen = possible.find(({ weight }) => (left -= weight) < 0) ?? (possible[0] as (typeof possible)[0]);
  return { name: chosen.name, player: dice.pick(chosen.able) };
}

/** Waits until nobody has anything left to do but people, and every page shows where the game stands. */
async function settle(people: Player[]): Promise<void> {
  await until(
    async () => (await Promise.all(people.map((player) => player.wrong()))).find((wrong) => wrong !== null) ?? null,
    () => people.reduce((sum, { progress }) => sum + progress, 0),
  );
  for (const player of people) player.excused = !player.online;
  const troubles = people.flatMap((player) => player.troubles());
  if (troubles.length > 0) throw new Error(troubles.join('\n'));
}

/** Some steps at one table; returns how many were made. A failure says how to see it again. */
async function sitting(game: string, size: Size, seed: number, steps: number): Promise<number> {
  const dice = new Dice(seed);
  const people = await meet(game, size, seed, dice);
  const done: string[] = [];
  try {
    await settle(people);
    while (done.length < steps && people.every(({ witness }) => witness.table.status !== 'abandoned')) {
      const [{ player, name }, pick] = [next(people, dice), dice.roll(1 << 20)];
      done.push(`${done.length + 1} ${player.name} ${name}`);
      const what = await DEEDS[name]?.does(player, pick, people);
      done[done.length - 1] += ` ${what}`;
      await settle(people);
    }
    return done.length;
  } catch (error) {
    const pictures = people.map(({ name }) => join(tmpdir(), `monkey-${game}-${size.width}-${seed}-${name}.png`));
    await Promise.all(people.map(({ page }, at) => page.screenshot({ path: pictures[at] }).catch(() => null)));
    const again = `MONKEY_SEED=${seed} MONKEY_STEPS=${done.length} npm run test:browser -- monkey -t '${game} at ${size.width}'`;
    const table = JSON.stringify(people[0]?.witness.table.options);
    const troubles = people.flatMap((player) => player.troubles());
    throw new Error([error, ...troubles, `Again: ${again}`, ...pictures, table, ...done.slice(-60)].join('\n'), { cause: error });
  } finally {
    await Promise.all(people.map((player) => player.leave()));
  }
}

describe('random people', () => {
  TITLES.flatMap(({ game }) => [DESKTOP, PHONE].map((size) => ({ game, size }))).forEach(({ game, size }, at) => {
    test(`${game} at ${size.width}`, { timeout: STEPS * PER_STEP }, async () => {
      let seed = Number(process.env.MONKEY_SEED ?? 1 + 1000 * at);
      let [failures, made] = [0, 0];
      for (let left = STEPS; left > 0; left -= SITTING) {
        const steps = Math.min(left, SITTING);
        await sitting(game, size, seed++, steps).then(
          (done) => (made += done),
          (error: Error) => {
            console.error(error.message);
            failures += 1;
          },
        );
        if (STEPS > SITTING) console.log(`${game} at ${size.width}: ${made} steps, ${failures} failures`);
      }
      expect(failures, 'failures; they are printed above').toBe(0);
    });
  });
});
