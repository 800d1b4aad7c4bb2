import type { IsoDate } from '../calendar.ts';
import type { PlanRules } from '../productRules/planRules.ts';
import type { MedicalOutcome } from '../questionnaires/medicalOutcome.ts';
import type { QuickQuoteLimits } from '../quote/limits.ts';
import type { TripFacts } from './facts.ts';
import type { PlanRates } from './pricePlan.ts';
import type { RateCategory } from './rateVersion.ts';
import { type PricedBody, tripFactsOf } from './tripFacts.ts';

/**
 * A plan on offer with the rates of travellers who need no questionnaire, null when it has none for them, and with those
 * of the others by what their answers give.
 */
export type RatedOffer = {
  plan: { rules: PlanRules; purchasable: boolean };
  rates: PlanRates | null;
  answered: Readonly<Partial<Record<RateCategory, PlanRates>>>;
};

export type Shelf<Offer extends RatedOffer> = {
  /** What suits a trip, regardless of who travels, in the order in which plans are offered. */
  offersFor(trip: TripFacts): readonly Offer[];
  find(code: string): Offer | null;
};

/** What decides prices beside the body. The shelf brings the rates along, so that nothing is looked up while pricing. */
export type Terms<Offer extends RatedOffer> = {
  /** [CP-012] The date that decides rates and ages. */
  applicationDate: IsoDate;
  /** [QQ-030] [QQ-035] */
  limits: QuickQuoteLimits;
  shelf: Shelf<Offer>;
  /** [MQ-022] What the answers about health of each traveller give, by reference number; nothing of who sent none. */
  health: ReadonlyMap<string, MedicalOutcome>;
};

/** A body that makes sense, with all that is needed to price it. */
export type Question<
  Body extends PricedBody = PricedBody,
  Offer extends RatedOffer = RatedOffer,
> = Terms<Offer> & { body: Body; trip: TripFacts };

/** The question that a body asks on terms. */
export function questionOf<Body extends PricedBody, Offer extends RatedOffer>(
  body: Body,
  { applicationDate, limits, shelf, health }: Terms<Offer>,
): Question<Body, Offer> {
  return { body, trip: tripFactsOf(body), applicationDate, limits, shelf, health };
}
