import type { PlanExclusion } from '#domain/plans/exclusions.ts';

/** Something that a plan does not pay, for everybody but for what is changed. */
export const exclusionOf = (changes: Partial<PlanExclusion>): PlanExclusion => ({
  exclusionDescription: 'Heart',
  exclusionType: 'MEDICAL',
  minAge: null,
  maxAge: null,
  minCoverage: null,
  maxCoverage: null,
  rateCategory: null,
  ...changes,
});
