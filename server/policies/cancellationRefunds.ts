import type { IsoDate } from '#domain/calendar.ts';
import type { CancellationReason } from '#domain/policies/cancellationReasons.ts';
import { type RefundRoute, refundRoutes } from '#domain/policies/refundRoutes.ts';
import { canBeCancelled, type Refund, refundOf } from '#domain/policies/refundRules.ts';
import { Problem } from '../http/problem.ts';
import type { PolicyRow } from './readPolicy.ts';

export type PaxRefund = {
  pax: PolicyRow['paxes'][number];
  premiumCents: number;
  refund: Refund;
  routes: RefundRoute[];
};

/**
 * [CX-014] What policies that were bought together are given back when they are cancelled today, by their book.
 * @throws Problem 400 `policies.apart` where one of them is not of this record
 * @throws Problem 409 `policy.notActive` where one of them is not in force
 */
export function cancellationRefunds(
  row: PolicyRow,
  asked: {
    policyNumbers: readonly string[];
    reason: CancellationReason;
    today: IsoDate;
    /** Of `withCancellableBenefits`. */
    cancellable: ReadonlySet<string>;
  },
): PaxRefund[] {
  const { policyNumbers, reason, today, cancellable } = asked;
  const effective = row.trip_information['effectiveDate'] as IsoDate | undefined;
  return policyNumbers.map((policyNumber) => {
    const pax = row.paxes.find((one) => one.policy_number === policyNumber);
    if (!pax) throw new Problem(400, 'policies.apart');
    if (!canBeCancelled(pax.status)) throw new Problem(409, 'policy.notActive');
    const isOwn = (entry: { policy_number: string }) => entry.policy_number === policyNumber;
    const premiumCents = row.premiums.filter(isOwn).reduce((sum, entry) => sum + entry.amount_cents, 0);
    const refund = refundOf({
      reason,
      applicationDate: row.application_date,
      effectiveDate: effective ?? row.start_date,
      today,
      premiumInForceCents: premiumCents,
      benefitsCancellable: cancellable.has(policyNumber),
    });
    const by = reason === 'CHARGE_BACK' ? 'CHARGEBACK' : 'ORIGINAL';
    return { pax, premiumCents, refund, routes: refundRoutes(refund.cents, row.payments.filter(isOwn), by) };
  });
}
