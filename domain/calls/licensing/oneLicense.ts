import * as z from 'zod';
import { licenseFields } from '../../licensing/licenseRules.ts';
import { defineCall } from '../call.ts';
import { historyShape } from '../shapes/history.ts';
import {
  agencyLicense,
  agentLicense,
  changedLicense,
  licenseExample,
  licenseId,
  newLicenseOf,
  profileRef,
} from '../shapes/license.ts';
import { namedRevision } from '../shapes/revision.ts';
import { organizationCode } from '../shapes/text.ts';

const ofAgency = {
  params: z.strictObject({ organizationCode, licenseId }),
  scope: { names: 'agency', at: 'params.organizationCode' },
} as const;
const agencyAddress = {
  ...ofAgency,
  path: '/api/agency/{organizationCode}/license/{licenseId}',
  aliases: ['/agency/{organizationCode}/license/{licenseId}'],
} as const;
const anAgencyLicense = { organizationCode: 'BOREAL', licenseId: 'L-1001' };

/** An agent is in reach when any of the agent's organizations is. */
const ofAgent = {
  params: z.strictObject({ profileRef, licenseId }),
  scope: { names: 'profile', at: 'params.profileRef' },
} as const;
const agentAddress = {
  ...ofAgent,
  path: '/api/agent/{profileRef}/license/{licenseId}',
  aliases: ['/agent/{profileRef}/license/{licenseId}'],
} as const;
const anAgentLicense = { profileRef: 'c-2001', licenseId: 'L-2001' };

const reading = {
  access: { kind: 'claims', allOf: ['LICENSING.VIEW_LICENSE'] },
  ratePerMinute: { address: 2400, session: 300 },
} as const;

/** [LF-010] [LF-054] A licence of an agency, deleted ones too; the answer's `etag` names its revision. */
export const readAgencyLicense = defineCall({
  name: 'readAgencyLicense',
  method: 'GET',
  ...agencyAddress,
  answers: { 200: agencyLicense },
  ...reading,
  example: { params: anAgencyLicense },
});

/** [LF-010] [LF-054] The same of an agent. */
export const readAgentLicense = defineCall({
  name: 'readAgentLicense',
  method: 'GET',
  ...agentAddress,
  answers: { 200: agentLicense },
  ...reading,
  example: { params: anAgentLicense },
});

const readingHistory = {
  answers: { 200: historyShape(licenseFields) },
  access: reading.access,
  ratePerMinute: { address: 1200, session: 120 },
} as const;

/** Who has changed an agency's licence, when and how. */
export const readAgencyLicenseHistory = defineCall({
  name: 'readAgencyLicenseHistory',
  method: 'GET',
  path: '/api/agency/{organizationCode}/license/{licenseId}/history',
  ...ofAgency,
  ...readingHistory,
  example: { params: anAgencyLicense },
});

/** Who has changed an agent's licence, when and how. */
export const readAgentLicenseHistory = defineCall({
  name: 'readAgentLicenseHistory',
  method: 'GET',
  path: '/api/agent/{profileRef}/license/{licenseId}/history',
  ...ofAgent,
  ...readingHistory,
  example: { params: anAgentLicense },
});

const adding = {
  access: { kind: 'claims', allOf: ['LICENSING.ADD_LICENSING'] },
  ratePerMinute: { address: 600, session: 60 },
} as const;

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
  scope: { names: 'organization', at: 'body.organizationCode' },
  ...adding,
  example: { body: { organizationCode: 'BOREAL', license: licenseExample } },
});

/** [LF-053] [LF-060] [LF-061] The same of an agent. */
export const createAgentLicense = defineCall({
  name: 'createAgentLicense',
  method: 'POST',
  path: '/api/agent/license',
  aliases: ['/agent/license'],
  body: z.strictObject({ profileRef, license: newLicenseOf('AGENT') }),
  answers: { 201: agentLicense },
  scope: { names: 'profile', at: 'body.profileRef' },
  ...adding,
  example: { body: { profileRef: 'c-2001', license: licenseExample } },
});

const changing = {
  headers: namedRevision,
  body: z.strictObject({ license: changedLicense }),
  access: { kind: 'claims', allOf: ['LICENSING.EDIT_LICENSE'] },
  ratePerMinute: { address: 1200, session: 120 },
} as const;
const aChange = {
  headers: { 'if-match': '"1"' },
  body: { license: { expiredDate: '2029-03-31T10:00:00.000Z' } },
};

/**
 * [LF-021] [LF-055] Changes fields of an agency's licence over the revision that `if-match` names. Problems:
 * `license.stale` (412, with the licence as it is now as `current`), `license.revisionNeeded` (428),
 * `license.duplicate` and `license.deleted` (409). A field that the rules ask for may be one that was not sent.
 */
export const updateAgencyLicense = defineCall({
  name: 'updateAgencyLicense',
  method: 'PUT',
  ...agencyAddress,
  ...changing,
  answers: { 200: agencyLicense },
  example: { params: anAgencyLicense, ...aChange },
});

/** [LF-021] [LF-055] The same of an agent's licence. */
export const updateAgentLicense = defineCall({
  name: 'updateAgentLicense',
  method: 'PUT',
  ...agentAddress,
  ...changing,
  answers: { 200: agentLicense },
  example: { params: anAgentLicense, ...aChange },
});
