import { randomUUID } from 'node:crypto';
import { policyChangeMachine } from '#machines/policyChange/policyChange.machine.ts';
import type { PolicyChangeContext } from '#machines/policyChange/policyChange.types.ts';
import type { Clock } from '../clock.ts';
import type { Database } from '../database/database.ts';
import type { Gateway } from '../gateway/gateway.ts';
import { type EntityKind, type RestingEntity, restingColumns } from '../jobs/entity.ts';
import type { PolicyActivation } from '../policies/activation.ts';
import { paidPorts } from '../purchases/orderPorts.ts';
import { settleLateApproval, watchOrder } from '../purchases/strayOrders.ts';
import { createChangeRecorder } from './changeRecorder.ts';
import { refundOrderEntity } from './refundOrderKind.ts';
import { withdrawChange } from './withdrawChange.ts';

/** The name under which changes of policies are known to the runner of charts. */
export const policyChangeEntity = 'policyChange';

/** The columns of a row of `policy_changes` in which a change rests. */
export const changeColumns = ({ value, context, revision, version, ...entity }: RestingEntity) => ({
  state: JSON.stringify(value),
  context: JSON.stringify(context),
  revision,
  chart_version: version,
  needs_attention: entity.needsAttention,
  is_open: !entity.isOver,
});

/** A change of a policy as a kind of entity. */
export function policyChangeKind(parts: {
  db: Database;
  clock: Clock;
  gateway: Gateway;
  activation: PolicyActivation;
}): EntityKind<typeof policyChangeMachine> {
  const { clock } = parts;
  const record = createChangeRecorder(parts);
  return {
    name: policyChangeEntity,
    machine: policyChangeMachine,
    version: 1,
    migrations: {},
    lockedRow: (trx, id) =>
      trx.selectFrom('policy_changes').select(restingColumns).where('id', '=', id).forUpdate(),
    save(trx, id, entity) {
      const isRecorded = (entity.context as PolicyChangeContext).version !== null;
      return trx
        .updateTable('policy_changes')
        .set({ ...changeColumns(entity), ...(isRecorded && { plan: null }) })
        .where('id', '=', id);
    },
    facts: ({ charges, version, activeNumbers, trouble }) => ({
      orders: charges.map(({ orderId, state, amountCents }) => ({ orderId, state, amountCents })),
      version,
      activeNumbers,
      trouble,
    }),
    messages: {
      'change.beginRefunds': async (_, { refunds }, changeId, neighbours) => {
        for (const due of refunds)
          await neighbours.begin(refundOrderEntity, randomUUID(), { ...due, changeId });
      },
      'change.withdraw': (trx, _, changeId) => withdrawChange(trx, changeId, new Date(clock.now())),
      'purchase.abandonOrder': (trx, { orderId, amountCents }, changeId, neighbours) =>
        watchOrder(trx, clock, { orderId, amountCents, purchaseId: changeId, isOfChange: true }, neighbours),
    },
    settleLate: (trx, late, neighbours) => settleLateApproval(trx, clock, late, neighbours, true),
    ports: { ...paidPorts(parts), recordChange: ({ changeId }) => record(changeId) },
  };
}
