import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { priceQuote } from '#domain/calls/quotes/priceQuote.ts';
import { addRateVersions, type NewRateVersion } from '#server/rating/addRateVersions.ts';
import { sampleRateVersions } from '#server/sample/rates/sampleRates.ts';
import { onPostgres } from '#tests/support/database.ts';
import { quoteBodyOf, travellerOf } from '#tests/support/quote/bodies.ts';
import { startSampleServer } from '#tests/support/sampleServer.ts';
import { startedFor } from '#tests/support/startedFor.ts';
import { opened } from '#tests/support/server/client.ts';

onPostgres((engine) => {
  const server = startedFor(() => startSampleServer(engine));
  const client = startedFor(() => opened(server.client('b2c')));

  const current = sampleRateVersions().find(
    ({ code, category, channel, effectiveDate }) =>
      code === 'SEMH' &&
      category === 'STANDARD' &&
      channel === 'AFFILIATION' &&
      effectiveDate === '2024-01-01',
  ) as NewRateVersion;
  const dearer = (changed: Partial<NewRateVersion>): NewRateVersion => ({
    ...current,
    cells: Array.from(current.cells, (cents) => cents * 2),
    ...changed,
  });
  const price = async () => {
    const body = quoteBodyOf({ paxes: [travellerOf({ plan: { code: 'SEMH' } })] });
    const plan = (await client.body(priceQuote, { body })).paxes[0]?.plans[0];
    return { version: plan?.rateVersion, total: plan?.premiumTotal ?? 0 };
  };
  /** Asks until the announcement of the change was heard. */
  const priceWith = (version: string) => expect.poll(async () => (await price()).version).toBe(version);

  describe('rate versions', () => {
    it('[RR-046 partly] price quotes from their day on, and not before', async () => {
      const before = await price();
      await addRateVersions(server.database.db, [dearer({ effectiveDate: '2026-06-16' })], 'test.csv');
      expect(await price()).toEqual(before);
      server.clock.set('2026-06-16T14:00:00Z');
      await client.open();
      await priceWith('SEMH.STANDARD.AFFILIATION.2026-06-16.1');
      expect((await price()).total).toBeCloseTo(2 * before.total, 2);
    });

    it('are followed by a revision of the same day, and hold again when it is withdrawn', async () => {
      const { db } = server.database;
      await addRateVersions(db, [dearer({ effectiveDate: '2026-06-16', revision: 2 })], 'again.csv');
      await priceWith('SEMH.STANDARD.AFFILIATION.2026-06-16.2');
      await db
        .updateTable('rate_versions')
        .set({ withdrawn_at: new Date(server.clock.now()) })
        .where('id', '=', 'SEMH.STANDARD.AFFILIATION.2026-06-16.2')
        .execute();
      await sql`select pg_notify('rates_changed', '')`.execute(db);
      await priceWith('SEMH.STANDARD.AFFILIATION.2026-06-16.1');
    });

    it('never change and never go', async () => {
      const { db } = server.database;
      const key = 'SEMH.STANDARD.AFFILIATION.2024-01-01.1';
      const change = db
        .updateTable('rate_versions')
        .set({ cells: [1] })
        .where('id', '=', key)
        .execute();
      await expect(change).rejects.toThrow('a rate version never changes');
      const remove = db.deleteFrom('rate_versions').where('id', '=', key).execute();
      await expect(remove).rejects.toThrow('a rate version never changes');
      const again = addRateVersions(db, [current], 'twice.csv');
      await expect(again).rejects.toMatchObject({ code: '23505' });
    });

    it('are refused whole when one table is not good', async () => {
      const { db } = server.database;
      const good = dearer({ effectiveDate: '2027-01-01' });
      const bad = dearer({ effectiveDate: '2027-02-01', cells: [1, 2, 3] });
      await expect(addRateVersions(db, [good, bad], 'bad.csv')).rejects.toThrow('cellCount');
      const found = await db
        .selectFrom('rate_versions')
        .select('id')
        .where('source', '=', 'bad.csv')
        .execute();
      expect(found).toEqual([]);
    });
  });
});
