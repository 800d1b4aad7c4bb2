import { PolicyInfo } from '../../../ui/policyInfo/PolicyInfo.tsx';
import { connectPolicyInfo, policyInfoRooms } from './connectPolicyInfo.ts';
import { defineSection } from './defineSection.tsx';

/** [PV-004] A policy, to be read alone. */
export const section = defineSection({
  rooms: policyInfoRooms,
  connect: connectPolicyInfo,
  Screen: PolicyInfo,
});
