import { describe, expect, it } from 'vitest';
import { estimateQuote } from '#domain/calls/quotes/estimateQuote.ts';
import { priceQuote } from '#domain/calls/quotes/priceQuote.ts';
import type { QuoteBody } from '#domain/calls/shapes/quoteBody.ts';
import { onPostgres } from '#tests/support/database.ts';
import { quoteBodyOf, travellerOf } from '#tests/support/quote/bodies.ts';
import { signInAs, startSampleServer } from '#tests/support/sampleServer.ts';
import { startedFor } from '#tests/support/startedFor.ts';

onPostgres((engine) => {
  const server = startedFor(() => startSampleServer(engine));
  const agent = startedFor(() => signInAs(server.client('b2b'), 'etremblay'));

  const estimateFor = async (body: QuoteBody) => (await agent.body(estimateQuote, { body })).estimate;
  const pair = (ages: [number, number], tripCost: number) =>
    quoteBodyOf({
      paxes: ages.map((age, at) => travellerOf({ referenceNumber: `${at + 1}`, age, tripCost })),
    });

  describe('the estimate of a trip', () => {
    it('is the sum of what the quote asks of everybody for a most popular plan', async () => {
      const body = pair([34, 58], 0);
      const estimate = await estimateFor(body);
      const { paxes } = await agent.body(priceQuote, { body });
      const cents = paxes.map(({ plans }) => {
        const total = plans.find(({ code }) => code === estimate?.planCode)?.premiumTotal;
        return Math.round((total ?? Number.NaN) * 100);
      });
      expect(estimate).toMatchObject({ planCode: 'SEMH', planName: { en: expect.any(String) } });
      expect(Math.round((estimate?.total ?? 0) * 100)).toBe(cents.reduce((sum, one) => sum + one));
    });

    it('is that of a plan without a trip cost while the cost of somebody is not known', async () => {
      const whole = await estimateFor(pair([34, 36], 1_500));
      const part = await estimateFor(
        quoteBodyOf({
          paxes: [
            travellerOf({ referenceNumber: '1', tripCost: 1_500 }),
            travellerOf({ referenceNumber: '2', tripCost: 0 }),
          ],
        }),
      );
      expect(whole).not.toBeNull();
      expect(part?.planCode).toBe('SEMH');
    });

    it('is none where a questionnaire comes first, or an age cannot be quoted', async () => {
      expect(await estimateFor(pair([34, 75], 0))).toBeNull();
      expect(await estimateFor(pair([34, 128], 0))).toBeNull();
    });

    it('is refused for another organization, without the right to quote and for a trip that ends before it starts', async () => {
      const nobody = server.client('b2b');
      const body = quoteBodyOf({});
      expect(await nobody.call(estimateQuote, { body })).toMatchObject({ ok: false, status: 401 });
      const other = { ...body, organizationCode: 'PARTNER' };
      expect(await agent.call(estimateQuote, { body: other })).toMatchObject({ ok: false, status: 404 });
      const tripInformation = { ...body.tripInformation, endDate: '2026-06-30' };
      expect(await agent.call(estimateQuote, { body: { ...body, tripInformation } })).toMatchObject({
        ok: false,
        status: 400,
      });
    });
  });
});
