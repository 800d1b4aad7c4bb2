import type { ListDeclaration } from '../listQuery.ts';
import { personRoles } from './profileRoles.ts';
import { profileStatuses } from './profileStatuses.ts';

/** [US-026] [US-028] The list of people: what it shows of each, and what it can be searched by. */
export const peopleList = {
  name: 'users',
  isQuiet: true,
  columns: ['agentName', 'profileCode', 'status', 'role', 'accessType'],
  shownAtFirst: ['firstName', 'lastName', 'email', 'organization'],
  fields: [
    { key: 'firstName', kind: 'text', shortest: 1 },
    { key: 'lastName', kind: 'text', shortest: 1 },
    { key: 'email', kind: 'text', shortest: 1, isPrivate: true },
    { key: 'profileCode', kind: 'text', shortest: 1 },
    { key: 'status', kind: 'choice', choices: profileStatuses },
    { key: 'title', kind: 'text', shortest: 1 },
    { key: 'role', kind: 'choice', choices: personRoles, of: 'role' },
    { key: 'organization', kind: 'text', shortest: 1 },
  ],
} as const satisfies ListDeclaration;
