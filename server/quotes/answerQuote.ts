import type { PricedPlan, QuoteAnswer } from '#domain/calls/shapes/quoteAnswer.ts';
import type { QuoteBody, QuotedPax } from '#domain/calls/shapes/quoteBody.ts';
import type { RequestedPlan, TripPreference } from '#domain/calls/shapes/plan.ts';
import type { Language } from '#domain/locales.ts';
import { dollarsOf } from '#domain/money.ts';
import type { TravellerFacts } from '#domain/rating/facts.ts';
import type { PlanProblem, PlanRules } from '#domain/rating/planRules.ts';
import { type Preference, preferenceOf } from '#domain/rating/preference.ts';
import { type PlanPrice, type PlanRates, pricePlan } from '#domain/rating/pricePlan.ts';
import { travellerFactsOf } from '#domain/rating/tripFacts.ts';
import { planProblem, travellerProblem } from './problemTexts.ts';
import type { Question } from './question.ts';
import type { Offer } from './shelf.ts';
import { offerProblemOf, travellerProblemOf } from './travellers.ts';

type PaxAnswer = QuoteAnswer['paxes'][number];

const nothingChosen: readonly string[] = [];

/** [QR-001] Prices per traveller; what is wrong with one traveller leaves the others as they are. */
export function answerQuote(body: QuoteBody, question: Question, language: Language): QuoteAnswer {
  return { paxes: body.paxes.map((pax) => answerTraveller(body, pax, question, language)) };
}

function answerTraveller(body: QuoteBody, pax: QuotedPax, question: Question, language: Language): PaxAnswer {
  const { referenceNumber } = pax;
  const facts = travellerFactsOf(body, pax);
  const problem = travellerProblemOf(pax, facts, question);
  if (problem !== null) return { referenceNumber, plans: [], errors: [travellerProblem(problem, language)] };
  if (pax.plan) {
    return { referenceNumber, plans: [priceRequested(pax.plan, facts, question, language)], errors: [] };
  }
  const plans = priceOffers(facts, question);
  const suits = plans.length > 0 || question.shelf.offers.some((offer) => suitsLater(offer, facts, question));
  return { referenceNumber, plans, errors: suits ? [] : [travellerProblem('noPlan', language)] };
}

/** A plan without a price that is offered all the same, because a questionnaire comes first. */
function suitsLater(offer: Offer, facts: TravellerFacts, question: Question): boolean {
  return offerProblemOf(offer, facts, question) === 'questionnaireNeeded';
}

function priceOffers(facts: TravellerFacts, question: Question): PricedPlan[] {
  const plans: PricedPlan[] = [];
  for (const offer of question.shelf.offers) {
    if (offer.rates === null || offerProblemOf(offer, facts, question) !== null) continue;
    const preference = preferenceOf(offer.plan.rules, facts, question.trip);
    if (typeof preference === 'string') continue;
    const price = pricePlan(offer.rates, facts, question.trip, preference, nothingChosen);
    if (price !== null) plans.push(pricedPlanOf(offer.plan.rules, offer.rates, preference, price));
  }
  return plans;
}

function priceRequested(
  requested: RequestedPlan,
  facts: TravellerFacts,
  question: Question,
  language: Language,
): PricedPlan {
  const priced = priceAsAsked(requested, facts, question);
  if (typeof priced !== 'string') {
    return pricedPlanOf(priced.offer.plan.rules, priced.rates, priced.preference, priced.price);
  }
  const rules = question.shelf.find(requested.code)?.plan.rules ?? null;
  return {
    code: requested.code,
    tripPreference: {},
    premium: 0,
    adjustments: [],
    optionalBenefits: [],
    premiumTotal: 0,
    rateVersion: '',
    errors: [planProblem(priced, language, rules, facts.age)],
  };
}

export type AskedPrice = { offer: Offer; rates: PlanRates; preference: Preference; price: PlanPrice };

/** The price of a plan as a traveller asks for it, or why there is none. */
export function priceAsAsked(
  requested: RequestedPlan,
  facts: TravellerFacts,
  question: Question,
): AskedPrice | PlanProblem {
  const offer = question.shelf.find(requested.code);
  if (offer === null) return 'notOffered';
  const problem = offerProblemOf(offer, facts, question);
  if (problem !== null) return problem;
  const preference = preferenceOf(offer.plan.rules, facts, question.trip, requested.tripPreference);
  if (typeof preference === 'string') return preference;
  if (offer.rates === null) return 'notRated';
  const chosen = (requested.optionalBenefits ?? []).map((benefit) => benefit.code);
  const price = pricePlan(offer.rates, facts, question.trip, preference, chosen);
  if (price === null) return 'notRated';
  const isOffered = (code: string) => price.optionalBenefits.some((benefit) => benefit.code === code);
  return chosen.every(isOffered) ? { offer, rates: offer.rates, preference, price } : 'benefitNotOffered';
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
    adjustments: price.adjustments.map(({ breakdownType, amountCents }) => ({
      breakdownType,
      amount: dollarsOf(amountCents),
    })),
    optionalBenefits: price.optionalBenefits.map(({ code, premiumCents, selected }) => ({
      code,
      premium: dollarsOf(premiumCents),
      selected,
    })),
    premiumTotal: dollarsOf(price.premiumTotalCents),
    rateVersion: rates.plan.version.id,
  };
}

function preferenceOnWire(rules: PlanRules, preference: Preference): TripPreference {
  const wire: TripPreference = {};
  if (rules.tripCost !== null) wire.tripCost = preference.tripCost;
  if (preference.coverageAmount > 0) wire.coverageAmount = preference.coverageAmount;
  if (preference.daysPerTrip > 0) wire.daysPerTrip = preference.daysPerTrip;
  if (rules.deductibles.length > 0) wire.deductible = preference.deductible;
  return wire;
}
