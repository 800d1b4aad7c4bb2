import { z } from 'zod';
import { defineCall } from '../call.ts';

/** [NV-029] The logo of an organization; pictures are asked for without a claims token. */
export const readOrganizationLogo = defineCall({
  name: 'readOrganizationLogo',
  method: 'GET',
  path: '/api/organizations/{organizationCode}/logo',
  params: z.strictObject({ organizationCode: z.string().min(1).max(40) }),
  answers: { 200: z.unknown() },
  binary: 'image/svg+xml',
  access: { kind: 'public' },
  scope: { names: 'nothing' },
  ratePerMinute: { address: 600 },
  example: { params: { organizationCode: 'BOREAL' } },
});
