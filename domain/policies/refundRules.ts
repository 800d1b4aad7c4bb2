import { addDays, type IsoDate } from '../calendar.ts';
import type { PolicyStatus } from '../calls/shapes/policyRecord.ts';
import type { CancellationReason } from './cancellationReasons.ts';

/** What decides a refund: the first of these that holds. */
export const refundRules = [
  'REASON_IN_FULL',
  'IN_EFFECT',
  'FREE_LOOK',
  'CANCELLABLE_BENEFITS',
  'AFTER_FREE_LOOK',
] as const;
export type RefundRule = (typeof refundRules)[number];

export type Refund = {
  cents: number;
  rule: RefundRule;
  /** The last day of the free look. */
  freeLookUntil: IsoDate;
  effectiveDate: IsoDate;
  /** The last day on which the refund is this one; null where it stays so. */
  until: IsoDate | null;
};

/** [CX-016] Whether a policy can be cancelled. */
export const canBeCancelled = (status: PolicyStatus) => status === 'ACTIVE';

/** [CX-014] The day of application is day 0 of the free look, and this is its last one. */
const freeLookDays = 10;

const inFull: readonly CancellationReason[] = ['EXCEPTION', 'CHARGE_BACK'];

/**
 * [CX-014] What a cancelled policy is given back, in cents: all of its premium in force, or nothing. The days are
 * those of Toronto; that of the effective date is after it.
 */
export function refundOf(facts: {
  reason: CancellationReason;
  applicationDate: IsoDate;
  effectiveDate: IsoDate;
  today: IsoDate;
  premiumInForceCents: number;
  /** Whether all benefits that are held are cancellable after free look. */
  benefitsCancellable: boolean;
}): Refund {
  const { reason, effectiveDate, today, premiumInForceCents, benefitsCancellable } = facts;
  const freeLookUntil = addDays(facts.applicationDate, freeLookDays);
  const all = { cents: premiumInForceCents, freeLookUntil, effectiveDate };
  const nothing = { ...all, cents: 0, until: null };
  if (inFull.includes(reason)) return { ...all, rule: 'REASON_IN_FULL', until: null };
  if (today >= effectiveDate) return { ...nothing, rule: 'IN_EFFECT' };
  const dayBefore = addDays(effectiveDate, -1);
  const freeLookEnds = freeLookUntil < dayBefore && !benefitsCancellable ? freeLookUntil : dayBefore;
  if (today <= freeLookUntil) return { ...all, rule: 'FREE_LOOK', until: freeLookEnds };
  if (benefitsCancellable) return { ...all, rule: 'CANCELLABLE_BENEFITS', until: dayBefore };
  return { ...nothing, rule: 'AFTER_FREE_LOOK' };
}
