import type { PersonRole } from '#domain/people/profileRoles.ts';
import { peopleList } from '#domain/people/peopleList.ts';
import { useRoleName } from '../../text/useRoleName.ts';
import { defineListScreen } from '../list/defineListScreen.tsx';

type UserRow = { id: string; agentName: string; accessType: PersonRole };

/** [PM-041] What a role is called. */
function AccessType({ row }: { row: UserRow }) {
  return useRoleName()(row.accessType);
}

/** [US-001] The people who are searched for. */
export const UsersScreen = defineListScreen(peopleList, {
  area: '/users',
  nameOf: ({ agentName }: UserRow) => agentName,
  cells: { accessType: AccessType },
});
