import * as z from 'zod';
import { defineCall } from '../call.ts';
import { agencyLicense, agentLicense, changedLicense, namedRevision } from '../shapes/license.ts';
import { agencyLicenseParams, agentLicenseParams } from './readLicense.ts';

const access = { kind: 'claims', allOf: ['LICENSING.EDIT_LICENSE'] } as const;
const ratePerMinute = { address: 1200, session: 120 };
const body = z.strictObject({ license: changedLicense });
const changes = { license: { expiredDate: '2029-03-31T10:00:00.000Z' } } satisfies z.input<typeof body>;

/**
 * [LF-021] [LF-055] Changes fields of an agency's licence over the revision that `if-match` names. Problems:
 * `license.stale` (412, with the licence as it is now as `current`), `license.revisionNeeded` (428),
 * `license.duplicate` and `license.deleted` (409). A field that the rules ask for may be one that was not sent.
 */
export const updateAgencyLicense = defineCall({
  name: 'updateAgencyLicense',
  method: 'PUT',
  path: '/api/agency/{organizationCode}/license/{licenseId}',
  aliases: ['/agency/{organizationCode}/license/{licenseId}'],
  params: agencyLicenseParams,
  headers: namedRevision,
  body,
  answers: { 200: agencyLicense },
  access,
  scope: { names: 'agency', at: 'params.organizationCode' },
  ratePerMinute,
  example: {
    params: { organizationCode: 'BOREAL', licenseId: 'L-1001' },
    headers: { 'if-match': '"1"' },
    body: changes,
  },
});

/** [LF-021] [LF-055] The same of an agent's licence. */
export const updateAgentLicense = defineCall({
  name: 'updateAgentLicense',
  method: 'PUT',
  path: '/api/agent/{profileRef}/license/{licenseId}',
  aliases: ['/agent/{profileRef}/license/{licenseId}'],
  params: agentLicenseParams,
  headers: namedRevision,
  body,
  answers: { 200: agentLicense },
  access,
  scope: { names: 'profile', at: 'params.profileRef' },
  ratePerMinute,
  example: {
    params: { profileRef: 'c-2001', licenseId: 'L-2001' },
    headers: { 'if-match': '"1"' },
    body: changes,
  },
});
