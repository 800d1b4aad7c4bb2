import type { PlanClass, PlanType } from '../catalogue/plans.ts';
import type { FlowTravellerType, StudentType, TripType } from '../catalogue/travellers.ts';
import type { TravellerFacts, TripFacts } from './facts.ts';

/** [PS-007] [PS-008] Longest trip by age, in days. */
export type DurationByAge = { minAge: number; maxAge: number; maximumDays: number };

/** Whom a plan is sold to and with which parameters; amounts in dollars. */
export type PlanRules = {
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
  /** Youngest age that needs the medical questionnaire. */
  questionnaireMinimumAge: number | null;
  tripDurationByAge: readonly DurationByAge[];
  /** Days of each trip that a multi-trip plan offers. */
  tripDurations: readonly number[];
  minimumTopUpDays: number | null;
  tripCost: { required: boolean; maximum: number } | null;
  deductibles: readonly number[];
  /** [PS-071] [PS-072] */
  coverageAmounts: { default: readonly number[]; superVisaNo: readonly number[] };
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
  'deductibleNotOffered',
  'coverageNotOffered',
  'daysNotOffered',
  'endDateDiffers',
  'benefitNotOffered',
  'notRated',
] as const;
export type PlanProblem = (typeof planProblems)[number];

/** Longest trip in days at an age; 0 when the plan is not sold at it. */
export function maximumDaysAt(rules: PlanRules, age: number): number {
  for (const { minAge, maxAge, maximumDays } of rules.tripDurationByAge) {
    if (age >= minAge && age <= maxAge) return maximumDays;
  }
  return 0;
}

/** [PS-008] Days of each trip that are offered at an age. */
export function tripDurationsAt(rules: PlanRules, age: number): readonly number[] {
  const longest = maximumDaysAt(rules, age);
  return rules.tripDurations.filter((days) => days <= longest);
}

/** [PS-072] Coverage amounts on offer: a visitor without super visa has a list of its own. */
export function coverageAmountsFor(rules: PlanRules, trip: TripFacts): readonly number[] {
  const { coverageAmounts } = rules;
  const withoutSuperVisa = trip.flowTravellerType === 'VISITOR_TO_CANADA' && !trip.superVisa;
  return withoutSuperVisa ? coverageAmounts.superVisaNo : coverageAmounts.default;
}

/** Whether this traveller must answer the medical questionnaire before the plan has a price. */
export function needsQuestionnaire(rules: PlanRules, traveller: TravellerFacts): boolean {
  return rules.questionnaireMinimumAge !== null && traveller.age >= rules.questionnaireMinimumAge;
}

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
