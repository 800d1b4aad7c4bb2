/** [QQ-029] [QQ-030] [QQ-035] Bounds of the quick quote that an organization may set: years, and dollars of each traveller. */
export type QuickQuoteLimits = { minimumAge: number; maximumAge: number; minimumTripCost: number };

/** The oldest age that is insured at all. */
export const oldestAge = 120;

/** [QQ-030] [QQ-036] The bounds where an organization sets none. */
export const defaultQuickQuoteLimits: QuickQuoteLimits = {
  minimumAge: 0,
  maximumAge: oldestAge,
  minimumTripCost: 0,
};

/** [QQ-034] [QQ-025] Dollars of each traveller, and days with departure and return day counted. */
export const tripLimits = { maximumCost: 30_000, maximumDays: 365 } as const;

/** [QQ-012] Days from departure to return of a multi-trip. */
export const multiTripDays = 364;

/** [QQ-039] to [QQ-045] Ages and numbers of a family; its composition makes the smallest family three. */
export const familyLimits = {
  minimumTravellers: 2,
  maximumAge: 59,
  adultFrom: 25,
  maximumOtherAdults: 2,
} as const;

/** [TD-013] Longest text of a departure or destination. */
export const longestLocationText = 100;

/** [TD-018] Suggestions that are listed, and locations that one query answers at most. */
export const suggestionLimits = { listed: 20, queried: 1000 } as const;

/** [TD-028] Days that the plan to be topped up may have. */
export const coverageDayLimits = { minimum: 1, maximum: 365 } as const;
