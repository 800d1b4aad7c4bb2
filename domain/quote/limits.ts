/** [QQ-030] [QQ-036] [QQ-034] Bounds of the quick quote that an organization may set otherwise; amounts in dollars. */
export type QuickQuoteLimits = {
  minimumAge: number;
  maximumAge: number;
  minimumTripCost: number;
  maximumTripCost: number;
  /** [QQ-025] Days of a trip, departure and return day counted. */
  maximumTripDays: number;
};

export const quickQuoteLimits: QuickQuoteLimits = {
  minimumAge: 0,
  maximumAge: 120,
  minimumTripCost: 0,
  maximumTripCost: 30_000,
  maximumTripDays: 365,
};

/** [QQ-012] Days from departure to return of a multi-trip. */
export const multiTripDays = 364;

/** [QQ-039] to [QQ-045] Ages and numbers of a family; its composition makes the smallest family three. */
export const familyLimits = {
  minimumTravellers: 2,
  maximumAge: 59,
  adultFrom: 25,
  maximumAdults: 2,
} as const;

/** [TD-013] Longest text of a departure or destination. */
export const longestLocationText = 100;

/** [TD-018] Suggestions that are listed, and locations that one query answers at most. */
export const suggestionLimits = { listed: 20, queried: 1000 } as const;

/** [TD-028] Days that the plan to be topped up may have. */
export const coverageDayLimits = { minimum: 1, maximum: 365 } as const;
