import type { PricedPlan, QuoteAnswer } from '#domain/calls/shapes/quoteAnswer.ts';
import type { QuoteBody, QuotedPax } from '#domain/calls/shapes/quoteBody.ts';
import type { PriceAdjustment } from '#domain/plans/plansForm.ts';
import type { PricedBenefit } from '#domain/rating/benefits.ts';
import type { Adjustment, RequestedPlan } from '#domain/calls/shapes/plan.ts';
import type { Language } from '#domain/locales.ts';
import { dollarsOf } from '#domain/money.ts';
import type { PlanProblem } from '#domain/productRules/planRules.ts';
import { preferenceOnWire } from '#domain/productRules/ratedPreference.ts';
import { refusalReasons } from '#domain/productRules/refusal.ts';
import { type OfferPrice, priceOffer } from '#domain/rating/priceOffer.ts';
import { priceRequested, singlesCentsOf } from '#domain/rating/priceTraveller.ts';
import { quotedFactsOf, travellerProblemOf } from '#domain/rating/quotedTraveller.ts';
import { refusedPlan } from '#domain/rating/refusedPlans.ts';
import { problemOnWire, refusedOnWire } from './problemTexts.ts';
import type { ShelfQuestion } from './question.ts';
import type { Offer } from './shelf.ts';

type QuoteQuestion = ShelfQuestion<QuoteBody>;
type PaxAnswer = QuoteAnswer['paxes'][number];

const unadjusted: Adjustment[] = [];

/** [QR-001] Prices per traveller; what is wrong with one traveller leaves the others as they are. */
export function answerQuote(question: QuoteQuestion, language: Language): QuoteAnswer {
  const offers = question.shelf.offersFor(question.trip);
  return { paxes: question.body.paxes.map((pax) => answerTraveller(pax, offers, question, language)) };
}

function answerTraveller(
  pax: QuotedPax,
  offers: readonly Offer[],
  question: QuoteQuestion,
  language: Language,
): PaxAnswer {
  const { referenceNumber } = pax;
  const problem = travellerProblemOf(question, pax);
  if (problem !== null) {
    return {
      referenceNumber,
      plans: [],
      errors: [problemOnWire(`traveller.${problem}`, language, question)],
    };
  }
  if (pax.plan) {
    const priced = priceRequested(question, pax, pax.plan);
    const plan =
      typeof priced === 'string'
        ? planWithoutPrice(priced, pax, pax.plan, question, language)
        : pricedPlanOf(priced, question);
    return { referenceNumber, plans: [plan], errors: [] };
  }
  const facts = quotedFactsOf(question, pax);
  const priced = offers.map((offer) => priceOffer(offer, facts, question.trip));
  const plans = priced.flatMap((one) => (typeof one === 'string' ? [] : [pricedPlanOf(one, question)]));
  const suits = plans.length > 0 || priced.includes('questionnaireNeeded');
  return {
    referenceNumber,
    plans,
    errors: suits ? [] : [problemOnWire('traveller.noPlan', language, question)],
  };
}

function planWithoutPrice(
  problem: PlanProblem,
  pax: QuotedPax,
  { code }: RequestedPlan,
  question: QuoteQuestion,
  language: Language,
): PricedPlan {
  const { age } = pax;
  const rules = question.shelf.find(code)?.plan.rules ?? null;
  const isRefused = (refusalReasons as readonly string[]).includes(problem);
  const refused = rules && isRefused ? refusedPlan(rules, quotedFactsOf(question, pax), question) : null;
  return {
    code,
    tripPreference: {},
    premium: 0,
    adjustments: [],
    optionalBenefits: [],
    premiumTotal: 0,
    rateVersion: '',
    errors: [problemOnWire(`plan.${problem}`, language, question, { rules, age })],
    ...(refused && { refused: refusedOnWire(refused, language, question, age) }),
  };
}

function pricedPlanOf(priced: OfferPrice<Offer>, question: QuoteQuestion): PricedPlan {
  const { offer, rates, preference, price } = priced;
  const { rules } = offer.plan;
  const plan: PricedPlan = {
    code: rules.code,
    tripPreference: preferenceOnWire(rules, preference),
    premium: dollarsOf(price.premiumCents),
    adjustments: price.adjustments.length === 0 ? unadjusted : price.adjustments.map(adjustmentOnWire),
    optionalBenefits: price.optionalBenefits.map(benefitOnWire),
    premiumTotal: dollarsOf(price.premiumTotalCents),
    rateVersion: rates.plan.version.id,
  };
  const singlesCents = singlesCentsOf(question, priced);
  return singlesCents === null ? plan : { ...plan, singlesTotal: dollarsOf(singlesCents) };
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
