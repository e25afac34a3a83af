// Three servers with Postgres and NATS: people of one table come to different ones. `cargo xtask test --all` runs all other tests
// on them too.

import { expect, test } from 'vitest';
import type { TableInfo } from '../../src/api/types';
import { usualSetup } from '../../src/pages/shared/tables';
import { Cluster } from './cluster';
import { PHONE, Person, together } from './person';

const TABLES = [
  { game: 'ares', options: { players: 2 } },
  { game: 'martians', options: { variant: 'com', players: 2 } },
  { game: 'redplanet', options: { players: 2 } },
];

test('people on three servers play together, and one that dies takes nothing with it', async () => {
  const cluster = await Cluster.start(3);
  const [ada, bea] = [await Person.arrive({ host: cluster.url }), await Person.arrive({ host: cluster.url, size: PHONE })];
  await ada.introduce('Ada');
  await bea.introduce('Bea');
  for (const { game, options } of TABLES) {
    const seats = [{ kind: 'me' }, { kind: 'anybody' }];
    const table = await ada.ask<TableInfo>('POST', '/tables', { game, options, seats, setup: usualSetup('random') });
    await bea.ask('POST', `/tables/${table.id}/join`, { invite: table.invite });
    for (const person of [ada, bea]) await person.open(`/t/${table.id}`);
    await together([ada, bea], async () => Math.min(await ada.round(), await bea.round()) > 1);
  }
  await cluster.kill(0);
  await together([ada, bea]);
  for (const person of [ada, bea]) {
    await person.page.getByRole('dialog').waitFor();
    expect(person.troubles).toEqual([]);
    await person.leave();
  }
  await cluster.end();
});
