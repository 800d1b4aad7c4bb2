import { beforeAll, describe, expect, it } from 'vitest';
import { createDraft, getDraft, saveDraft } from '#domain/calls/drafts/drafts.ts';
import { readQuoteWorksheets } from '#domain/calls/heldQuotes/readQuoteWorksheets.ts';
import { readPolicyWorksheet } from '#domain/calls/policies/readPolicyWorksheet.ts';
import { cardPriceOf, type CardPrice } from '#domain/plans/price.ts';
import { flowDraftEnvelope } from '#domain/flow/flowDraftEnvelope.ts';
import { onPostgres } from '#tests/support/database.ts';
import { paidToAgency, unpaidBody } from '#tests/support/purchases/bodies.ts';
import { buy, startShop } from '#tests/support/purchases/shop.ts';
import { travellersForm, tripForm } from '#tests/support/quote/forms.ts';
import { firstPlan } from '#tests/support/quote/desk.ts';
import { plansForm } from '#tests/support/sale/plans.ts';
import { signInAs } from '#tests/support/sampleServer.ts';
import type { TestClient } from '#tests/support/server/client.ts';
import { startStandins } from '#tests/support/standins/startStandins.ts';
import { startedFor } from '#tests/support/startedFor.ts';

const standins = startedFor(() => startStandins());

const travellers = travellersForm({
  bookingDate: '2026-06-01',
  departureDate: '2026-07-01',
  returnDate: '2026-07-10',
  travellers: [{ id: 'pax-1', age: '40', tripCost: '1000' }],
});
const quoteAt = (price: CardPrice) =>
  flowDraftEnvelope({
    step: 'QUOTE_DETAILS',
    forms: {
      travellers,
      trip: tripForm(),
      plans: plansForm(['pax-1'], { travellers, price }),
      apply: null,
      payment: null,
    },
  });

onPostgres((engine) => {
  const server = startedFor(() => startShop(engine, standins));
  let agent: TestClient;
  let price: CardPrice;
  beforeAll(async () => {
    agent = await signInAs(server.client('b2b'), 'etremblay');
    price = cardPriceOf(await firstPlan(agent, { plan: { code: 'SEMH' } })) as CardPrice;
  });

  const read = async (draftId: string, lang = 'EN') => {
    const { quoteNumber } = await agent.body(getDraft, { params: { draftId } });
    const params = { quoteNumber: quoteNumber ?? '' };
    return (await agent.body(readQuoteWorksheets, { params, headers: { lang } })).travellers;
  };
  const lost = [expect.objectContaining({ worksheet: null })];
  const begin = async (body: ReturnType<typeof quoteAt>) => (await agent.body(createDraft, { body })).draftId;
  const save = (draftId: string, revision: number, body: ReturnType<typeof quoteAt>) =>
    agent.body(saveDraft, { params: { draftId }, headers: { 'if-match': `"${revision}"` }, body });
  const dearer = () => ({ ...price, premiumTotalCents: price.premiumTotalCents + 1 });

  describe('a policy', () => {
    it('keeps how its premium came about, to be read with the names of the language', async () => {
      const seller = await signInAs(server.client('b2b'), 'slavoie');
      const plan = {
        code: 'SEMH',
        tripPreference: { deductible: 500 },
        optionalBenefits: [{ code: 'FLTACC' }],
      };
      const body = paidToAgency(await unpaidBody(seller, [{ plan }]));
      const { record } = await buy(seller, body);
      const { policyNumber } = record;
      const answer = await seller.body(readPolicyWorksheet, {
        params: { policyNumber },
        headers: { lang: 'FR' },
      });
      expect(answer.worksheet?.totalCents).toBe(Math.round((record.paxes[0]?.plan.premiumTotal ?? 0) * 100));
      expect(answer.worksheet?.lines.map(({ kind }) => kind)).toEqual(['base', 'deductible', 'benefit']);
      expect(answer.planName).toBe(record.paxes[0]?.plan.name.fr);
      expect(answer.benefits.map(({ code }) => code)).toEqual(['FLTACC']);
    });

    it('shows it to nobody who may not read policies', async () => {
      const consumer = server.client('b2c');
      await consumer.open();
      const asked = await consumer.call(readPolicyWorksheet, {
        params: { policyNumber: 'TC-100000001' },
        headers: { lang: 'EN' },
      });
      expect(asked).toMatchObject({ ok: false, status: 403 });
    });
  });

  describe('a saved quote', () => {
    it('keeps how the price of each chosen plan came about', async () => {
      const draftId = await begin(quoteAt(price));
      const [kept, ...others] = await read(draftId);
      expect(others).toEqual([]);
      expect(kept?.worksheet).toMatchObject({
        code: 'SEMH',
        age: 40,
        days: 10,
        totalCents: price.premiumTotalCents,
      });
      const sum = (kept?.worksheet?.lines ?? []).reduce((cents, line) => cents + line.cents, 0);
      expect(sum).toBe(price.premiumTotalCents);
      const planName = 'Soins médicaux d’urgence – voyage unique';
      expect(await read(draftId, 'FR')).toMatchObject([{ name: '', planName, benefits: [] }]);
    });

    it('keeps nothing of a price that is not the server’s', async () => {
      expect(await read(await begin(quoteAt(dearer())))).toEqual(lost);
    });

    it('lets the worksheet go with the price that it explains', async () => {
      const draftId = await begin(quoteAt(price));
      await save(draftId, 1, quoteAt(dearer()));
      expect(await read(draftId)).toEqual(lost);
      await save(draftId, 2, quoteAt(price));
      expect(await read(draftId)).toMatchObject([{ worksheet: { code: 'SEMH' } }]);
    });

    it('keeps the worksheet of a price that was quoted on an earlier day', async () => {
      const draftId = await begin(quoteAt(price));
      const before = await read(draftId);
      expect(before).toMatchObject([{ worksheet: { code: 'SEMH' } }]);
      server.clock.advance(20 * 86_400_000);
      agent = await signInAs(server.client('b2b'), 'etremblay');
      await save(draftId, 1, quoteAt(price));
      expect(await read(draftId)).toEqual(before);
    });
  });
});
