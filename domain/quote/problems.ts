/** [QQ-049] What can be wrong with a quick quote. */
export const quickQuoteProblems = [
  'departurePastDt',
  'departureFutureDt',
  'invalidDate',
  'returnLtDepart',
  'departGtReturn',
  'tripDurationGt',
  'bookingFutureDt',
  'ageLt',
  'ageGt',
  'ageInvalid',
  'tripCostLt',
  'tripCostGt',
  'tripCostInvalid',
  'required',
  'familyPlans',
  'familyMaxAge',
  'familyPrimaryMaxAge',
  'familyRule',
] as const;
export type QuickQuoteProblem = (typeof quickQuoteProblems)[number];

/** [QQ-047] [TD-022] What can be wrong with a departure or destination. */
export const locationProblems = ['required', 'locationInvalid'] as const;
export type LocationProblem = (typeof locationProblems)[number];

/** [WG-022] What can be wrong with a date of a date picker or date-of-birth entry. */
export const dateProblems = ['invalid_date', 'out_of_range', 'required', 'max_age_error'] as const;
export type DateProblem = (typeof dateProblems)[number];

/** [TD-028] What can be wrong with the days of the plan to be topped up. */
export const coverageDaysProblems = ['required', 'daysInvalid', 'daysLt', 'daysGt', 'daysCoverTrip'] as const;
export type CoverageDaysProblem = (typeof coverageDaysProblems)[number];
