import { businessDay } from '#domain/businessDay.ts';
import type { CardCharge } from '#machines/purchase/purchase.types.ts';
import type { ChangeRecord } from '#machines/policyChange/policyChange.types.ts';
import { auditEntry } from '../audit/audit.ts';
import type { Clock } from '../clock.ts';
import type { Database, DatabaseTransaction } from '../database/database.ts';
import type { Write } from '../database/writeTogether.ts';
import type { PortResult } from '../jobs/entity.ts';
import { confirmationWrites } from '../policies/confirmationMessages.ts';
import { lastVersion, type NextVersion, versionWrites } from '../policies/policyBook.ts';
import { type ChangePlan, refundsDue } from './changePlan.ts';

/** Writes what a change does: version, money, letters, notes and audit together, or nothing where another version came first. */
export function createChangeRecorder({ db, clock }: { db: Database; clock: Clock }) {
  return async (changeId: string): Promise<PortResult<ChangeRecord>> => {
    const { plan, ...change } = await db
      .selectFrom('policy_changes')
      .innerJoin('policies', 'policies.id', 'policy_changes.policy_id')
      .select(['plan', 'context', 'kind', 'profile_ref', 'policies.revision', 'policy_changes.session_hash'])
      .select(['policy_numbers', 'policy_changes.organization_code'])
      .where('policy_changes.id', '=', changeId)
      .executeTakeFirstOrThrow();
    if (!plan) throw new Error('the change has no plan');
    const { charges, payBy } = change.context;
    const isLate = payBy !== null && clock.now() > payBy;
    if (isLate || change.revision !== plan.version) return { output: { kind: 'tooLate' } };
    const now = new Date(clock.now());
    return {
      output: { kind: 'recorded', version: plan.version + 1, refunds: refundsDue(changeId, plan) },
      writes: async (trx) => {
        const last = await lastVersion(trx, change.policy_numbers[0] ?? '');
        if (last?.version !== plan.version) throw new Error('another version came first');
        return [
          ...versionWrites(trx, last, {
            state: plan.state,
            act: {
              reason: change.kind,
              at: now,
              organizationCode: change.organization_code,
              by: { profileRef: change.profile_ref, sessionHash: change.session_hash },
            },
            ...moneyOf(plan, charges, now),
          }),
          ...lettersOf(trx, plan, now),
          ...notesOf(trx, plan, now),
          auditEntry(trx, clock, plan.audit),
        ];
      },
    };
  };
}

function moneyOf(
  { state, premiums, refunds, charges = [] }: ChangePlan,
  orders: readonly CardCharge[],
  now: Date,
) {
  const paid_on = businessDay(now.getTime());
  const paxOf = (policyNumber: string) => state.paxes.find((pax) => pax.policy_number === policyNumber);
  return {
    movements: [
      ...charges.map(({ policyNumber, cents, method, payer }) => {
        const order = orders.find((charge) => payer !== null && charge.payer === payer);
        return {
          policy_number: policyNumber,
          amount_cents: cents,
          type: 'CHARGE' as const,
          method,
          order_id: order?.orderId ?? null,
          card_brand: order?.cardBrand ?? null,
          card_ending: order?.cardEnding ?? null,
          card_owner_reference_number: payer,
          paid_on,
        };
      }),
      ...refunds.flatMap(({ policyNumber, routes }) =>
        routes.map(({ method, orderId, cardEnding, cents }) => ({
          policy_number: policyNumber,
          amount_cents: cents,
          type: 'REFUND' as const,
          method,
          order_id: orderId,
          card_brand: null,
          card_ending: cardEnding,
          card_owner_reference_number: null,
          paid_on,
        })),
      ),
    ],
    premiums: premiums.map(({ policyNumber, cents }) => ({
      policy_number: policyNumber,
      plan_code: paxOf(policyNumber)?.plan_code ?? '',
      plan_name: JSON.stringify(paxOf(policyNumber)?.plan_name),
      amount_cents: cents,
    })),
  } satisfies Pick<NextVersion, 'movements' | 'premiums'>;
}

/** The confirmations of the policies as they are from now on. */
function lettersOf(trx: DatabaseTransaction, { state, letters }: ChangePlan, now: Date): Write[] {
  const paxes = state.paxes.filter(({ policy_number }) => letters.policyNumbers.includes(policy_number));
  const { application } = letters;
  return confirmationWrites(trx, { policyId: state.policy.id, paxes, application, now, inMs: 0 });
}

function notesOf(trx: DatabaseTransaction, { notes }: ChangePlan, now: Date): Write[] {
  const rows = notes.map(({ id, policyNumber, authorRef, authorName, text }) => ({
    id,
    policy_number: policyNumber,
    author_ref: authorRef,
    author_name: authorName,
    text,
    written_at: now,
  }));
  return rows.length > 0 ? [trx.insertInto('policy_notes').values(rows)] : [];
}
