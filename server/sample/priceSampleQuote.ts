import { applications } from '#domain/applications.ts';
import type { IsoDate } from '#domain/calendar.ts';
import { plannedQuote } from '#domain/calls/quotes/explainPrices.ts';
import type { FlowForms } from '#domain/flow/flowForms.ts';
import { catalogueOf } from '#domain/plans/bilingualCatalogue.ts';
import { chosenQuote } from '#domain/plans/chosenQuote.ts';
import type { PlansForm } from '#domain/plans/plansForm.ts';
import { cardPriceOf, parametersOfPrice } from '#domain/plans/price.ts';
import { priceBasis, writeBasis } from '#domain/plans/priceBasis.ts';
import { emptyParameters } from '#domain/plans/productCard.ts';
import { takePlan } from '#domain/plans/selection.ts';
import { toQuoteBody } from '#domain/quote/quoteBody.ts';
import { questionOf } from '#domain/rating/question.ts';
import { productConfigurationOf } from '../catalogue/productConfiguration.ts';
import type { HeldPrices } from '../drafts/heldPrices.ts';
import { quickQuoteLimitsOf } from '../organizations/quickQuoteLimits.ts';
import { answerQuote } from '../quotes/answerQuote.ts';
import { draftQuestion } from '../quotes/draftQuestion.ts';
import { explainQuote } from '../quotes/explainQuote.ts';
import type { SampleQuote } from './heldQuotes.ts';
import type { Pricing } from './pricing.ts';

/** The plan that everybody of a quote chose at the prices of a day, and how these came about, held until an instant. */
export async function priceSampleQuote(
  { organizations, catalogue, shelves }: Pricing,
  { application, organization: code, plan }: SampleQuote,
  forms: FlowForms,
  { made, until }: { made: IsoDate; until: Date },
): Promise<{ plans: PlansForm; prices: HeldPrices }> {
  const { travellers, trip, plans: none } = forms;
  const organization = organizations.find(code);
  if (!organization || !travellers || !none || plan === undefined) throw new Error('nothing to be priced');
  const { channel } = applications[application];
  const asked = draftQuestion(forms, travellers, organization, made);
  const terms = {
    applicationDate: made,
    limits: quickQuoteLimitsOf(organizations, organization),
    shelf: await shelves.of(organization, channel, made),
    health: new Map(),
  };
  const [en, fr] = await Promise.all([
    productConfigurationOf(catalogue, code, channel, made, 'en'),
    productConfigurationOf(catalogue, code, channel, made, 'fr'),
  ]);
  const known = catalogueOf({ en, fr });
  const { paxes } = answerQuote(questionOf(toQuoteBody(asked), terms), 'en');
  const pricedFor = writeBasis(priceBasis(travellers, trip, asked.facts));
  let plans: PlansForm = { ...none, pricedFor };
  for (const { referenceNumber: paxId, plans: offered } of paxes) {
    const price = cardPriceOf(offered.find((one) => one.code === plan));
    if (!price) throw new Error(`The sample has no price of ${plan} in ${code}`);
    const params = parametersOfPrice(price, emptyParameters);
    plans = takePlan(plans, known, { paxId, code: plan, price, params });
  }
  const explained = explainQuote(questionOf(plannedQuote.parse(chosenQuote(asked, plans)), terms), 'en');
  const heldUntil = until.toISOString();
  return {
    plans,
    prices: Object.fromEntries(
      explained.paxes.flatMap(({ referenceNumber, worksheet }) =>
        worksheet ? [[referenceNumber, { worksheet, question: '', heldUntil }]] : [],
      ),
    ),
  };
}
