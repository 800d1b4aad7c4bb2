import type { TravellerFacts, TripFacts } from '../rating/facts.ts';
import { maximumDaysAt } from './parameterRules.ts';
import { type PlanRules, travellerProblem, tripProblem } from './planRules.ts';
import { topUpDaysNeeded, topUpExceeds } from './topUp.ts';

/** The rules by which a plan that suits a trip may still refuse one of its travellers, or the family that they are. */
export const refusalReasons = ['ageOutside', 'tripTooLong', 'tripCostTooHigh', 'notForFamilies'] as const;
export type RefusalReason = (typeof refusalReasons)[number];

/** Why a plan refuses a traveller, and what would pass: years, days, dollars or people of one plan, as the reason says. */
export type Refusal = {
  reason: RefusalReason;
  /** Of this traveller or trip. */
  asked: number;
  /** Lowest and highest that the plan takes. */
  minimum: number;
  maximum: number;
};

const oldest = 150;

/**
 * The rule by which a plan that suits the trip refuses a traveller, with its values; null when it does not.
 * A family is told of only where the traveller could have the plan alone.
 * @param people insured together, more than one of a family
 */
export function refusalOf(
  rules: PlanRules,
  traveller: TravellerFacts,
  trip: TripFacts,
  people = 1,
): Refusal | null {
  switch (travellerProblem(rules, traveller, trip)) {
    case 'ageOutside':
      return { reason: 'ageOutside', asked: traveller.age, ...soldAges(rules) };
    case 'tripTooLong':
      return {
        reason: 'tripTooLong',
        asked: trip.days,
        minimum: 1,
        maximum: maximumDaysAt(rules, traveller.age),
      };
    case 'tripCostTooHigh':
      return {
        reason: 'tripCostTooHigh',
        asked: traveller.tripCost,
        minimum: 0,
        maximum: rules.tripCost?.maximum ?? 0,
      };
    default:
      return trip.family && !rules.soldToFamilies
        ? { reason: 'notForFamilies', asked: people, minimum: 1, maximum: 1 }
        : null;
  }
}

/** First and last age at which a plan covers a trip of at least one day. */
function soldAges(rules: PlanRules): { minimum: number; maximum: number } {
  const ages: number[] = [];
  for (let age = rules.minimumAge; age <= Math.min(rules.maximumAge, oldest); age += 1) {
    if (maximumDaysAt(rules, age) > 0) ages.push(age);
  }
  return { minimum: ages[0] ?? rules.minimumAge, maximum: ages.at(-1) ?? rules.maximumAge };
}

/**
 * Whether a plan can insure the days of a trip that another one does not: it tops up, suits the traveller and lasts as
 * long.
 * @param days beyond those of the plan that is topped up
 */
export function topsUp(rules: PlanRules, traveller: TravellerFacts, trip: TripFacts, days: number): boolean {
  const { minimumTopUpDays } = rules;
  if (minimumTopUpDays === null || rules.isAddOn) return false;
  const rest: TripFacts = { ...trip, flowTravellerType: 'TOP_UP', days };
  if (tripProblem(rules, rest) !== null || travellerProblem(rules, traveller, rest) !== null) return false;
  const entered = topUpDaysNeeded(minimumTopUpDays, days);
  return !topUpExceeds(minimumTopUpDays, entered, maximumDaysAt(rules, traveller.age));
}
