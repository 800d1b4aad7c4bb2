import { applications } from '#domain/applications.ts';
import type { ChangeAnswer } from '#domain/calls/shapes/policyChange.ts';
import type { Payment } from '#domain/calls/shapes/payment.ts';
import { centsOf, dollarsOf } from '#domain/money.ts';
import { methodsOffered } from '#domain/payment/methods.ts';
import { auditedOf } from '../audit/auditedSession.ts';
import type { Clock } from '../clock.ts';
import type { DatabaseTransaction } from '../database/database.ts';
import { writeTogether } from '../database/writeTogether.ts';
import { Problem } from '../http/problem.ts';
import type { Session } from '../identity/session.ts';
import type { Organizations } from '../organizations/organizations.ts';
import { applicationOf } from '../policies/confirmationMessages.ts';
import { type LastVersion, versionWrites } from '../policies/policyBook.ts';
import { type Restored, restoredPaxes } from '../policies/reinstatement.ts';
import { cardsOfPayments } from '../purchases/cardsOfBody.ts';
import { payByOf } from '../purchases/payBy.ts';
import { refuseWrongDetails } from '../purchases/paymentRules.ts';
import { todayOf } from '../today.ts';
import type { ChangePlan } from './changePlan.ts';
import type { PolicyChanges } from './policyChanges.ts';

export type ReinstatementParts = { clock: Clock; organizations: Organizations; changes: PolicyChanges };

/** A reinstatement as it is asked for; `shown` is what the person was shown is charged, in decimal dollars. */
export type AskedReinstatement = {
  changeId: string;
  revision: number;
  shown: number;
  body: { paxes: readonly { policyNumber: string; payments: readonly Payment[] }[] };
};

/**
 * [RI-005] Puts cancelled policies that were bought together in force again, all that are named or none. They are pending
 * from here on, and what they were where nothing comes of it ([RI-003]).
 * @throws Problem as `make` of changes and `restoredPaxes`, 400 `request.invalid`, 409 `policy.tripEnded`, 409
 * `charge.changed` with what is charged now
 */
export async function reinstatePolicies(
  { clock, organizations, changes }: ReinstatementParts,
  by: { session: Session; requestId: string },
  { changeId, revision, shown, body }: AskedReinstatement,
): Promise<ChangeAnswer> {
  const policyNumbers = body.paxes.map(({ policyNumber }) => policyNumber);
  const asked = { changeId, kind: 'REINSTATEMENT', policyNumbers, revision, body } as const;
  return changes.make(by, asked, async () => async (trx, last) => {
    const { policy } = last.state;
    if (todayOf(clock) > policy.end_date) throw new Problem(409, 'policy.tripEnded');
    await refuseWhileRefunded(trx, policyNumbers);
    const restored = await restoredPaxes(trx, { policyId: policy.id, policyNumbers });
    const cents = restored.reduce((sum, { chargeCents }) => sum + chargeCents, 0);
    const isAsShown = cents === centsOf(shown) && body.paxes.every((pax, at) => owes(pax, restored[at]));
    if (!isAsShown) throw new Problem(409, 'charge.changed', { extra: { chargeTotal: dollarsOf(cents) } });
    const gateways = organizations.find(policy.organization_code)?.paymentGateways ?? [];
    refuseWrongCharges(body.paxes, by.session, gateways);
    const now = new Date(clock.now());
    const pending = await leftPending(trx, last, { by: by.session, policyNumbers, now });
    const pax = (one: { policy_number: string }) =>
      restored.find(({ pax: mine }) => mine.policy_number === one.policy_number)?.pax;
    const organizationCode = policy.organization_code;
    const due = restored.filter(({ chargeCents }) => chargeCents > 0);
    return {
      version: last.version + 1,
      state: {
        ...pending,
        paxes: pending.paxes.map((one) => ({ ...one, ...pax(one), status: one.status })),
      },
      premiums: due.map(({ pax: { policy_number }, chargeCents }) => ({
        policyNumber: policy_number,
        cents: chargeCents,
      })),
      charges: body.paxes.flatMap(({ policyNumber, payments }) =>
        payments.map(({ amount, method, details }) => ({
          policyNumber,
          cents: centsOf(amount),
          method,
          payer: details?.cardOwnerReferenceNumber ?? null,
        })),
      ),
      refunds: [],
      cards: cardsOfPayments(body.paxes.flatMap(({ payments }) => payments)),
      payBy: payByOf(now.getTime(), policy.end_date),
      activates: policyNumbers,
      former: last.state.paxes
        .filter(({ policy_number }) => policyNumbers.includes(policy_number))
        .map(({ policy_number, status }) => ({ policyNumber: policy_number, status })),
      letters: { policyNumbers, application: await applicationOf(trx, policy) },
      audit: {
        action: 'policy.reinstate',
        session: auditedOf(by.session),
        organizationCode,
        object: { type: 'policy', id: policyNumbers[0] ?? '' },
        after: { changeId, policyNumbers, chargeCents: cents },
        requestId: by.requestId,
      },
      notes: [],
    } satisfies ChangePlan;
  });
}

/** What goes back for a policy is known to be back before anything is charged for it again. */
async function refuseWhileRefunded(trx: DatabaseTransaction, policyNumbers: readonly string[]) {
  const underWay = await trx
    .selectFrom('refund_orders')
    .select('id')
    .where('policy_number', 'in', policyNumbers)
    .where('status', '<>', 'CONFIRMED')
    .executeTakeFirst();
  if (underWay) throw new Problem(409, 'policy.changeOpen');
}

/** One payment of what is due, and none where nothing is. */
function owes({ payments }: { payments: readonly Payment[] }, restored: Restored | undefined): boolean {
  const paid = payments.reduce((sum, { amount }) => sum + centsOf(amount), 0);
  return restored !== undefined && paid === restored.chargeCents && paid > 0 === payments.length > 0;
}

/** @throws Problem 400 `request.invalid` */
function refuseWrongCharges(
  paxes: AskedReinstatement['body']['paxes'],
  { application }: Session,
  gateways: Parameters<typeof methodsOffered>[1],
): void {
  const methods = methodsOffered(applications[application].channel, gateways);
  paxes.forEach(({ payments }, at) =>
    payments.forEach((payment, place) => {
      const path = `body.paxes.${at}.payments.${place}`;
      const wrong = payment.type !== 'CHARGE' ? 'type' : methods.includes(payment.method) ? null : 'method';
      if (wrong !== null)
        throw new Problem(400, 'request.invalid', { fields: { [`${path}.${wrong}`]: 'notAllowed' } });
      refuseWrongDetails(payment, `${path}.details`);
    }),
  );
}

/** [RI-003] Leaves policies pending while what they owe is charged; resolves to how everything stands then. */
async function leftPending(
  trx: DatabaseTransaction,
  last: LastVersion,
  { by, policyNumbers, now }: { by: Session; policyNumbers: readonly string[]; now: Date },
) {
  const state = {
    ...last.state,
    paxes: last.state.paxes.map((pax) =>
      policyNumbers.includes(pax.policy_number) ? { ...pax, status: 'PENDING' as const } : pax,
    ),
  };
  const act = {
    reason: 'REINSTATEMENT',
    at: now,
    organizationCode: by.organizationCode ?? state.policy.organization_code,
    by: { profileRef: by.profileRef, sessionHash: by.idHash },
  } as const;
  await writeTogether(trx, versionWrites(trx, last, { state, act }));
  return state;
}
