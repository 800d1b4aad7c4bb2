import { sql } from 'kysely';
import { afterAll, afterEach, expect, it } from 'vitest';
import { getUser } from '#domain/calls/identity/getUser.ts';
import { priceQuote } from '#domain/calls/quotes/priceQuote.ts';
import type { Database } from '#server/database/database.ts';
import { openDatabase } from '#server/database/openDatabase.ts';
import { addRateVersions, type NewRateVersion } from '#server/rating/addRateVersions.ts';
import { sampleRateVersions } from '#server/sample/rates/sampleRates.ts';
import { type DatabaseWaits, ordinaryDatabaseWaits } from '#server/waits.ts';
import { type CutLine, openCutLine } from '#tests/support/engines/cutLine.ts';
import type { TestDatabase } from '#tests/support/engines/engine.ts';
import { serverEngine } from '#tests/support/engines/server.ts';
import { quoteBodyOf, travellerOf } from '#tests/support/quote/bodies.ts';
import { startServer, type TestServer } from '#tests/support/server.ts';

const engine = serverEngine();
afterAll(() => engine.stop());

type Setting = { server: TestServer; line: CutLine; own: TestDatabase };
const closing: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0).toReversed()) await close();
});

/** A server whose line to its database can be cut, while `own` reaches it as another process would. */
async function startBehindLine(waits: Partial<DatabaseWaits>): Promise<Setting> {
  const own = await engine.open('sample');
  const line = await openCutLine(own.settings.databaseUrl ?? '');
  const settings = { ...own.settings, databaseUrl: line.url };
  const behind = await openDatabase(settings, { ...ordinaryDatabaseWaits, ...waits });
  const server = await startServer(engine, {
    database: { ...behind, settings },
    waits: { readyMs: 200, idleMs: 60_000 },
  });
  closing.push(
    () => own.close(),
    () => Promise.all([line.close(), behind.close()]),
    () => server.close(),
  );
  return { server, line, own };
}

const readiness = async ({ origins }: TestServer) => (await fetch(`${origins.b2b}/readyz`)).status;

it('a database that says nothing any more is told in time, to whoever asks for readiness and to every request', async () => {
  const { server, line } = await startBehindLine({ connectionMs: 2_000, statementMs: 1_500, graceMs: 100 });
  const client = server.client('b2c');
  await client.open();
  expect(await readiness(server)).toBe(200);
  line.cut();
  const begun = performance.now();
  expect(await readiness(server)).toBe(503);
  const answers = await Promise.all(Array.from({ length: 15 }, () => server.client('b2c').call(getUser)));
  expect(performance.now() - begun).toBeLessThan(10_000);
  for (const answer of answers) {
    expect(answer).toMatchObject({
      status: 503,
      problem: {
        code: 'server.unavailable',
        error: 'This cannot be done right now. Please try again in a moment.',
      },
    });
    expect(answer.headers.get('retry-after')).toBe('5');
  }
  line.mend();
  await expect.poll(() => readiness(server), { timeout: 30_000 }).toBe(200);
  expect((await client.open()).claimsToken).not.toBeNull();
});

it('a statement that the database does not end in time is broken off, and the connection serves on', async () => {
  const { server, own } = await startBehindLine({ lockMs: 200 });
  const client = server.client('b2c');
  await client.open();
  await own.db.transaction().execute(async (trx) => {
    await trx.updateTable('organizations').set({ name_en: 'Held' }).where('code', '=', 'CM').execute();
    const held = server.database.db
      .updateTable('organizations')
      .set({ name_en: 'Waiting' })
      .where('code', '=', 'CM')
      .execute();
    await expect(held).rejects.toMatchObject({ name: 'DatabaseUnavailable', cause: { code: '55P03' } });
  });
  expect(await readiness(server)).toBe(200);
});

it('a table that another process changes while this one keeps plans of it is read again at the second try', async () => {
  const { server, own } = await startBehindLine({});
  const readOver = (db: Database) =>
    db.selectFrom('organizations').selectAll().where('code', '=', 'CM').executeTakeFirst();
  await server.database.db.connection().execute(async (held) => {
    await readOver(held);
    await sql`alter table organizations add column added_later text not null default 'there'`.execute(own.db);
    await expect(readOver(held)).rejects.toMatchObject({ name: 'DatabaseUnavailable' });
  });
  expect(await readOver(server.database.db)).toMatchObject({ code: 'CM', added_later: 'there' });
});

it('a connection that is lost between two statements of a transaction takes back the transaction only', async () => {
  const { server, line } = await startBehindLine({});
  const lost = server.database.db.transaction().execute(async (trx) => {
    await trx.updateTable('organizations').set({ name_en: 'Lost' }).where('code', '=', 'CM').execute();
    await line.hangUp();
    await trx.selectFrom('organizations').select('code').execute();
  });
  await expect(lost).rejects.toMatchObject({ name: 'DatabaseUnavailable' });
  await expect.poll(() => readiness(server), { timeout: 30_000 }).toBe(200);
  const { name_en: name } = await server.database.db
    .selectFrom('organizations')
    .select('name_en')
    .where('code', '=', 'CM')
    .executeTakeFirstOrThrow();
  expect(name).not.toBe('Lost');
});

const current = sampleRateVersions().find(
  ({ code, category, channel, effectiveDate }) =>
    code === 'SEMH' && category === 'STANDARD' && channel === 'AFFILIATION' && effectiveDate === '2024-01-01',
) as NewRateVersion;

it.each<[string, Partial<DatabaseWaits>]>([
  [
    'that are asked now and then whether they live',
    { probeMs: 100, connectionMs: 3_000, staleMs: 3_600_000 },
  ],
  ['by their age', { probeMs: 3_600_000, staleMs: 300 }],
])(
  'rates that were announced over a line that was cut silently are known: connections %s',
  async (_how, waits) => {
    const { server, line, own } = await startBehindLine(waits);
    const client = server.client('b2c');
    await client.open();
    const version = async () => {
      const body = quoteBodyOf({ paxes: [travellerOf({ plan: { code: 'SEMH' } })] });
      return (await client.body(priceQuote, { body })).paxes[0]?.plans[0]?.rateVersion;
    };
    expect(await version()).toBe('SEMH.STANDARD.AFFILIATION.2024-01-01.1');
    line.cutAnnouncements();
    const dearer = {
      ...current,
      effectiveDate: '2026-06-14',
      cells: Array.from(current.cells, (cents) => 2 * cents),
    };
    await addRateVersions(own.db, [dearer], 'dearer.csv');
    await expect.poll(version, { timeout: 30_000 }).toBe('SEMH.STANDARD.AFFILIATION.2026-06-14.1');
  },
);
