import type { CardCharge } from '#machines/purchase/purchase.types.ts';
import { purchaseMachine } from '#machines/purchase/purchase.machine.ts';
import type { Gateway } from '../gateway/gateway.ts';
import type { EntityKind } from '../jobs/entity.ts';
import type { PolicyActivation } from '../policies/activation.ts';
import { sendConfirmationsNow } from '../policies/enqueueConfirmation.ts';
import type { PolicyRecorder } from '../policies/policyRecorder.ts';
import { setPaxStatus } from '../policies/paxStatus.ts';

/** The name under which purchases are known to the runner of charts. */
export const purchaseEntity = 'purchase';

/** A purchase as a kind of entity: its row, and what each port of its chart does. */
export function purchaseKind(parts: {
  gateway: Gateway;
  activation: PolicyActivation;
  recorder: PolicyRecorder;
}): EntityKind {
  const { gateway, activation, recorder } = parts;
  return {
    name: purchaseEntity,
    machine: purchaseMachine,
    async lock(trx, id) {
      const row = await trx
        .selectFrom('purchases')
        .select(['state', 'context', 'revision'])
        .where('id', '=', id)
        .forUpdate()
        .executeTakeFirst();
      return row ? { value: row.state, context: row.context, revision: row.revision } : null;
    },
    async save(trx, id, { value, context, revision }) {
      await trx
        .updateTable('purchases')
        .set({ state: String(value), context: JSON.stringify(context), revision })
        .where('id', '=', id)
        .execute();
    },
    ports: {
      chargeCard: async ({ charge }: { charge: CardCharge }) => ({ output: await gateway.charge(charge) }),
      lookUpCharge: async ({ orderId }: { orderId: string }) => ({ output: await gateway.lookUp(orderId) }),
      voidCharge: async ({ orderId }: { orderId: string }) => {
        await gateway.void(orderId);
        return { output: null };
      },
      recordPolicies: ({ purchaseId }: { purchaseId: string }) => recorder.prepare(purchaseId),
      activatePolicies: async ({ policyNumbers }: { policyNumbers: readonly string[] }) => {
        await Promise.all(policyNumbers.map((policyNumber) => activation.activate(policyNumber)));
        return {
          output: null,
          record: async (trx) => {
            await setPaxStatus(trx, policyNumbers, 'ACTIVE');
            await sendConfirmationsNow(trx, policyNumbers);
          },
        };
      },
    },
  };
}
