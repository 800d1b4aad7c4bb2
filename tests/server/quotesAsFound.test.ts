import { beforeAll, expect, it } from 'vitest';
import { getDraft, saveDraft } from '#domain/calls/drafts/drafts.ts';
import { mailHeldQuote } from '#domain/calls/heldQuotes/mailHeldQuote.ts';
import { readHeldQuotePdf } from '#domain/calls/heldQuotes/readHeldQuotePdf.ts';
import { resumeHeldQuote } from '#domain/calls/heldQuotes/resumeHeldQuote.ts';
import { searchHeldQuotes } from '#domain/calls/heldQuotes/searchHeldQuotes.ts';
import type { ChosenPlan } from '#domain/plans/plansForm.ts';
import { flowDraftEnvelope } from '#domain/flow/flowDraftEnvelope.ts';
import type { FlowDraft, FlowForms } from '#domain/flow/flowForms.ts';
import type { TravellersForm } from '#domain/quote/travellersForm.ts';
import { onPostgres } from '#tests/support/database.ts';
import { textOf } from '#tests/support/purchases/documents.ts';
import { holdQuote, pricedForms } from '#tests/support/quote/heldQuote.ts';
import { signInAs, startSampleServer } from '#tests/support/sampleServer.ts';
import type { TestClient } from '#tests/support/server/client.ts';
import { realPrinter } from '#tests/support/server/printers.ts';
import { testClock } from '#tests/support/server/testClock.ts';
import { startedFor } from '#tests/support/startedFor.ts';

const day = 86_400_000;
const days = { today: '2027-03-01', departureDate: '2027-05-01', returnDate: '2027-05-10' };
const lie = 'A villa with a pool';
const liesOfPlan = {
  name: { en: lie, fr: lie },
  premiumCents: 100,
  adjustments: [{ breakdownType: 'DEDUCTIBLE', amountCents: -1_000_000 }],
  optionalBenefits: [],
  preference: { coverageAmountCents: 1_000_000_000, deductibleCents: 0 },
  eligibilityText: { en: lie, fr: lie },
} as const satisfies Partial<ChosenPlan>;

onPostgres((engine) => {
  const clock = testClock(`${days.today}T15:00:00Z`);
  const server = startedFor(() => startSampleServer(engine, { clock, printer: realPrinter }));
  let agent: TestClient;
  let forms: FlowForms;
  beforeAll(async () => {
    agent = await signInAs(server.client('b2b'), 'gbouchard');
    forms = await pricedForms(agent, days);
  });

  const stating = (lies: Partial<ChosenPlan>, travellers: Partial<TravellersForm> = {}): FlowForms => {
    const { plans } = forms as { plans: NonNullable<FlowForms['plans']> };
    return {
      ...forms,
      travellers: { ...forms.travellers, ...travellers } as TravellersForm,
      plans: { ...plans, chosen: plans.chosen.map((plan) => ({ ...plan, ...lies })) },
    };
  };
  const hold = async (held: FlowForms) => {
    const draftId = await holdQuote(agent, 'QUOTE_DETAILS', held);
    const { quoteNumber, validUntil } = await agent.body(getDraft, { params: { draftId } });
    return { draftId, validUntil, params: { quoteNumber: String(quoteNumber) } };
  };
  const print = ({ params }: { params: { quoteNumber: string } }) =>
    agent.call(readHeldQuotePdf, { params, headers: { lang: 'EN' } });
  const listed = async ({ params }: { params: { quoteNumber: string } }) =>
    (await agent.body(searchHeldQuotes, { query: {}, body: params })).rows;

  it.each([
    ['a premium', { premiumTotalCents: 100 }, {}],
    ['an age', {}, { travellers: [{ id: 'pax-1', age: '85', tripCost: '0' }] }],
    ['a plan', { code: 'NONE' }, {}],
  ])(
    '(R-320) with %s that the server did not find, a quote has no price on any list, document or mail',
    async (...lies) => {
      const [, ofPlan, ofTrip] = lies;
      const quote = await hold(stating(ofPlan, ofTrip as Partial<TravellersForm>));
      expect(quote.validUntil).toBeNull();
      expect(await listed(quote)).toMatchObject([{ status: 'STARTED', premium: null, validUntil: null }]);
      const noPrice = { status: 409, problem: { code: 'quote.unpriced' } };
      expect(await print(quote)).toMatchObject(noPrice);
      const body = { firstName: 'Zoé', email: 'zoe@example.ca', language: 'FR', mailId: crypto.randomUUID() };
      expect(await agent.call(mailHeldQuote, { params: quote.params, body })).toMatchObject(noPrice);
    },
  );

  it('(R-320) names, amounts and places on paper are those of the server, whatever a draft says of them', async () => {
    const { destination } = forms.travellers as TravellersForm;
    const called = { en: { name: lie, city: lie }, fr: { name: lie, city: lie } };
    const elsewhere = { text: destination.text, chosen: { ...destination.chosen!, name: lie, called } };
    const quote = await hold(stating(liesOfPlan, { destination: elsewhere }));
    const text = await textOf(((await print(quote)) as unknown as { body: Uint8Array }).body);
    expect(text).not.toContain(lie);
    expect(text).toContain('LIS, Lisbonne, Portugal');
    expect(text).toContain('Soins médicaux d’urgence – voyage unique');
    expect(text).not.toMatch(/10.000.000|10.000,00| 1,00/);
    expect(await listed(quote)).toMatchObject([{ destination: { en: 'Lisbon, Portugal' } }]);
  });

  it('(R-320) whoever resumes the quote of a colleague is shown nothing of it that the server does not know', async () => {
    const insurer = await signInAs(server.client('b2b'), 'mchen');
    const own = await pricedForms(insurer, days);
    const plans = own.plans!;
    const chosen = plans.chosen.map((plan) => ({ ...plan, ...liesOfPlan, preference: plan.preference }));
    const draftId = await holdQuote(insurer, 'QUOTE_DETAILS', { ...own, plans: { ...plans, chosen } });
    const { quoteNumber } = await insurer.body(getDraft, { params: { draftId } });
    const colleague = await signInAs(server.client('b2b'), 'etremblay');
    await colleague.body(resumeHeldQuote, { params: { quoteNumber: String(quoteNumber) } });
    const { snapshot } = await colleague.body(getDraft, { params: { draftId } });
    expect((snapshot as FlowDraft).forms.plans?.chosen).toEqual(plans.chosen);
  });

  it('(R-320) a price is held from the day on which the server found it, whatever is added to its version', async () => {
    const quote = await hold(forms);
    expect(quote.validUntil).toBe('2027-03-31');
    clock.advance(40 * day);
    agent = await signInAs(server.client('b2b'), 'gbouchard');
    const { rateVersion } = forms.plans!.chosen[0]!;
    const saved = await agent.body(saveDraft, {
      params: { draftId: quote.draftId },
      headers: { 'if-match': '"1"' },
      body: flowDraftEnvelope({ step: 'QUOTE_DETAILS', forms: stating({ rateVersion: `${rateVersion} ` }) }),
    });
    expect(saved.validUntil).toBe('2027-03-31');
    expect(await print(quote)).toMatchObject({ status: 409, problem: { code: 'quote.expired' } });
  });
});
