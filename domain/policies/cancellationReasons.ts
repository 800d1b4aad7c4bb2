/** [CX-002] Why a policy is cancelled. */
export const cancellationReasons = [
  'CUSTOMER_NOT_TRAVELLING',
  'INSURANCE_NOT_NEEDED',
  'INCORRECT_COVERAGE',
  'INCORRECT_PAYMENT',
  'DUPLICATE_POLICY',
  'EXCEPTION',
  'CHARGE_BACK',
  'OTHER',
  'PREMIUM_TOO_HIGH',
  'POLICY_RESCIND',
  'SYSTEM_LIMITATION',
] as const;
export type CancellationReason = (typeof cancellationReasons)[number];

/** Whether it needs a note that says more. */
export function needsCancellationNote(reason: CancellationReason): boolean {
  return reason === 'OTHER' || reason === 'EXCEPTION';
}
