import * as z from 'zod';
import { defineCall } from '../call.ts';
import { agencyLicense, agentLicense, licenseExample, newLicenseOf, profileRef } from '../shapes/license.ts';
import { organizationCode } from '../shapes/text.ts';

const access = { kind: 'claims', allOf: ['LICENSING.ADD_LICENSING'] } as const;
const ratePerMinute = { address: 600, session: 60 };

/**
 * [LF-052] [LF-060] [LF-061] Adds a licence of an agency. Problem: `license.duplicate` (409, the agency holds one for
 * that province or with that number).
 */
export const createAgencyLicense = defineCall({
  name: 'createAgencyLicense',
  method: 'POST',
  path: '/api/agency/license',
  aliases: ['/agency/license'],
  body: z.strictObject({ organizationCode, license: newLicenseOf('AGENCY') }),
  answers: { 201: agencyLicense },
  access,
  scope: { names: 'organization', at: 'body.organizationCode' },
  ratePerMinute,
  example: { body: { organizationCode: 'BOREAL', license: licenseExample } },
});

/** [LF-053] [LF-060] [LF-061] The same of an agent, who is in reach when any of the agent's organizations is. */
export const createAgentLicense = defineCall({
  name: 'createAgentLicense',
  method: 'POST',
  path: '/api/agent/license',
  aliases: ['/agent/license'],
  body: z.strictObject({ profileRef, license: newLicenseOf('AGENT') }),
  answers: { 201: agentLicense },
  access,
  scope: { names: 'profile', at: 'body.profileRef' },
  ratePerMinute,
  example: { body: { profileRef: 'c-2001', license: licenseExample } },
});
