import type { PlanContent } from '../calls/shapes/productConfiguration.ts';

export type PlanExclusion = PlanContent['exclusions'][number];

/** What decides which exclusions concern a traveller; coverage in dollars, null where it is not known. */
export type ExclusionFacts = { age: number; coverage: number | null; rateCategory: string | null };

function lies(value: number | null, minimum: number | null, maximum: number | null): boolean {
  if (minimum === null && maximum === null) return true;
  return value !== null && value >= (minimum ?? value) && value <= (maximum ?? value);
}

/** [PS-016] Both ends belong to a range; an empty bound or category does not limit. */
export function exclusionsShown(
  exclusions: readonly PlanExclusion[],
  { age, coverage, rateCategory }: ExclusionFacts,
): PlanExclusion[] {
  return exclusions.filter(
    (exclusion) =>
      lies(age, exclusion.minAge, exclusion.maxAge) &&
      lies(coverage, exclusion.minCoverage, exclusion.maxCoverage) &&
      (exclusion.rateCategory === null || exclusion.rateCategory === rateCategory),
  );
}

/** The exclusions of a plan that concern one of several travellers at least. */
export function exclusionsOfAny(
  exclusions: readonly PlanExclusion[],
  everybody: readonly ExclusionFacts[],
): PlanExclusion[] {
  return exclusions.filter((exclusion) =>
    everybody.some((facts) => exclusionsShown([exclusion], facts).length > 0),
  );
}
