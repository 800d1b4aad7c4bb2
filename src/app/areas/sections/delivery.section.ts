import { policyDeliveriesMachine } from '#machines/policyDeliveries/policyDeliveries.machine.ts';
import { PolicyDeliveriesScreen } from '../../../ui/policyDeliveries/PolicyDeliveriesScreen.tsx';
import { policyDeliveriesPorts } from './deliveryPorts.ts';
import { defineSection } from './defineSection.tsx';

/** [DL-011] The deliveries of a policy. */
export const section = defineSection({
  rooms: ['policyDeliveries'],
  connect: (parts) => policyDeliveriesMachine.provide({ actors: policyDeliveriesPorts(parts) }),
  Screen: PolicyDeliveriesScreen,
});
