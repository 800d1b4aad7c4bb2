import * as z from 'zod';
import { defineCall } from '../call.ts';
import { advisorId, storedAdvisor } from '../shapes/advisor.ts';
import { organizationCode } from '../shapes/text.ts';

/** [AD-083] What comes of looking an id up; only who was found has an advisor. Any other outcome is a failed look-up. */
const outcomesWith = <const Found extends string>(found: Found) =>
  z.discriminatedUnion('message', [
    z.object({ message: z.literal(found), advisor: storedAdvisor }),
    z.object({ message: z.literal('FOUND_IN_TRIPX'), advisor: z.null() }),
    z.object({ message: z.literal('NOT_FOUND'), advisor: z.null() }),
  ]);

const looksUp = {
  method: 'GET',
  access: { kind: 'claims', allOf: ['APP.VIEW_APP', 'ADVISOR.ADMINISTER_ADVISORS'] },
  scope: { names: 'session' },
  ratePerMinute: { address: 150, session: 30 },
} as const;

/**
 * [AD-081] [AD-083] The advisor with a party id at a sponsor. FOUND_IN_TRIPX is decided here, before DSS is asked.
 * Problems: `advisor.lookupFailed` (502), `notFound` (404, the organization of the session has no advisors).
 */
export const findAdvisorByPartyId = defineCall({
  ...looksUp,
  name: 'findAdvisorByPartyId',
  path: '/api/advisor/dss/find',
  aliases: ['/advisor/dss/find'],
  query: z.strictObject({ partyId: advisorId, orgCode: organizationCode }),
  answers: { 200: outcomesWith('FOUND_IN_DSS') },
  example: { query: { partyId: '70010001', orgCode: 'MLIADV' } },
});

/** [AD-082] [AD-083] The same by counsellor id, in LH. */
export const findAdvisorByCounselorId = defineCall({
  ...looksUp,
  name: 'findAdvisorByCounselorId',
  path: '/api/advisor/lh/find',
  aliases: ['/advisor/lh/find'],
  query: z.strictObject({ counselorId: advisorId, orgCode: organizationCode }),
  answers: { 200: outcomesWith('FOUND_IN_LH') },
  example: { query: { counselorId: '44010001', orgCode: 'LAKES' } },
});

export type FoundAdvisor =
  | z.output<(typeof findAdvisorByPartyId)['answers'][200]>
  | z.output<(typeof findAdvisorByCounselorId)['answers'][200]>;
