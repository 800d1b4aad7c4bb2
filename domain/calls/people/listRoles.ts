import * as z from 'zod';
import { personRoles, roleCategories } from '../../people/profileRoles.ts';
import { claimGroups } from '../../permissions/claimGroups.ts';
import { reaches, reportScopes } from '../../permissions/roles.ts';
import { defineCall } from '../call.ts';
import { organizationCode } from '../shapes/text.ts';

const listedRole = z.object({
  role: z.enum(personRoles),
  category: z.enum(roleCategories),
  /** The title that comes with the role, in the language of the request. */
  title: z.string(),
  /** What the role opens, how far it reaches, and whose figures its reports show. */
  opens: z.array(z.enum(claimGroups)),
  reach: z.enum(reaches),
  reportScope: z.enum(reportScopes),
  /** Whether the session may give it to people of the organization; false where none is named. */
  mayBeGiven: z.boolean(),
});
export type ListedRole = z.output<typeof listedRole>;

/** [US-038] [US-024] Every role with its category and what it opens, and which the session may give. */
export const listRoles = defineCall({
  name: 'listRoles',
  method: 'GET',
  path: '/api/getRoles',
  aliases: ['/getRoles'],
  query: z.strictObject({ organizationCode: organizationCode.optional() }),
  answers: { 200: z.object({ roles: z.array(listedRole) }) },
  access: { kind: 'claims', allOf: ['AGENT.VIEW_AGENT'] },
  scope: { names: 'agency', at: 'query.organizationCode' },
  ratePerMinute: { address: 1200, session: 120 },
  example: { query: { organizationCode: 'BOREAL' } },
});
