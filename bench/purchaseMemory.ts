import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { openDatabase } from '#server/database/openDatabase.ts';
import type { OpenDatabase } from '#server/database/database.ts';
import { testFolder } from '#tests/support/engines/template.ts';
import { paidByCard, unpaidBody } from '#tests/support/purchases/bodies.ts';
import { processVariables } from '#tests/support/purchases/processVariables.ts';
import { buy, standinSettings } from '#tests/support/purchases/shop.ts';
import { testClient } from '#tests/support/server/client.ts';
import { letSell } from '#tests/support/soak/database.ts';
import { dataKeyOf } from '#tests/support/standins/cardToken.ts';
import { startStandinProcess } from '#tests/support/standins/startStandinProcess.ts';
import type { Standins } from '#tests/support/standins/startStandins.ts';
import { type Benchmark, goalOf } from './support/benchmark.ts';
import { endChild } from './support/childServer.ts';
import { figureOf } from './support/rounds.ts';
import type { Held } from './servers/shop.ts';

const aRound = 300;
const warming = 500;
const buyers = 8;
const bornAt = '2026-06-15T14:00:00Z';
const mebibyte = 2 ** 20;

/** What a server holds in memory while policies are bought by the thousand, each with its document and its mail. */
export const purchaseMemory: Benchmark = {
  name: 'purchaseMemory',
  async run(rounds) {
    const standins = await startStandinProcess();
    const place = await letSell('portage_bench_memory');
    const { databaseUrl } = place;
    const database = await openDatabase({ databaseUrl, dataFolder: testFolder });
    const shop = startShop(databaseUrl, standins);
    try {
      const [origin] = (await once(shop, 'message')) as [string];
      const begun = performance.now();
      await buyMany(origin, standins, database, warming);
      const measured = [await heldBy(shop)];
      for (let round = 0; round < rounds; round += 1) {
        await buyMany(origin, standins, database, aRound);
        measured.push(await heldBy(shop));
      }
      const growth = measured.map(({ held }) => held / (measured[0]?.held ?? Number.NaN));
      const last = growth.at(-1) ?? Number.NaN;
      return {
        name: 'purchaseMemory',
        unit: 'MiB',
        figures: [
          figureOf(
            'held',
            measured.map(({ held }) => held / mebibyte),
          ),
          figureOf(
            'resident, with the thread that prints',
            measured.map(({ resident }) => resident / mebibyte),
          ),
        ],
        ratios: [
          {
            peer: `what is held after the first ${warming} purchases`,
            ratio: last,
            noise: Math.max(...growth) - Math.min(...growth),
            goal: goalOf('atMost', 1.1, last),
          },
        ],
        goal: null,
        notes: [
          `${warming} purchases and ${rounds} times ${aRound}, ${buyers} buyers, in ` +
            `${Math.round((performance.now() - begun) / 1_000)} s; held after each: ` +
            `${measured.map(({ held }) => (held / mebibyte).toFixed(1)).join(', ')} MiB.`,
        ],
      };
    } finally {
      await endChild(shop);
      await database.close();
      await place.stop();
      await standins.stop();
    }
  },
};

function startShop(databaseUrl: string, standins: Standins): ChildProcess {
  const env = { ...processVariables(databaseUrl), ...standinSettings(standins) };
  return fork(new URL('./servers/shop.ts', import.meta.url), [bornAt], {
    env,
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
}

/** So many purchases of several buyers at once; it ends when the last confirmation has gone. */
async function buyMany(
  origin: string,
  standins: Standins,
  database: OpenDatabase,
  purchases: number,
): Promise<void> {
  let left = purchases;
  const buyOneAfterAnother = async () => {
    const visitor = testClient('b2c', origin);
    await visitor.open();
    const unpaid = await unpaidBody(visitor);
    while (left > 0) {
      left -= 1;
      await buy(visitor, paidByCard(unpaid, await dataKeyOf(standins)));
    }
  };
  await Promise.all(Array.from({ length: buyers }, buyOneAfterAnother));
  const waiting = () =>
    database.db.selectFrom('outbox').select('id').where('state', '=', 'waiting').executeTakeFirst();
  while (await waiting()) await pause(100);
}

async function heldBy(shop: ChildProcess): Promise<Held> {
  const heard = once(shop, 'message');
  shop.send('held');
  const [held] = (await heard) as [Held];
  return held;
}
