import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { priceQuote } from '#domain/calls/quotes/priceQuote.ts';
import { onPostgres } from '#tests/support/database.ts';
import { quoteBodyOf, travellerOf } from '#tests/support/quote/bodies.ts';
import { quote, recommend } from '#tests/support/quote/desk.ts';
import { startSampleServer } from '#tests/support/sampleServer.ts';
import { startedFor } from '#tests/support/startedFor.ts';
import { opened } from '#tests/support/server/client.ts';

const runs = { numRuns: 40 };
const anyTraveller = fc.record({
  age: fc.integer({ min: 0, max: 95 }),
  tripCost: fc.integer({ min: 0, max: 30_000 }),
});
const anyEnd = fc.integer({ min: 1, max: 364 }).map((days) => {
  const end = new Date(Date.UTC(2026, 6, 1 + days));
  return end.toISOString().slice(0, 10);
});

onPostgres((engine) => {
  const server = startedFor(() => startSampleServer(engine));
  const consumer = startedFor(() => opened(server.client('b2c')));

  const bodyOf = (people: { age: number; tripCost: number }[], endDate: string) =>
    quoteBodyOf({
      tripInformation: { ...quoteBodyOf({}).tripInformation, endDate },
      paxes: people.map((person, at) => travellerOf({ ...person, referenceNumber: `${at + 1}` })),
    });

  describe('whatever is quoted', () => {
    it('prices do not depend on the order of the travellers', async () => {
      const anyGroup = fc
        .array(anyTraveller, { minLength: 2, maxLength: 12 })
        .chain((people) =>
          fc.tuple(
            fc.constant(people),
            fc.shuffledSubarray([...people.keys()], { minLength: people.length }),
          ),
        );
      await fc.assert(
        fc.asyncProperty(anyGroup, anyEnd, async ([people, order], endDate) => {
          const body = bodyOf(people, endDate);
          const permuted = { ...body, paxes: order.map((at) => body.paxes[at]!) };
          const [straight, other] = [await quote(consumer, body), await quote(consumer, permuted)];
          expect(other.paxes).toEqual(order.map((at) => straight.paxes[at]));
        }),
        runs,
      );
    });

    it('a plan that refuses a traveller is refused when it is asked for', async () => {
      let seen = 0;
      await fc.assert(
        fc.asyncProperty(anyTraveller, anyEnd, async (person, endDate) => {
          const body = bodyOf([person], endDate);
          const refused = (await recommend(consumer, body)).paxes[0]?.refused ?? [];
          seen += refused.length;
          for (const { code, reason } of refused) {
            const paxes = [{ ...body.paxes[0]!, plan: { code } }];
            const [pax] = (await consumer.body(priceQuote, { body: { ...body, paxes } })).paxes;
            expect(pax?.plans[0]).toMatchObject({ premiumTotal: 0, rateVersion: '' });
            expect(pax?.plans[0]?.errors?.map((problem) => problem.code)).toEqual([`plan.${reason}`]);
          }
        }),
        runs,
      );
      expect(seen).toBeGreaterThan(0);
    });
  });
});
