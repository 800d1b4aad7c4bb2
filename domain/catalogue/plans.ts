/** [PS-010] Plan classes, STP for the plans behind the YT filter. */
export const planClasses = ['OCM', 'NAQC', 'VTC', 'STP'] as const;
export type PlanClass = (typeof planClasses)[number];

/** [PS-011] */
export const planTypes = [
  'VISITOR_TO_CANADA',
  'STUDENT',
  'MEDICAL',
  'TRIP_CANCELLATION',
  'INCLUSIVE',
  'MULTI_TRIP_MEDICAL',
  'MULTI_TRIP_INCLUSIVE',
  'TOP_UP',
  'MEDICAL_UNDERWRITING',
  'MUPS',
] as const;
export type PlanType = (typeof planTypes)[number];

/** [PS-018] */
export const benefitTypes = ['MANDATORY', 'OPTIONAL', 'RIDER'] as const;
export type BenefitType = (typeof benefitTypes)[number];

/** [PS-021] A base-option benefit comes with its plan and is never added to it, whatever type the catalogue states. */
function isBaseOption(code: string): boolean {
  return code.endsWith('_BO');
}

/** Whether a buyer chooses a benefit, and pays for it beside the plan. */
export function benefitCanBeAdded(benefit: { code: string; benefitType: BenefitType }): boolean {
  return benefit.benefitType !== 'MANDATORY' && !isBaseOption(benefit.code);
}

/** What somebody holds of the benefits of a plan: those that come with it, and those that were added, by their codes. */
export function benefitsHeld<Benefit extends { code: string; benefitType: BenefitType }>(
  benefits: readonly Benefit[],
  added: readonly { code: string }[],
): Benefit[] {
  return benefits.filter(
    (benefit) => !benefitCanBeAdded(benefit) || added.some(({ code }) => code === benefit.code),
  );
}

/** [PS-020] */
export const benefitRuleTypes = ['TRIPCOST', 'DEDUCTIBLE', 'COVERAGEAMOUNT', 'TRIPDURATION'] as const;

/** [PS-098] */
export const adjustmentTypes = [
  'DEDUCTIBLE',
  'COMPANION',
  'TRAVELLINGWITHINCANADA',
  'SMOKERSURCHARGE',
  'EMPLOYEE',
  'FAMILYFRIENDSRESIDING',
  'FAMILYFRIENDSNOTRESIDING',
] as const;
export type AdjustmentType = (typeof adjustmentTypes)[number];

/** [PS-099] */
export const employeeRelationships = ['EMPL', 'FNF_RES', 'FNF_NONRES'] as const;
export type EmployeeRelationship = (typeof employeeRelationships)[number];

/** [LN-030] A coverage amount that is shown by its label, in dollars. */
export const unlimitedCoverage = 999999;

/** [LN-030] Whether an amount in cents is shown by its label. */
export function isUnlimited(coverageCents: number): boolean {
  return coverageCents === unlimitedCoverage * 100;
}

/** [PS-034] [PS-035] */
export type CardVariant = 'DEFAULT' | 'COVER_ME';
