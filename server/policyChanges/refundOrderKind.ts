import { refundOrderMachine } from '#machines/refundOrder/refundOrder.machine.ts';
import type { Clock } from '../clock.ts';
import type { DatabaseTransaction } from '../database/database.ts';
import type { Write } from '../database/writeTogether.ts';
import type { Gateway } from '../gateway/gateway.ts';
import { type EntityKind, type RestingEntity, restingColumns } from '../jobs/entity.ts';
import { lastVersion, versionWrites } from '../policies/policyBook.ts';

/** The name under which refunds over the gateway are known to the runner of charts. */
export const refundOrderEntity = 'refundOrder';

const columnsOf = ({ value, context, revision, version, ...entity }: RestingEntity) => ({
  state: JSON.stringify(value),
  context: JSON.stringify(context),
  revision,
  chart_version: version,
  status: entity.isOver
    ? ('CONFIRMED' as const)
    : entity.needsAttention
      ? ('REFUSED' as const)
      : ('UNDERWAY' as const),
});

/** A refund over the gateway as a kind of entity. */
export function refundOrderKind({
  clock,
  gateway,
}: {
  clock: Clock;
  gateway: Gateway;
}): EntityKind<typeof refundOrderMachine> {
  return {
    name: refundOrderEntity,
    machine: refundOrderMachine,
    version: 1,
    migrations: {},
    lockedRow: (trx, id) =>
      trx.selectFrom('refund_orders').select(restingColumns).where('id', '=', id).forUpdate(),
    save: (trx, id, entity) => trx.updateTable('refund_orders').set(columnsOf(entity)).where('id', '=', id),
    create: (trx, id, { refundId, changeId, policyNumber, orderId, amountCents }, entity) =>
      trx.insertInto('refund_orders').values({
        ...columnsOf(entity),
        id,
        refund_id: refundId,
        change_id: changeId,
        policy_number: policyNumber,
        order_id: orderId,
        amount_cents: amountCents,
        created_at: new Date(clock.now()),
      }),
    facts: ({ refundId, changeId, policyNumber, orderId, amountCents, trouble }) => ({
      refundId,
      changeId,
      policyNumber,
      orderId,
      amountCents,
      trouble,
    }),
    ports: {
      refundCharge: async (refund, id) => {
        await gateway.refund(refund);
        return { output: null, writes: (trx) => refundedPax(trx, id, new Date(clock.now())) };
      },
    },
  };
}

/** [CX-015] A cancelled policy is refunded once all that goes back for it is confirmed, this refund being the last. */
async function refundedPax(trx: DatabaseTransaction, id: string, at: Date): Promise<readonly Write[]> {
  const refund = await trx
    .selectFrom('refund_orders')
    .innerJoin('policy_changes', 'policy_changes.id', 'change_id')
    .select(['policy_number', 'change_id', 'kind', 'organization_code'])
    .where('refund_orders.id', '=', id)
    .executeTakeFirstOrThrow();
  if (refund.kind !== 'CANCELLATION') return [];
  const last = await lastVersion(trx, refund.policy_number);
  const others = await trx
    .selectFrom('refund_orders')
    .select('id')
    .where('change_id', '=', refund.change_id)
    .where('policy_number', '=', refund.policy_number)
    .where('id', '<>', id)
    .where('status', '<>', 'CONFIRMED')
    .execute();
  const pax = last?.state.paxes.find(({ policy_number }) => policy_number === refund.policy_number);
  if (!last || pax?.status !== 'INACTIVE' || others.length > 0) return [];
  const paxes = last.state.paxes.map((one) => (one === pax ? { ...one, status: 'REFUNDED' as const } : one));
  return versionWrites(trx, last, {
    state: { ...last.state, paxes },
    act: { reason: 'CANCELLATION', at, organizationCode: refund.organization_code },
  });
}
