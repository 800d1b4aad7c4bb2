import { type ListedPerson, searchAgents } from '#domain/calls/people/searchAgents.ts';
import { peopleList } from '#domain/people/peopleList.ts';
import { UsersScreen } from '../../ui/users/UsersScreen.tsx';
import { defineListArea } from './defineListArea.ts';

/** [US-001] [US-028] The people whom somebody administers. */
export const area = defineListArea({
  list: peopleList,
  read: searchAgents,
  rowOf: ({ role, title, ...person }: ListedPerson) => ({
    ...person,
    id: person.profileRef,
    agentName: `${person.firstName} ${person.lastName}`,
    role: title,
    accessType: role,
  }),
  rooms: ['users', 'account'],
  Screen: UsersScreen,
});
