import { describe, expect, it } from 'vitest';
import { syncQuote } from '#domain/calls/quotes/syncQuote.ts';
import { onPostgres } from '#tests/support/database.ts';
import { quoteBodyOf, travellerOf } from '#tests/support/quote/bodies.ts';
import { startSampleServer } from '#tests/support/sampleServer.ts';
import { startedFor } from '#tests/support/startedFor.ts';
import { opened } from '#tests/support/server/client.ts';

onPostgres((engine) => {
  const server = startedFor(() => startSampleServer(engine));
  const consumer = startedFor(() => opened(server.client('b2c')));

  describe('a synced quote', () => {
    const synced = () =>
      server.database.db.selectFrom('synced_quotes').selectAll().orderBy('created_at').execute();

    it('[QR-014] is kept with payload and form, one for each session', async () => {
      const payload = quoteBodyOf({});
      expect(await consumer.body(syncQuote, { body: { payload, form: { step: 'first' } } })).toEqual({
        synced: true,
      });
      server.clock.advance(1000);
      const later = quoteBodyOf({ paxes: [travellerOf({ age: 51 })] });
      await consumer.body(syncQuote, {
        body: { payload: later, form: { step: 'second' } },
        headers: { lang: 'FR' },
      });
      const rows = await synced();
      expect(rows).toHaveLength(1);
      expect(rows[0]).toMatchObject({
        organization_code: 'CM',
        lang: 'fr',
        payload: later,
        form: { step: 'second' },
      });
      expect(rows[0]?.updated_at.getTime()).toBeGreaterThan(rows[0]?.created_at.getTime() ?? 0);
    });

    it('[QR-014] answers at the path without /api as well', async () => {
      const response = await consumer.fetch('/sync-quote', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ payload: quoteBodyOf({}), form: {} }),
      });
      expect([response.status, await response.json()]).toEqual([200, { synced: true }]);
    });

    it('[QF-012 partly] the booking route receives the form that is posted to it, with the query of its page', async () => {
      const answer = await consumer.fetch('/booking?lang=fr&refCode=REF100000001', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ payload: quoteBodyOf({}), form: { step: 'posted' } }),
      });
      expect([answer.status, await answer.json()]).toEqual([200, { received: true }]);
      expect(await synced()).toMatchObject([{ organization_code: 'CM', form: { step: 'posted' } }]);
    });

    it('writes nothing when it is refused', async () => {
      const before = await synced();
      const body = { payload: quoteBodyOf({ organizationCode: 'BOREAL' }), form: {} };
      expect(await consumer.call(syncQuote, { body })).toMatchObject({ ok: false, status: 404 });
      expect(await consumer.call(syncQuote, { body: { payload: {}, form: {} } })).toMatchObject({
        status: 400,
      });
      expect(await synced()).toEqual(before);
    });
  });
});
