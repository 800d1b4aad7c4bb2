import { AssociatedPolicies } from '../../../ui/policyInfo/AssociatedPolicies.tsx';
import { connectPolicyInfo, policyInfoRooms } from './connectPolicyInfo.ts';
import { defineSection } from './defineSection.tsx';

/** [PV-014] The policies that were bought together. */
export const section = defineSection({
  rooms: policyInfoRooms,
  connect: connectPolicyInfo,
  Screen: AssociatedPolicies,
});
