import { randomUUID } from 'node:crypto';
import type { ProvinceCode } from '#domain/provinces.ts';
import type { ChangeAnswer } from '#domain/calls/shapes/policyChange.ts';
import { centsOf, dollarsOf } from '#domain/money.ts';
import { type CancellationReason, needsCancellationNote } from '#domain/policies/cancellationReasons.ts';
import { auditedOf } from '../audit/auditedSession.ts';
import type { Clock } from '../clock.ts';
import type { Database } from '../database/database.ts';
import type { PlanEditions } from '../editions/planEditions.ts';
import { Problem } from '../http/problem.ts';
import type { Session } from '../identity/session.ts';
import { withCancellableBenefits } from '../policies/cancellableBenefits.ts';
import { cancellationRefunds, type PaxRefund } from '../policies/cancellationRefunds.ts';
import { applicationOf } from '../policies/confirmationMessages.ts';
import { noteAuthor } from '../policies/policyNotes.ts';
import { type PolicyRow, readPolicyRow } from '../policies/readPolicy.ts';
import { todayOf } from '../today.ts';
import type { ChangePlan } from './changePlan.ts';
import type { PolicyChanges } from './policyChanges.ts';

export type CancellationParts = {
  db: Database;
  clock: Clock;
  editions: Pick<PlanEditions, 'read' | 'today'>;
  changes: PolicyChanges;
};

/** A cancellation as it is asked for; `shown` is what the person was shown goes back, in decimal dollars. */
export type AskedCancellation = {
  changeId: string;
  revision: number;
  shown: number;
  body: {
    cancellationReason: CancellationReason;
    tripInformation: { provinceOfResidence: ProvinceCode };
    paxes: readonly { policyNumber: string }[];
    note?: string | undefined;
  };
};

/**
 * [CX-005] Cancels policies that were bought together: all that are named, or none.
 * @throws Problem as `make` of changes and `cancellationRefunds`, 400 `request.invalid`, 409 `policy.otherProvince`, 409
 * `refund.changed` with what goes back now
 */
export async function cancelPolicies(
  { db, clock, editions, changes }: CancellationParts,
  by: { session: Session; requestId: string },
  { changeId, revision, shown, body }: AskedCancellation,
): Promise<ChangeAnswer> {
  const { cancellationReason: reason, note } = body;
  if (needsCancellationNote(reason) && note === undefined)
    throw new Problem(400, 'request.invalid', { fields: { 'body.note': 'missing' } });
  const policyNumbers = body.paxes.map(({ policyNumber }) => policyNumber);
  const [first = ''] = policyNumbers;
  return changes.make(by, { changeId, kind: 'CANCELLATION', policyNumbers, revision, body }, async () => {
    const row = await readPolicyRow(db, { policyNumber: first });
    if (!row) throw new Problem(404, 'notFound');
    const cancellable = await withCancellableBenefits(editions, row.paxes);
    const author = await noteAuthor(db, by.session);
    return async (trx, { version, state }) => {
      const held = (await readPolicyRow(trx, { policyNumber: first })) as PolicyRow;
      const refunds = cancellationRefunds(held, {
        policyNumbers,
        reason,
        today: todayOf(clock),
        cancellable,
      });
      if (held.trip_information['provinceOfResidence'] !== body.tripInformation.provinceOfResidence)
        throw new Problem(409, 'policy.otherProvince');
      const cents = refunds.reduce((sum, { refund }) => sum + refund.cents, 0);
      if (cents !== centsOf(shown))
        throw new Problem(409, 'refund.changed', { extra: { refundTotal: dollarsOf(cents) } });
      return {
        version,
        state: { ...state, paxes: state.paxes.map((pax) => cancelled(pax, refunds)) },
        premiums: refunds
          .filter(({ refund }) => refund.cents > 0)
          .map(({ pax, refund }) => ({ policyNumber: pax.policy_number, cents: -refund.cents })),
        refunds: refunds.map(({ pax, routes }) => ({ policyNumber: pax.policy_number, routes })),
        letters: { policyNumbers, application: await applicationOf(trx, held) },
        audit: {
          action: 'policy.cancel',
          session: auditedOf(by.session),
          organizationCode: held.organization_code,
          object: { type: 'policy', id: first },
          after: { changeId, policyNumbers, refundCents: cents },
          reason,
          requestId: by.requestId,
        },
        notes:
          note === undefined
            ? []
            : policyNumbers.map((policyNumber) => ({
                id: randomUUID(),
                policyNumber,
                ...author,
                text: note,
              })),
      } satisfies ChangePlan;
    };
  });
}

/** [CX-015] Refunded at once where money goes back and none of it over the gateway. */
function cancelled<Pax extends { policy_number: string; status: string }>(
  pax: Pax,
  refunds: readonly PaxRefund[],
): Pax {
  const mine = refunds.find((one) => one.pax.policy_number === pax.policy_number);
  if (!mine) return pax;
  const isOver = mine.refund.cents > 0 && mine.routes.every(({ method }) => method !== 'CREDIT_CARD');
  return { ...pax, status: isOver ? 'REFUNDED' : 'INACTIVE' };
}
