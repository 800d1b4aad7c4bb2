import * as z from 'zod';
import { peopleList } from '../../people/peopleList.ts';
import { profileStatuses } from '../../people/profileStatuses.ts';
import { roleNames } from '../../permissions/roles.ts';
import { searchCallByAddress } from '../lists/searchCall.ts';

/** [US-028] [US-037] A person as a list has it. */
const listedPerson = z.object({
  firstName: z.string(),
  lastName: z.string(),
  profileCode: z.string(),
  profileRef: z.string(),
  status: z.enum(profileStatuses),
  title: z.string().nullable(),
  role: z.enum(roleNames),
});
export type ListedPerson = z.output<typeof listedPerson>;

/**
 * [US-037] A page of the people of whom the session's role reaches an organization. Names, titles and organizations
 * are found by the beginning of any of their words, an email and a code by their own beginning, without case and accents.
 * Without a sort they come by name.
 */
export const searchAgents = searchCallByAddress(peopleList, listedPerson, {
  name: 'searchAgents',
  path: '/api/agent/search',
  aliases: ['/agent/search'],
  claim: 'AGENT.VIEW_AGENT',
  rows: 'agents',
  example: {
    query: {
      lastName: 'Lavoie',
      status: 'ACTIVE',
      sortField: 'agentName',
      sortOrder: 'asc',
      offset: '0',
      limit: '10',
    },
  },
});
