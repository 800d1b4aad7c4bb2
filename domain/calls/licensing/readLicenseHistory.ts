import * as z from 'zod';
import { licenseFields } from '../../licensing/licenseRules.ts';
import { defineCall } from '../call.ts';
import { instant } from '../identity/user.ts';
import { agencyLicenseParams, agentLicenseParams } from './readLicense.ts';

const value = z.string().nullable();

/** Most changes that a history shows. */
export const longestHistory = 100;

/** Changes of a licence, the newest first; what tells of a person is `***`. */
const licenseHistory = z.object({
  changes: z
    .array(
      z.object({
        at: instant,
        /** First and last name; null for the system. */
        by: z.string().nullable(),
        action: z.enum(['create', 'update']),
        fields: z.array(z.object({ field: z.enum(licenseFields), from: value, to: value })),
      }),
    )
    .max(longestHistory),
});
export type LicenseHistory = z.output<typeof licenseHistory>;

const access = { kind: 'claims', allOf: ['LICENSING.VIEW_LICENSE'] } as const;
const ratePerMinute = { address: 1200, session: 120 };

/** Who has changed an agency's licence, when and how. */
export const readAgencyLicenseHistory = defineCall({
  name: 'readAgencyLicenseHistory',
  method: 'GET',
  path: '/api/agency/{organizationCode}/license/{licenseId}/history',
  params: agencyLicenseParams,
  answers: { 200: licenseHistory },
  access,
  scope: { names: 'agency', at: 'params.organizationCode' },
  ratePerMinute,
  example: { params: { organizationCode: 'BOREAL', licenseId: 'L-1001' } },
});

/** Who has changed an agent's licence, when and how. */
export const readAgentLicenseHistory = defineCall({
  name: 'readAgentLicenseHistory',
  method: 'GET',
  path: '/api/agent/{profileRef}/license/{licenseId}/history',
  params: agentLicenseParams,
  answers: { 200: licenseHistory },
  access,
  scope: { names: 'profile', at: 'params.profileRef' },
  ratePerMinute,
  example: { params: { profileRef: 'c-2001', licenseId: 'L-2001' } },
});
