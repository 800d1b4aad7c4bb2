import { fromPromise } from 'xstate';
import { type AgencyHierarchy, getAgencyHierarchy } from '#domain/calls/people/getAgencyHierarchy.ts';
import { personCalls } from '#domain/calls/people/onePerson.ts';
import { type ListedPerson, searchAgents } from '#domain/calls/people/searchAgents.ts';
import type { AnsweredPerson } from '#domain/calls/shapes/person.ts';
import { type Language, locales } from '#domain/locales.ts';
import { peopleList } from '#domain/people/peopleList.ts';
import { userInfoMachine } from '#machines/userInfo/userInfo.machine.ts';
import type { CallServer } from '../../ports/http.ts';
import { UsersScreen } from '../../ui/users/UsersScreen.tsx';
import { mustBeFilled } from '../mustBeFilled.ts';
import { defineListArea } from './defineListArea.ts';

/** Fills the ports of the page of one person. */
function userInfoPorts(callServer: CallServer) {
  return {
    readPerson: fromPromise<AnsweredPerson, { profileRef: string }>(
      async ({ input: query, signal }) => (await callServer(personCalls.read, { query }, signal)).body,
    ),
    readHierarchy: fromPromise<AgencyHierarchy, { code: string; language: Language }>(
      async ({ input: { code, language }, signal }) => {
        const headers = { lang: locales[language].header };
        return (await callServer(getAgencyHierarchy, { query: { code }, headers }, signal)).body;
      },
    ),
  };
}

/** [US-001] [US-003] [US-028] The people whom somebody administers, and the page of each. */
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
  rooms: ['users', 'account', 'licensing'],
  page: ({ callServer }) => mustBeFilled(userInfoMachine.provide({ actors: userInfoPorts(callServer) })),
  Screen: UsersScreen,
});
