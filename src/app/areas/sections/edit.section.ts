import { PolicyInfo } from '../../../ui/policyInfo/PolicyInfo.tsx';
import { connectPolicyInfo, policyInfoRooms } from './connectPolicyInfo.ts';
import { defineSection } from './defineSection.tsx';

/** A policy, to be read until it can be changed. */
export const section = defineSection({
  rooms: policyInfoRooms,
  connect: connectPolicyInfo,
  Screen: PolicyInfo,
});
