import type { PlanContent } from '../calls/shapes/productConfiguration.ts';
import type { RecommendedBenefit, RecommendedPlan } from '../calls/shapes/quoteAnswer.ts';

/** Data of the catalogue as it arrives: any field may be missing. */
export type Incomplete<T> = { [Field in keyof T]?: T[Field] | null | undefined };

/** [PS-027] A boolean false and the number 0 are present. */
function isEmpty(value: unknown): boolean {
  if (value === null || value === undefined || value === '') return true;
  return typeof value === 'object' && Object.keys(value).length === 0;
}

/** [PS-014] */
export function contentIsInError(content: Incomplete<PlanContent>): boolean {
  return [content.code, content.name, content.lang].some(isEmpty);
}

/** [PS-028] An eligible configuration needs a maximum above 0. */
export function tripCostConfigIsInvalid(
  config: Incomplete<RecommendedPlan['tripCostConfig']> | null | undefined,
): boolean {
  if (isEmpty(config)) return true;
  return config?.eligible === true && !((config.maxValue ?? 0) > 0);
}

const checkedFields = [
  'code',
  'isMQNeeded',
  'planClass',
  'purchasable',
  'status',
  'travellerType',
  'tripCostConfig',
  'tripType',
] as const;

/** [PS-027] benefits and planType are not part of the check. */
export function planIsInError(plan: Incomplete<RecommendedPlan>): boolean {
  return checkedFields.some((field) => isEmpty(plan[field]));
}

/** [PS-029] Only mandatory benefits are checked. */
export function mandatoryBenefitIsInError(benefit: Incomplete<RecommendedBenefit>): boolean {
  return [benefit.benefitType, benefit.code, benefit.planCode].some(isEmpty);
}

/** [PS-030] A plan in error, or one that cannot be bought, is no card. */
export function planIsOffered(plan: RecommendedPlan): boolean {
  if (planIsInError(plan) || tripCostConfigIsInvalid(plan.tripCostConfig) || !plan.purchasable) return false;
  const mandatory = plan.benefits.filter((benefit) => (benefit.benefitType || 'MANDATORY') === 'MANDATORY');
  return !mandatory.some(mandatoryBenefitIsInError);
}
