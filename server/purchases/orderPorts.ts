import type { policyChangeMachine } from '#machines/policyChange/policyChange.machine.ts';
import type { strayOrderMachine } from '#machines/strayOrder/strayOrder.machine.ts';
import type { Clock } from '../clock.ts';
import type { Gateway } from '../gateway/gateway.ts';
import type { PortsOf } from '../jobs/entity.ts';
import type { PolicyActivation } from '../policies/activation.ts';
import { confirmationsOnceActive } from '../policies/confirmationMessages.ts';
import { activePax } from '../policies/paxStatus.ts';

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

/** The same for every chart that charges cards and puts policies in force. */
export function paidPorts({
  clock,
  gateway,
  activation,
}: {
  clock: Clock;
  gateway: Gateway;
  activation: PolicyActivation;
}): Omit<PortsOf<typeof policyChangeMachine>, 'recordChange'> {
  return {
    ...orderPorts(gateway),
    chargeCard: async ({ charge, payBy }) => ({
      output: clock.now() > (payBy ?? Infinity) ? { kind: 'tooLate' } : await gateway.charge(charge),
    }),
    lookUpCharge: async ({ orderId }) => ({ output: await gateway.lookUp(orderId) }),
    activatePolicy: async ({ policyNumber }) => {
      await activation.activate(policyNumber);
      return {
        output: null,
        writes: async (trx) => [
          ...(await activePax(trx, policyNumber, new Date(clock.now()))),
          confirmationsOnceActive(trx, policyNumber),
        ],
      };
    },
  };
}
