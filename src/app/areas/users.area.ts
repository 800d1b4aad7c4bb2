import { type ListedPerson, searchAgents } from '#domain/calls/people/searchAgents.ts';
import { peopleList } from '#domain/people/peopleList.ts';
import { referenceNumberOf } from '#domain/people/referenceNumber.ts';
import type { AreaInput } from '#machines/area.types.ts';
import { userFormMachine } from '#machines/userForm/userForm.machine.ts';
import { userFormInputOf } from '#machines/userForm/userForm.setup.ts';
import { newId } from '../../ports/newId.ts';
import { UsersScreen } from '../../ui/users/UsersScreen.tsx';
import { inPlace } from '../chartInPlace.ts';
import { mustBeFilled } from '../mustBeFilled.ts';
import { defineListArea } from './defineListArea.ts';
import { userFormPorts } from './userFormPorts.ts';

/** [US-001] [US-002] [US-003] [US-028] The people whom somebody administers, and the page of each and of a new one. */
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
  rooms: ['users', 'userForm', 'invitation', 'personDeletion', 'history', 'account', 'licensing'],
  page: ({ callServer }) => {
    const form = mustBeFilled(userFormMachine.provide({ actors: userFormPorts(callServer) }));
    return inPlace(
      () => form,
      (input: AreaInput) => userFormInputOf(input, referenceNumberOf(newId())),
    );
  },
  Screen: UsersScreen,
});
