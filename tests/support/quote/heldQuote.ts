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
import { chosenLocation } from '#domain/quote/locationRules.ts';
import { flowDraftEnvelope } from '#domain/flow/flowDraftEnvelope.ts';
import { type FlowForms, noForms } from '#domain/flow/flowForms.ts';
import { priceBasis, writeBasis } from '#domain/plans/priceBasis.ts';
import { toQuoteBody } from '#domain/quote/quoteBody.ts';
import type { StepKey } from '#domain/flow/steps.ts';
import type { TravellersForm } from '#domain/quote/travellersForm.ts';
import type { TripForm } from '#domain/quote/tripForm.ts';
import type { TestClient } from '../server/client.ts';
import { applyForm } from '../sale/application.ts';
import { flowFacts, toronto, travellersForm, tripForm } from './forms.ts';

type Quoted = {
  today: string;
  departureDate: string;
  returnDate: string;
  channel?: SalesChannel;
  travellers?: Partial<TravellersForm>;
  trip?: Partial<TripForm>;
  /** The plan that is taken; the first one on offer where it is not said. */
  code?: string;
};

/** Two places as the sample’s locations have them. */
const sampleToronto = {
  ...toronto,
  id: '1990',
  called: { fr: { name: 'Aéroport international Pearson de Toronto' } },
};
const sampleLisbon = {
  id: '4461',
  iata: 'LIS',
  name: 'Humberto Delgado Airport (Lisbon Portela Airport)',
  city: 'Lisbon',
  state: 'Lisbon District',
  country: 'Portugal',
  called: { fr: { name: 'Lisbonne', city: 'Lisbonne', state: 'Lisbonne' } },
};

/** The forms of one traveller of 40 who took a plan at the price that the server answers. */
export async function pricedForms(
  client: TestClient,
  { today, channel = 'b2b', code: wanted, travellers: others, trip: details, ...days }: Quoted,
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
    departure: chosenLocation(sampleToronto),
    destination: chosenLocation(sampleLisbon),
    travellers: [{ id: 'pax-1', age: '40', tripCost: '0' }],
    ...others,
  });
  const { departure, destination } = travellers;
  const trip = tripForm({ departure, destination, ...details });
  const { paxes } = await client.body(priceQuote, { body: toQuoteBody({ travellers, trip, facts }) });
  const configuration = (language: 'EN' | 'FR') =>
    client.body(readProductConfiguration, {
      query: { organizationCode: code, effectiveDate: today, salesChannel: channel, language },
    });
  const catalogue = catalogueOf({ en: await configuration('EN'), fr: await configuration('FR') });
  const isTaken = ({ code: offered }: { code: string }) => offered === (wanted ?? offered);
  const plan = paxes[0]?.plans.find(
    (each) => isTaken(each) && catalogue.plans.some((known) => known.code === each.code),
  );
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
