import * as z from 'zod';
import { organizationCategories } from '../../organizations.ts';
import { defineCall } from '../call.ts';
import { organizationCode } from '../shapes/text.ts';

const placed = z.object({
  organizationCode: z.string(),
  /** In the language of the request. */
  name: z.string(),
  category: z.enum(organizationCategories),
  /** Where its people work, which a new person takes over. */
  city: z.string().nullable(),
  province: z.string().nullable(),
});
export type PlacedOrganization = z.output<typeof placed>;

const hierarchy = z.object({ agency: placed, branches: z.array(placed) });
/** An agency with its branches. */
export type AgencyHierarchy = z.output<typeof hierarchy>;

/** [US-042] The agency to which an organization belongs, and of its branches those that the session reaches. */
export const getAgencyHierarchy = defineCall({
  name: 'getAgencyHierarchy',
  method: 'GET',
  path: '/api/getAgencyHierarchy',
  aliases: ['/getAgencyHierarchy'],
  query: z.strictObject({ code: organizationCode }),
  answers: { 200: hierarchy },
  access: { kind: 'claims', allOf: ['AGENT.VIEW_AGENT'] },
  scope: { names: 'agency', at: 'query.code' },
  ratePerMinute: { address: 1200, session: 120 },
  example: { query: { code: 'BOREAL' } },
});
