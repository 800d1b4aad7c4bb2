import type { strayOrderMachine } from '#machines/strayOrder/strayOrder.machine.ts';
import type { Gateway } from '../gateway/gateway.ts';
import type { PortsOf } from '../jobs/entity.ts';

/** How an order is given back, for every chart that does so. One refund per order: another amount would be refused. */
export function orderPorts(
  gateway: Gateway,
): Pick<PortsOf<typeof strayOrderMachine>, 'voidCharge' | 'refundCharge'> {
  return {
    voidCharge: async ({ orderId }) => ({ output: await gateway.void(orderId) }),
    refundCharge: async ({ orderId, amountCents }) => {
      await gateway.refund({ orderId, refundId: `${orderId}.return`, amountCents });
      return { output: null };
    },
  };
}
