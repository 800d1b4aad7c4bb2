import * as z from 'zod';
import { type EmploymentType, employmentTypes } from '../../employmentTypes.ts';
import { defineCall } from '../call.ts';
import { organizationCode } from '../shapes/text.ts';

const listedAgent = z.object({
  firstName: z.string(),
  lastName: z.string(),
  profileRef: z.string(),
  employmentType: z.enum(employmentTypes),
});
export type ListedAgent = z.output<typeof listedAgent>;

/**
 * [LF-019] [US-039] [CP-029] Agents of an organization by their names, without those who are inactive; with
 * `selling` those alone whose role sells. Whose role reaches own policies only finds nobody else, and a visitor nobody.
 */
export const listAgents = defineCall({
  name: 'listAgents',
  method: 'GET',
  path: '/api/agentlist',
  aliases: ['/agentlist'],
  query: z.strictObject({ organizationCode, selling: z.literal('true').optional() }),
  answers: { 200: z.object({ agents: z.array(listedAgent) }) },
  access: { kind: 'claims', allOf: ['APP.VIEW_APP'] },
  scope: { names: 'organization', at: 'query.organizationCode' },
  ratePerMinute: { address: 1200, session: 120 },
  example: { query: { organizationCode: 'BOREAL-MTL' } },
});

/** [LF-011] An agent to choose. */
export type AgentOption = { label: string; value: string; employmentType: EmploymentType };

/** [LF-011] An agent of the agent list as a choice. */
export function agentOption({ firstName, lastName, profileRef, employmentType }: ListedAgent): AgentOption {
  return { label: `${firstName} ${lastName}`, value: profileRef, employmentType };
}
