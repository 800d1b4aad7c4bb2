import type { RequestedPlan } from '../calls/shapes/plan.ts';
import type { PlanProblem } from '../productRules/planRules.ts';
import { preferenceOnWire } from '../productRules/ratedPreference.ts';
import { type OfferPrice, priceOffer } from './priceOffer.ts';
import { type Question, questionOf, type RatedOffer } from './question.ts';
import { quotedFactsOf, type TravellerProblem, travellerProblemOf } from './quotedTraveller.ts';
import type { PricedBody, PricedTraveller } from './tripFacts.ts';

/** Why a traveller's plan has no price. */
export type PriceProblem = `traveller.${TravellerProblem}` | `plan.${PlanProblem}`;

/** The price of the plan that a traveller asks for, or why there is none. */
export function priceTraveller<Offer extends RatedOffer>(
  question: Question<PricedBody, Offer>,
  traveller: PricedTraveller,
  requested: RequestedPlan,
): OfferPrice<Offer> | PriceProblem {
  const problem = travellerProblemOf(question, traveller);
  if (problem !== null) return `traveller.${problem}`;
  const priced = priceRequested(question, traveller, requested);
  return typeof priced === 'string' ? `plan.${priced}` : priced;
}

/** The same of a traveller who may be quoted. */
export function priceRequested<Offer extends RatedOffer>(
  question: Question<PricedBody, Offer>,
  traveller: PricedTraveller,
  requested: RequestedPlan,
): OfferPrice<Offer> | PlanProblem {
  const offer = question.shelf.find(requested.code);
  if (offer === null) return 'notOffered';
  return priceOffer(offer, quotedFactsOf(question, traveller), question.trip, requested);
}

/** Cents that a plan costs all travellers of a question, or null where somebody cannot have it. */
export function totalCentsOf(question: Question, requested: RequestedPlan): number | null {
  let cents = 0;
  for (const traveller of question.body.paxes) {
    const priced = priceRequested(question, traveller, requested);
    if (typeof priced === 'string') return null;
    cents += priced.price.premiumTotalCents;
  }
  return cents;
}

/** Cents that the plan of a family would cost for each of them alone, or null where somebody could not have it so. */
export function singlesCentsOf(
  question: Question,
  { offer, preference, price }: OfferPrice<RatedOffer>,
): number | null {
  const { body } = question;
  if (body.travellerType !== 'FAMILY') return null;
  const paxes = [...body.paxes, ...(body.dependents ?? [])];
  const alone = questionOf({ ...body, travellerType: 'SINGLE', paxes, dependents: undefined }, question);
  const { rules } = offer.plan;
  return totalCentsOf(alone, {
    code: rules.code,
    tripPreference: { ...preferenceOnWire(rules, preference), tripCost: undefined },
    optionalBenefits: price.optionalBenefits.filter(({ selected }) => selected),
  });
}
