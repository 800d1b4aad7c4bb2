import type * as z from 'zod';
import { licenseFields } from '../../licensing/licenseRules.ts';
import { defineCall } from '../call.ts';
import { historyShape } from '../shapes/history.ts';
import { agencyLicenseParams, agentLicenseParams } from './readLicense.ts';

const licenseHistory = historyShape(licenseFields);
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
