import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import { paidByCard, unpaidBody } from '#tests/support/purchases/bodies.ts';
import { buy, newKey, standinSettings } from '#tests/support/purchases/shop.ts';
import { signInAs, startSampleServer } from '#tests/support/sampleServer.ts';
import type { TestServer } from '#tests/support/server.ts';
import type { TestClient } from '#tests/support/server/client.ts';
import { realPrinter } from '#tests/support/server/printers.ts';
import { dataKeyOf } from '#tests/support/standins/cardToken.ts';
import { startStandinProcess } from '#tests/support/standins/startStandinProcess.ts';
import type { Standins } from '#tests/support/standins/startStandins.ts';
import { call, charge } from '#tests/standins/support/gateway.ts';
import type { Benchmark } from './support/benchmark.ts';
import { durableEngine } from './support/durableServer.ts';
import { inRounds, ratioOf } from './support/rounds.ts';

const aRound = 20;
const commitsARound = 100;
const commit = 'one commit of the same database';

/** Milliseconds of one purchase by card, as one buyer meets it, on a PostgreSQL whose commits wait for the disk. */
export const purchase: Benchmark = {
  name: 'purchase',
  async run(rounds) {
    const standins = await startStandinProcess();
    const engine = await durableEngine();
    const server = await startSampleServer(engine, {
      printer: realPrinter,
      settings: { ...standinSettings(standins), PORTAGE_LOG_LEVEL: 'warn', PORTAGE_LIMIT_FACTOR: '1000' },
    });
    try {
      const agent = await signInAs(server.client('b2b'), 'etremblay');
      await boughtIn(agent, standins, server);
      const figures = await inRounds(rounds, [
        {
          name: 'charge and record, without the services outside',
          measure: async () => (await boughtIn(agent, standins, server)) - (await outsideIn(standins)),
        },
        { name: commit, measure: () => committedIn(server) },
      ]);
      return {
        name: 'purchase',
        unit: 'ms',
        figures,
        ratios: [ratioOf(figures, commit, { bound: 'atMost', value: 5 })],
        goal: null,
        notes: [
          `${aRound} purchases and ${commitsARound} commits a round, one after another; the stand-ins' own time for a charge ` +
            'and an activation is measured beside and taken off. A purchase begins when the mail of the last one has gone.',
        ],
      };
    } finally {
      await server.close();
      await engine.stop();
      await standins.stop();
    }
  },
};

async function boughtIn(agent: TestClient, standins: Standins, server: TestServer): Promise<number> {
  const unpaid = await unpaidBody(agent);
  let spent = 0;
  for (let place = 0; place < aRound; place += 1) {
    const body = paidByCard(unpaid, await dataKeyOf(standins));
    const key = await newKey(agent);
    const begun = performance.now();
    await buy(agent, body, key);
    spent += performance.now() - begun;
    await mailIsSent(server);
  }
  return spent / aRound;
}

/** The confirmation of one purchase is not made while the next one is timed. */
async function mailIsSent({ database }: TestServer): Promise<void> {
  const waiting = () =>
    database.db.selectFrom('outbox').select('id').where('state', '=', 'waiting').executeTakeFirst();
  while (await waiting()) await pause(10);
}

async function outsideIn(standins: Standins): Promise<number> {
  let spent = 0;
  for (let place = 0; place < aRound; place += 1) {
    const dataKey = await dataKeyOf(standins);
    const orderId = randomUUID();
    const begun = performance.now();
    await charge(standins, orderId, dataKey);
    await call(standins, 'POST', '/activation/policies', { policyNumber: `BENCH-${orderId.slice(0, 8)}` });
    spent += performance.now() - begun;
  }
  return spent / aRound;
}

async function committedIn({ database }: TestServer): Promise<number> {
  const begun = performance.now();
  for (let place = 0; place < commitsARound; place += 1) {
    await sql`insert into rate_limits (bucket, window_start, hits)
      values (${`bench ${randomUUID()}`}, now(), 1)`.execute(database.db);
  }
  return (performance.now() - begun) / commitsARound;
}
