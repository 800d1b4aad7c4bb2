import type { Gateway } from '../gateway/gateway.ts';
import type { EntityKind } from '../jobs/entity.ts';

/** How an order is given back, for every chart that does so. One refund an order: another amount would be refused. */
export function orderPorts(gateway: Gateway): Pick<EntityKind['ports'], 'voidCharge' | 'refundCharge'> {
  return {
    voidCharge: async ({ orderId }: { orderId: string }) => ({ output: await gateway.void(orderId) }),
    refundCharge: async ({ orderId, amountCents }: { orderId: string; amountCents: number }) => {
      await gateway.refund({ orderId, refundId: `${orderId}.return`, amountCents });
      return { output: null };
    },
  };
}
