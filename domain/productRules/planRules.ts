import type { PlanClass, PlanType } from '../catalogue/plans.ts';
import type { FlowTravellerType, StudentType, TripType } from '../catalogue/travellers.ts';
import type { TravellerFacts, TripFacts } from '../rating/facts.ts';
import { type CoverageLists, maximumDaysAt, type ParameterRules } from './parameterRules.ts';

/** Whom a plan is sold to and with which parameters; amounts in dollars. */
export type PlanRules = ParameterRules & {
  code: string;
  planType: PlanType;
  planClass: PlanClass;
  travellerType: FlowTravellerType;
  /** Kinds of students that it is for; empty where all students are alike. */
  studentTypes: readonly StudentType[];
  tripType: TripType;
  isAddOn: boolean;
  soldToFamilies: boolean;
  minimumAge: number;
  maximumAge: number;
  tripCost: { required: boolean; maximum: number } | null;
  deductibles: readonly number[];
  /** [PS-071] [PS-072] */
  coverageAmounts: CoverageLists<readonly number[]>;
};

/** Why a plan cannot be sold to a traveller as asked. */
export const planProblems = [
  'notOffered',
  'otherTraveller',
  'otherTrip',
  'notForFamilies',
  'ageOutside',
  'tripTooLong',
  'tripCostNotOffered',
  'tripCostTooHigh',
  'tripCostTooLow',
  'questionnaireNeeded',
  'notEligible',
  'deductibleNotOffered',
  'coverageNotOffered',
  'daysNotOffered',
  'endDateDiffers',
  'benefitNotOffered',
  'notRated',
] as const;
export type PlanProblem = (typeof planProblems)[number];

/** What keeps a plan from suiting a trip, regardless of who travels, or null. */
export function tripProblem(rules: PlanRules, trip: TripFacts): PlanProblem | null {
  if (rules.travellerType !== trip.flowTravellerType) return 'otherTraveller';
  if (rules.studentTypes.length > 0 && !(trip.studentType && rules.studentTypes.includes(trip.studentType))) {
    return 'otherTraveller';
  }
  if (rules.tripType !== trip.tripType) return 'otherTrip';
  return trip.family && !rules.soldToFamilies ? 'notForFamilies' : null;
}

/** What keeps a plan that suits a trip from suiting one of its travellers, or null. */
export function travellerProblem(
  rules: PlanRules,
  traveller: TravellerFacts,
  trip: TripFacts,
): PlanProblem | null {
  if (traveller.age < rules.minimumAge || traveller.age > rules.maximumAge) return 'ageOutside';
  const longest = maximumDaysAt(rules, traveller.age);
  if (longest === 0) return 'ageOutside';
  if (trip.tripType === 'SINGLE' && trip.days > longest) return 'tripTooLong';
  if (rules.tripCost !== null && traveller.tripCost > rules.tripCost.maximum) return 'tripCostTooHigh';
  return null;
}
