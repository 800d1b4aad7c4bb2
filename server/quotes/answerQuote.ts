import type { PricedPlan, QuoteAnswer } from '#domain/calls/shapes/quoteAnswer.ts';
import type { QuoteBody, QuotedPax } from '#domain/calls/shapes/quoteBody.ts';
import type { PriceAdjustment } from '#domain/plans/plansForm.ts';
import type { PricedBenefit } from '#domain/rating/benefits.ts';
import type { Adjustment, RequestedPlan, TripPreference } from '#domain/calls/shapes/plan.ts';
import type { Language } from '#domain/locales.ts';
import { dollarsOf } from '#domain/money.ts';
import type { PlanProblem, PlanRules } from '#domain/productRules/planRules.ts';
import { type Preference, preferenceOf } from '#domain/productRules/ratedPreference.ts';
import { refusalReasons } from '#domain/productRules/refusal.ts';
import { type PlanPrice, type PlanRates, pricePlan } from '#domain/rating/pricePlan.ts';
import type { PriceMade } from '#domain/rating/worksheet.ts';
import { type QuotedFacts, quotedFactsOf } from './health.ts';
import { planProblem, travellerProblem } from './problemTexts.ts';
import type { Question } from './question.ts';
import { refusedPlan, type RefusedTo } from './refusedPlans.ts';
import type { Offer } from './shelf.ts';
import { offeredRates, offerProblemOf, shelfProblemOf, travellerProblemOf } from './travellers.ts';

type PaxAnswer = QuoteAnswer['paxes'][number];

const nothingChosen: readonly string[] = [];
const unadjusted: Adjustment[] = [];

/** [QR-001] Prices per traveller; what is wrong with one traveller leaves the others as they are. */
export function answerQuote(body: QuoteBody, question: Question, language: Language): QuoteAnswer {
  const offers = question.shelf.offersFor(question.trip);
  return { paxes: body.paxes.map((pax) => answerTraveller(body, pax, offers, question, language)) };
}

function answerTraveller(
  body: QuoteBody,
  pax: QuotedPax,
  offers: readonly Offer[],
  question: Question,
  language: Language,
): PaxAnswer {
  const { referenceNumber } = pax;
  const facts = quotedFactsOf(body, pax, question.health);
  const problem = travellerProblemOf(body, pax, question);
  if (problem !== null)
    return { referenceNumber, plans: [], errors: [travellerProblem(problem, language, question.limits)] };
  if (pax.plan) {
    const people = 1 + (body.dependents ?? []).length;
    const plan = priceRequested(pax.plan, { facts, people, language }, question);
    return { referenceNumber, plans: [besideSingles(plan, body, question)], errors: [] };
  }
  const priced = priceOffers(offers, facts, question);
  const plans = question.trip.family ? priced.map((plan) => besideSingles(plan, body, question)) : priced;
  const suits = plans.length > 0 || offers.some((offer) => suitsLater(offer, facts, question));
  return {
    referenceNumber,
    plans,
    errors: suits ? [] : [travellerProblem('noPlan', language, question.limits)],
  };
}

/** The price of a family with what the same plan would cost for each of them alone, where everybody could have it. */
function besideSingles(plan: PricedPlan, body: QuoteBody, question: Question): PricedPlan {
  if (!question.trip.family || plan.errors) return plan;
  const asked = {
    code: plan.code,
    tripPreference: { ...plan.tripPreference, tripCost: undefined },
    optionalBenefits: plan.optionalBenefits.filter(({ selected }) => selected).map(({ code }) => ({ code })),
  };
  const members = [...body.paxes, ...(body.dependents ?? [])];
  const alone = { ...question, trip: { ...question.trip, family: false, travellers: members.length } };
  let cents = 0;
  for (const { referenceNumber, age, tripCost } of members) {
    const health = question.health.get(referenceNumber) ?? null;
    const facts: QuotedFacts = { age, tripCost, dependentsTripCost: 0, smoker: false, health };
    const priced = priceAsAsked(asked, facts, alone);
    if (typeof priced === 'string') return plan;
    cents += priced.price.premiumTotalCents;
  }
  return { ...plan, singlesTotal: dollarsOf(cents) };
}

/** A plan without a price that is offered all the same, because a questionnaire comes first. */
function suitsLater(offer: Offer, facts: QuotedFacts, question: Question): boolean {
  return offerProblemOf(offer, facts, question) === 'questionnaireNeeded';
}

function priceOffers(offers: readonly Offer[], facts: QuotedFacts, question: Question): PricedPlan[] {
  const plans: PricedPlan[] = [];
  for (const offer of offers) {
    const rates = offeredRates(offer, facts);
    if (rates === null || offerProblemOf(offer, facts, question) !== null) continue;
    const preference = preferenceOf(offer.plan.rules, facts, question.trip);
    if (typeof preference === 'string') continue;
    const price = pricePlan(rates, facts, question.trip, preference, nothingChosen);
    if (price !== null) plans.push(pricedPlanOf(offer.plan.rules, rates, preference, price));
  }
  return plans;
}

function priceRequested(
  requested: RequestedPlan,
  to: RefusedTo & { facts: QuotedFacts },
  question: Question,
): PricedPlan {
  const { facts, language } = to;
  const priced = priceAsAsked(requested, facts, question);
  if (typeof priced !== 'string') {
    return pricedPlanOf(priced.offer.plan.rules, priced.rates, priced.preference, priced.price);
  }
  const rules = question.shelf.find(requested.code)?.plan.rules ?? null;
  const refused = rules && isRefusal(priced) ? refusedPlan(rules, to, question) : null;
  return {
    code: requested.code,
    tripPreference: {},
    premium: 0,
    adjustments: [],
    optionalBenefits: [],
    premiumTotal: 0,
    rateVersion: '',
    errors: [planProblem(priced, language, rules, facts.age)],
    ...(refused && { refused }),
  };
}

const isRefusal = (problem: PlanProblem) => (refusalReasons as readonly string[]).includes(problem);

/** A price with the plan that it is of and all that it was made of. */
export type AskedPrice = PriceMade & { offer: Offer };

/** The price of a plan as a traveller asks for it, or why there is none. */
export function priceAsAsked(
  requested: RequestedPlan,
  facts: QuotedFacts,
  question: Question,
): AskedPrice | PlanProblem {
  const offer = question.shelf.find(requested.code);
  if (offer === null) return 'notOffered';
  const problem = shelfProblemOf(offer, facts, question);
  if (problem !== null) return problem;
  const preference = preferenceOf(offer.plan.rules, facts, question.trip, requested.tripPreference);
  if (typeof preference === 'string') return preference;
  const rates = offeredRates(offer, facts);
  if (rates === null) return 'notRated';
  const chosen = (requested.optionalBenefits ?? []).map((benefit) => benefit.code);
  const price = pricePlan(rates, facts, question.trip, preference, chosen);
  if (price === null) return 'notRated';
  const isOffered = (code: string) => price.optionalBenefits.some((benefit) => benefit.code === code);
  if (!chosen.every(isOffered)) return 'benefitNotOffered';
  return { offer, rates, traveller: facts, trip: question.trip, preference, price };
}

function pricedPlanOf(
  rules: PlanRules,
  rates: PlanRates,
  preference: Preference,
  price: PlanPrice,
): PricedPlan {
  return {
    code: rules.code,
    tripPreference: preferenceOnWire(rules, preference),
    premium: dollarsOf(price.premiumCents),
    adjustments: price.adjustments.length === 0 ? unadjusted : price.adjustments.map(adjustmentOnWire),
    optionalBenefits: price.optionalBenefits.map(benefitOnWire),
    premiumTotal: dollarsOf(price.premiumTotalCents),
    rateVersion: rates.plan.version.id,
  };
}

function adjustmentOnWire({ breakdownType, amountCents }: PriceAdjustment): Adjustment {
  return { breakdownType, amount: dollarsOf(amountCents) };
}

function benefitOnWire({
  code,
  premiumCents,
  selected,
}: PricedBenefit): PricedPlan['optionalBenefits'][number] {
  return { code, premium: dollarsOf(premiumCents), selected };
}

/** The parameters that a plan is priced for; one that it does not offer is undefined, which the wire leaves out. */
export function preferenceOnWire(rules: PlanRules, preference: Preference): TripPreference {
  const { coverageAmount, daysPerTrip } = preference;
  return {
    tripCost: rules.tripCost === null ? undefined : preference.tripCost,
    coverageAmount: coverageAmount === 0 ? undefined : coverageAmount,
    daysPerTrip: daysPerTrip === 0 ? undefined : daysPerTrip,
    deductible: rules.deductibles.length === 0 ? undefined : preference.deductible,
  };
}
