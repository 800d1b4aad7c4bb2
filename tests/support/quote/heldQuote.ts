import type { SalesChannel } from '#domain/applications.ts';
import { readProductConfiguration } from '#domain/calls/catalogue/readProductConfiguration.ts';
import { createDraft } from '#domain/calls/drafts/drafts.ts';
import { priceQuote } from '#domain/calls/quotes/priceQuote.ts';
import { organizationKind } from '#domain/organizations.ts';
import { catalogueOf } from '#domain/plans/bilingualCatalogue.ts';
import { cardPriceOf, parametersOfPrice } from '#domain/plans/price.ts';
import { emptyParameters } from '#domain/plans/productCard.ts';
import { takePlan } from '#domain/plans/selection.ts';
import { emptyTravellersPlan } from '#domain/plans/travellersPlan.ts';
import { flowDraftEnvelope } from '#domain/quote/flowDraftEnvelope.ts';
import { type FlowForms, noForms } from '#domain/quote/flowForms.ts';
import { priceBasis, writeBasis } from '#domain/quote/priceBasis.ts';
import { toQuoteBody } from '#domain/quote/quoteBody.ts';
import type { StepKey } from '#domain/quote/steps.ts';
import type { TestClient } from '../server/client.ts';
import { applyForm } from '../sale/application.ts';
import { flowFacts, travellersForm, tripForm } from './forms.ts';

type Days = { today: string; departureDate: string; returnDate: string; channel?: SalesChannel };

/** The forms of one traveller of 40 who took the first plan on offer, at the price that the server answers. */
export async function pricedForms(
  client: TestClient,
  { today, channel = 'b2b', ...days }: Days,
): Promise<FlowForms> {
  const organization = client.current?.organization;
  if (!organization) throw new Error('Nobody sells in no organization');
  const { code, category } = organization;
  const facts = flowFacts({
    organizationCode: code,
    organizationCategory: category,
    organizationKind: organizationKind(code),
    channel,
    today,
  });
  const travellers = travellersForm({
    ...days,
    bookingDate: today,
    travellers: [{ id: 'pax-1', age: '40', tripCost: '0' }],
  });
  const trip = tripForm();
  const { paxes } = await client.body(priceQuote, { body: toQuoteBody({ travellers, trip, facts }) });
  const configuration = (language: 'EN' | 'FR') =>
    client.body(readProductConfiguration, {
      query: { organizationCode: code, effectiveDate: today, salesChannel: channel, language },
    });
  const catalogue = catalogueOf({ en: await configuration('EN'), fr: await configuration('FR') });
  const plan = paxes[0]?.plans.find((each) => catalogue.plans.some((known) => known.code === each.code));
  const price = cardPriceOf(plan);
  if (!plan || !price) throw new Error('There is no plan to be held');
  const empty = {
    plans: emptyTravellersPlan,
    chosen: [],
    needs: null,
    questionnaires: [],
    pricedFor: writeBasis(priceBasis(travellers, trip, facts)),
  };
  const params = parametersOfPrice(price, emptyParameters);
  return {
    ...noForms,
    travellers,
    trip,
    plans: takePlan(empty, catalogue, { paxId: 'pax-1', code: plan.code, price, params }),
    apply: applyForm(travellers),
  };
}

/** Keeps a quote at a step; gives the id of its draft. */
export async function holdQuote(client: TestClient, step: StepKey, forms: FlowForms): Promise<string> {
  return (await client.body(createDraft, { body: flowDraftEnvelope({ step, forms }) })).draftId;
}
