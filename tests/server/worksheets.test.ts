import { describe, expect, it } from 'vitest';
import { explainPrices, type PlannedQuote } from '#domain/calls/quotes/explainPrices.ts';
import type { RequestedPlan } from '#domain/calls/shapes/plan.ts';
import type { QuotedPax } from '#domain/calls/shapes/quoteBody.ts';
import { onPostgres } from '#tests/support/database.ts';
import { quoteBodyOf, travellerOf, visitBody } from '#tests/support/quote/bodies.ts';
import { quote } from '#tests/support/quote/desk.ts';
import { signInAs, startSampleServer } from '#tests/support/sampleServer.ts';
import { startedFor } from '#tests/support/startedFor.ts';

onPostgres((engine) => {
  const server = startedFor(() => startSampleServer(engine));
  const agent = startedFor(() => signInAs(server.client('b2b'), 'etremblay'));

  const planned = (plan: RequestedPlan, pax: Partial<QuotedPax> = {}) =>
    quoteBodyOf({ paxes: [travellerOf({ ...pax, plan })] }) as PlannedQuote;
  const explain = async (body: PlannedQuote, lang = 'EN') =>
    (await agent.body(explainPrices, { body, headers: { lang } })).paxes;

  describe('the worksheet of a price', () => {
    it('says where in the rates each amount of the price stands', async () => {
      const plan = {
        code: 'SEMH',
        tripPreference: { deductible: 500 },
        optionalBenefits: [{ code: 'FLTACC' }],
      };
      const [pax] = await explain(planned(plan, { age: 42 }));
      expect(pax).toMatchObject({ referenceNumber: '1', errors: [] });
      expect(pax?.worksheet).toMatchObject({
        code: 'SEMH',
        rateVersion: 'SEMH.STANDARD.AFFILIATION.2024-01-01.1',
        effectiveDate: '2024-01-01',
        age: 42,
        days: 10,
        deductible: 500,
        times: 1,
      });
      const lines = pax?.worksheet?.lines ?? [];
      expect(lines.map(({ kind }) => kind)).toEqual(['base', 'deductible', 'benefit']);
      expect(lines[0]).toMatchObject({
        rate: {
          bands: [
            { axis: 'age', from: 35, to: 44 },
            { axis: 'days', from: 9, to: 12 },
            { axis: 'deductible', from: 0, to: 0 },
          ],
        },
      });
      expect(lines[2]).toMatchObject({
        code: 'FLTACC',
        rateVersion: 'FLTACC.STANDARD.AFFILIATION.2024-01-01.1',
      });
    });

    it.each([
      [
        quoteBodyOf({
          paxes: [travellerOf({}), travellerOf({ referenceNumber: '2', age: 59, tripCost: 0 })],
        }),
      ],
      [visitBody(false)],
      [visitBody(true)],
      [
        quoteBodyOf({
          travellerType: 'FAMILY',
          dependents: [
            { referenceNumber: '2', age: 38, tripCost: 0 },
            { referenceNumber: '3', age: 8, tripCost: 0 },
          ],
        }),
      ],
    ])('comes to the very price of every plan on offer', async (body) => {
      const { paxes } = await quote(agent, body);
      const codes = new Set(paxes.flatMap(({ plans }) => plans.map(({ code }) => code)));
      expect(codes.size).toBeGreaterThan(1);
      for (const code of codes) {
        const asked = body.paxes.map((pax) => ({ ...pax, plan: { code } }));
        const priced = (await quote(agent, { ...body, paxes: asked })).paxes.map(({ plans }) => plans[0]);
        const explained = await explain({ ...body, paxes: asked });
        expect(explained.map(({ worksheet }) => worksheet?.totalCents ?? 0)).toEqual(
          priced.map((plan) => Math.round((plan?.premiumTotal ?? 0) * 100)),
        );
        for (const { worksheet } of explained) {
          const sum = (worksheet?.lines ?? []).reduce((cents, line) => cents + line.cents, 0);
          expect(sum).toBe(worksheet?.totalCents ?? 0);
        }
      }
    });

    it('is missing where the plan has no price, with the reason in the language of the call', async () => {
      const tooOld = planned({ code: 'SEMH' }, { age: 90 });
      const [en] = await explain(tooOld);
      expect(en).toMatchObject({ worksheet: null, errors: [{ code: 'plan.ageOutside' }] });
      const [fr] = await explain(tooOld, 'FR');
      expect(fr?.errors[0]?.error).not.toBe(en?.errors[0]?.error);
      const [unquotable] = await explain(planned({ code: 'SEMH' }, { age: 121 }));
      expect(unquotable).toMatchObject({ worksheet: null, errors: [{ code: 'traveller.ageTooHigh' }] });
    });

    it('is refused to consumers, and to whoever asks for no plan', async () => {
      const consumer = server.client('b2c');
      await consumer.open();
      const body = planned({ code: 'SEMH' });
      expect(await consumer.call(explainPrices, { body })).toMatchObject({ ok: false, status: 403 });
      const without = await agent.call(explainPrices, { body: quoteBodyOf({}) as PlannedQuote });
      expect(without).toMatchObject({ ok: false, status: 400 });
    });
  });
});
