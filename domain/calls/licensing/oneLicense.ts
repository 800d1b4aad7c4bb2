import * as z from 'zod';
import { licenseFields } from '../../licensing/licenseRules.ts';
import { recordCalls } from '../records/recordCalls.ts';
import {
  agencyLicense,
  agentLicense,
  changedLicense,
  licenseExample,
  licenseId,
  newLicenseOf,
  profileRef,
} from '../shapes/license.ts';
import { organizationCode } from '../shapes/text.ts';

const ofLicenses = {
  claims: {
    read: 'LICENSING.VIEW_LICENSE',
    add: 'LICENSING.ADD_LICENSING',
    change: 'LICENSING.EDIT_LICENSE',
  },
  changed: z.strictObject({ license: changedLicense }),
  fields: licenseFields,
} as const;
const aChange = { license: { expiredDate: '2029-03-31T10:00:00.000Z' } };

/**
 * [LF-010] [LF-021] [LF-052] [LF-054] [LF-055] [LF-060] [LF-061] A licence of an agency: read, deleted ones too; added, and
 * changed field by field. Problems: `license.duplicate` (409, the agency holds one for that province or with that number),
 * `license.deleted` (409), `license.stale` (412, with the licence as it is now as `current`) and `license.revisionNeeded`
 * (428). A field that the rules ask for may be one that was not sent.
 */
export const agencyLicenses = recordCalls('AgencyLicense', {
  ...ofLicenses,
  paths: { all: '/agency/license', one: '/agency/{organizationCode}/license/{licenseId}' },
  scopes: {
    added: { names: 'organization', at: 'body.organizationCode' },
    one: { names: 'agency', at: 'params.organizationCode' },
  },
  params: z.strictObject({ organizationCode, licenseId }),
  answer: agencyLicense,
  added: z.strictObject({ organizationCode, license: newLicenseOf('AGENCY') }),
  examples: {
    named: { params: { organizationCode: 'BOREAL', licenseId: 'L-1001' } },
    added: { organizationCode: 'BOREAL', license: licenseExample },
    changed: aChange,
  },
});

/** [LF-053] The same of an agent, who is in reach when any of the agent's organizations is. */
export const agentLicenses = recordCalls('AgentLicense', {
  ...ofLicenses,
  paths: { all: '/agent/license', one: '/agent/{profileRef}/license/{licenseId}' },
  scopes: {
    added: { names: 'profile', at: 'body.profileRef' },
    one: { names: 'profile', at: 'params.profileRef' },
  },
  params: z.strictObject({ profileRef, licenseId }),
  answer: agentLicense,
  added: z.strictObject({ profileRef, license: newLicenseOf('AGENT') }),
  examples: {
    named: { params: { profileRef: 'c-2001', licenseId: 'L-2001' } },
    added: { profileRef: 'c-2001', license: licenseExample },
    changed: aChange,
  },
});
