import { priceQuote } from '#domain/calls/quotes/priceQuote.ts';
import { recommendPlans } from '#domain/calls/quotes/recommendPlans.ts';
import type { QuoteBody, QuotedPax } from '#domain/calls/shapes/quoteBody.ts';
import type { TestClient } from '../server/client.ts';
import { quoteBodyOf, travellerOf } from './bodies.ts';

/** Asks for the prices of a body. */
export function quote(client: TestClient, body: QuoteBody, lang = 'EN') {
  return client.body(priceQuote, { body, headers: { lang } });
}

/** Asks which plans suit the travellers of a body. */
export function recommend(client: TestClient, body: QuoteBody, lang = 'EN') {
  return client.body(recommendPlans, { body, headers: { lang } });
}

/** The first plan of the one traveller of an ordinary body. */
export async function firstPlan(client: TestClient, pax: Partial<QuotedPax>, body: Partial<QuoteBody> = {}) {
  const { paxes } = await quote(client, quoteBodyOf({ ...body, paxes: [travellerOf(pax)] }));
  return paxes[0]?.plans[0];
}

/** Status, code and fields of a quote that is refused; null when it is not. */
export async function refusedQuote(client: TestClient, body: unknown) {
  const answer = await client.call(priceQuote, { body });
  return answer.ok ? null : ([answer.status, answer.problem.code, answer.problem.fields] as const);
}
