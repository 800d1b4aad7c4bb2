import { z } from 'zod';
import { longestOrganizationSearch, organizationListLimit } from '../../organizationSwitch.ts';
import { defineCall } from '../call.ts';
import { listedOrganization } from './listedOrganization.ts';

/**
 * [OS-013] [OS-014] [OS-015] Organizations to which the session may move, by a part of a name or of the code, sorted by
 * their names in the language of the request.
 */
export const searchOrganizations = defineCall({
  name: 'searchOrganizations',
  method: 'GET',
  path: '/api/organizations',
  query: z.strictObject({ text: z.string().trim().min(1).max(longestOrganizationSearch) }),
  answers: { 200: z.object({ organizations: z.array(listedOrganization).max(organizationListLimit) }) },
  access: { kind: 'session' },
  scope: { names: 'session' },
  ratePerMinute: { address: 2400, session: 300 },
  example: { query: { text: 'cover' } },
});
