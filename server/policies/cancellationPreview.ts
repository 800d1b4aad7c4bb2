import type { CancellationPreview } from '#domain/calls/policies/previewCancellation.ts';
import { dollarsOf } from '#domain/money.ts';
import type { CancellationReason } from '#domain/policies/cancellationReasons.ts';
import type { Clock } from '../clock.ts';
import type { Database } from '../database/database.ts';
import type { PlanEditions } from '../editions/planEditions.ts';
import { Problem } from '../http/problem.ts';
import { todayOf } from '../today.ts';
import { withCancellableBenefits } from './cancellableBenefits.ts';
import { cancellationRefunds } from './cancellationRefunds.ts';
import { readPolicyRow } from './readPolicy.ts';

export type CancellationServices = {
  db: Database;
  clock: Clock;
  editions: Pick<PlanEditions, 'read' | 'today'>;
};

/**
 * [CX-013] What a cancellation would give back now.
 * @throws Problem 404 `notFound` where there is no such policy, and as `cancellationRefunds`
 */
export async function cancellationPreview(
  { db, clock, editions }: CancellationServices,
  { policyNumbers, reason }: { policyNumbers: readonly string[]; reason: CancellationReason },
): Promise<CancellationPreview> {
  const row = await readPolicyRow(db, { policyNumber: policyNumbers[0] ?? '' });
  if (!row) throw new Problem(404, 'notFound');
  const cancellable = await withCancellableBenefits(editions, row.paxes);
  const refunds = cancellationRefunds(row, { policyNumbers, reason, today: todayOf(clock), cancellable });
  return {
    revision: row.revision,
    refundTotal: dollarsOf(refunds.reduce((sum, { refund }) => sum + refund.cents, 0)),
    paxes: refunds.map(({ pax, premiumCents, refund: { cents, ...rule }, routes }) => ({
      policyNumber: pax.policy_number,
      referenceNumber: pax.reference_number,
      amount: dollarsOf(cents),
      premium: dollarsOf(premiumCents),
      ...rule,
      applicationDate: row.application_date,
      routes: routes.map(({ method, cardEnding, cents: part }) => ({
        method,
        cardEnding,
        amount: dollarsOf(part),
      })),
      letter: { email: pax.email, lang: pax.lang },
    })),
  };
}
