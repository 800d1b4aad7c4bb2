import type { PersonRole } from '#domain/people/profileRoles.ts';
import { peopleList } from '#domain/people/peopleList.ts';
import { personPath, registerPath } from '#domain/people/personAddress.ts';
import { useRoleName } from '../../text/useRoleName.ts';
import { TextLink } from '../kit/TextLink.tsx';
import { useAreaHref } from '../kit/useAreaHref.ts';
import { defineListScreen } from '../list/defineListScreen.tsx';
import { UserFormPage } from './UserFormPage.tsx';

type UserRow = { id: string; agentName: string; accessType: PersonRole };

/** [US-036] The name leads to the page. */
function NameOf({ row }: { row: UserRow }) {
  const href = useAreaHref('/users');
  return <TextLink href={href({ path: personPath(row.id), search: '' })}>{row.agentName}</TextLink>;
}

/** [PM-041] What a role is called. */
function AccessType({ row }: { row: UserRow }) {
  return useRoleName()(row.accessType);
}

/** [US-001] The people who are searched for, and the page of each. */
export const UsersScreen = defineListScreen(peopleList, {
  area: '/users',
  nameOf: ({ agentName }: UserRow) => agentName,
  cells: { agentName: NameOf, accessType: AccessType },
  add: { path: registerPath, claim: 'AGENT.ADD_AGENT' },
  Page: UserFormPage,
});
