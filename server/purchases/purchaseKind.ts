import { purchaseMachine } from '#machines/purchase/purchase.machine.ts';
import type { PurchaseContext } from '#machines/purchase/purchase.types.ts';
import { purchaseMigrations, purchaseVersion } from '#machines/purchase/purchase.versions.ts';
import type { Clock } from '../clock.ts';
import type { Gateway } from '../gateway/gateway.ts';
import { type EntityKind, restingColumns } from '../jobs/entity.ts';
import type { PolicyActivation } from '../policies/activation.ts';
import type { PolicyRecorder } from '../policies/policyRecorder.ts';
import { paidPorts } from './orderPorts.ts';
import { settleLateApproval, watchOrder } from './strayOrders.ts';

/** The name under which purchases are known to the runner of charts. */
export const purchaseEntity = 'purchase';

/** A purchase as a kind of entity: its row, and what each port of its chart does. */
export function purchaseKind(parts: {
  clock: Clock;
  gateway: Gateway;
  activation: PolicyActivation;
  recorder: PolicyRecorder;
}): EntityKind<typeof purchaseMachine> {
  const { clock, recorder } = parts;
  return {
    name: purchaseEntity,
    machine: purchaseMachine,
    version: purchaseVersion,
    migrations: purchaseMigrations,
    lockedRow: (trx, id) =>
      trx.selectFrom('purchases').select(restingColumns).where('id', '=', id).forUpdate(),
    save(trx, id, { value, context, revision, version }) {
      const isRecorded = (context as PurchaseContext).policyNumbers.length > 0;
      return trx
        .updateTable('purchases')
        .set({
          state: JSON.stringify(value),
          context: JSON.stringify(context),
          revision,
          chart_version: version,
          // What was bought stands in the policies then; a repeated payment is known by its hash.
          ...(isRecorded && { body: null, plans: null, medical_answers: null }),
        })
        .where('id', '=', id);
    },
    facts: ({ attempt, charges, policyNumbers, activeNumbers, trouble }) => ({
      attempt,
      orders: charges.map(({ orderId, state, amountCents }) => ({ orderId, state, amountCents })),
      policyNumbers,
      activeNumbers,
      trouble,
    }),
    messages: {
      'purchase.abandonOrder': (trx, { orderId, amountCents }, purchaseId, neighbours) =>
        watchOrder(trx, clock, { orderId, amountCents, purchaseId }, neighbours),
    },
    settleLate: (trx, late, neighbours) => settleLateApproval(trx, clock, late, neighbours),
    ports: {
      ...paidPorts(parts),
      recordPolicies: ({ purchaseId, payBy }) => recorder.prepare(purchaseId, payBy ?? null),
    },
  };
}
