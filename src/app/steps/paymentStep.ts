import { agencySwitchMachine } from '#machines/agencySwitch/agencySwitch.machine.ts';
import { cardFieldMachine } from '#machines/cardField/cardField.machine.ts';
import { createPolicyMachine } from '#machines/createPolicy/createPolicy.machine.ts';
import { paymentMachine } from '#machines/payment/payment.machine.ts';
import { cardFramePort } from '../cardFramePort.ts';
import { purchasePorts } from '../purchasePorts.ts';
import { sellerPorts } from '../sellerPorts.ts';
import type { StepParts } from './stepParts.ts';

/** The chart of the payment with its ports filled. */
export function connectPayment(parts: StepParts): typeof paymentMachine {
  const watchFrame = cardFramePort(parts.window, parts.cardFrame);
  return paymentMachine.provide({
    actors: {
      agencySwitch: agencySwitchMachine.provide({ actors: sellerPorts(parts) }),
      cardField: cardFieldMachine.provide({ actors: { watchFrame } }),
      settlement: createPolicyMachine.provide({ actors: purchasePorts(parts.callServer, parts.memory) }),
    },
  });
}
