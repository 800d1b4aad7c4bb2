import * as z from 'zod';
import { defineCall } from '../call.ts';
import { agencyLicense, agentLicense, licenseId, profileRef } from '../shapes/license.ts';
import { organizationCode } from '../shapes/text.ts';

export const agencyLicenseParams = z.strictObject({ organizationCode, licenseId });
export const agentLicenseParams = z.strictObject({ profileRef, licenseId });

const access = { kind: 'claims', allOf: ['LICENSING.VIEW_LICENSE'] } as const;
const ratePerMinute = { address: 2400, session: 300 };

/** [LF-010] [LF-054] A licence of an agency, deleted ones too; the answer's `etag` names its revision. */
export const readAgencyLicense = defineCall({
  name: 'readAgencyLicense',
  method: 'GET',
  path: '/api/agency/{organizationCode}/license/{licenseId}',
  aliases: ['/agency/{organizationCode}/license/{licenseId}'],
  params: agencyLicenseParams,
  answers: { 200: agencyLicense },
  access,
  scope: { names: 'agency', at: 'params.organizationCode' },
  ratePerMinute,
  example: { params: { organizationCode: 'BOREAL', licenseId: 'L-1001' } },
});

/** [LF-010] [LF-054] A licence of an agent, who is in reach when any of the agent's organizations is. */
export const readAgentLicense = defineCall({
  name: 'readAgentLicense',
  method: 'GET',
  path: '/api/agent/{profileRef}/license/{licenseId}',
  aliases: ['/agent/{profileRef}/license/{licenseId}'],
  params: agentLicenseParams,
  answers: { 200: agentLicense },
  access,
  scope: { names: 'profile', at: 'params.profileRef' },
  ratePerMinute,
  example: { params: { profileRef: 'c-2001', licenseId: 'L-2001' } },
});
