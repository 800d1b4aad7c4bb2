import type { TripFacts } from '../rating/facts.ts';

/** [PS-007] [PS-008] Longest trip by age, in days. */
export type DurationByAge = { minAge: number; maxAge: number; maximumDays: number };

/** What a plan lets a traveller choose, as the product configuration and the rating of a plan both state it. */
export type ParameterRules = {
  /** Youngest age that needs the medical questionnaire. */
  questionnaireMinimumAge: number | null;
  tripDurationByAge: readonly DurationByAge[];
  /** Days of each trip that a multi-trip plan offers. */
  tripDurations: readonly number[];
  minimumTopUpDays: number | null;
};

/** Longest trip in days at an age; 0 when the plan is not sold at it. */
export function maximumDaysAt({ tripDurationByAge }: ParameterRules, age: number): number {
  for (const { minAge, maxAge, maximumDays } of tripDurationByAge) {
    if (age >= minAge && age <= maxAge) return maximumDays;
  }
  return 0;
}

/** [PS-008] Days of each trip that are offered at an age; a plan that tops up has its days typed and offers none. */
export function tripDurationsAt(rules: ParameterRules, age: number): readonly number[] {
  if (daysAreTyped(rules)) return [];
  const longest = maximumDaysAt(rules, age);
  return rules.tripDurations.filter((days) => days <= longest);
}

/** Whether the days of a plan are typed, because it tops up another one. */
export function daysAreTyped({ minimumTopUpDays }: ParameterRules): boolean {
  return minimumTopUpDays !== null;
}

/** [PS-071] The coverage amounts of a plan, as numbers in dollars or as options of a card. */
export type CoverageLists<List> = { default: List; superVisaNo: List };

/** [PS-072] The list on offer: a visitor without super visa has one of its own. */
export function coverageAmountsFor<List>(
  lists: CoverageLists<List>,
  trip: Pick<TripFacts, 'flowTravellerType' | 'superVisa'>,
): List {
  const withoutSuperVisa = trip.flowTravellerType === 'VISITOR_TO_CANADA' && !trip.superVisa;
  return withoutSuperVisa ? lists.superVisaNo : lists.default;
}

/** [MQ-010] Whether a traveller of this age must answer the medical questionnaire before the plan has a price. */
export function needsQuestionnaire(
  { questionnaireMinimumAge }: Pick<ParameterRules, 'questionnaireMinimumAge'>,
  age: number,
): boolean {
  return questionnaireMinimumAge !== null && age >= questionnaireMinimumAge;
}
