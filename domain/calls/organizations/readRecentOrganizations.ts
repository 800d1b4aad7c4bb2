import { z } from 'zod';
import { recentOrganizationsLimit } from '../../organizationSwitch.ts';
import { defineCall } from '../call.ts';
import { listedOrganization } from './listedOrganization.ts';

/** Organizations that the person worked in before this one and to which the session may move, newest first. */
export const readRecentOrganizations = defineCall({
  name: 'readRecentOrganizations',
  method: 'GET',
  path: '/api/organizations/recent',
  answers: { 200: z.object({ organizations: z.array(listedOrganization).max(recentOrganizationsLimit) }) },
  access: { kind: 'session' },
  scope: { names: 'session' },
  ratePerMinute: { address: 2400, session: 300 },
  example: {},
});
