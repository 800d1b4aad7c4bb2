import { fromPromise } from 'xstate';
import { deletePerson } from '#domain/calls/people/deletePerson.ts';
import { type AgencyHierarchy, getAgencyHierarchy } from '#domain/calls/people/getAgencyHierarchy.ts';
import {
  type AnsweredInvitation,
  readInvitation,
  sendInvitationAgain,
  withdrawInvitation,
} from '#domain/calls/people/invitations.ts';
import { type ListedRole, listRoles } from '#domain/calls/people/listRoles.ts';
import { personCalls } from '#domain/calls/people/onePerson.ts';
import type { RecordedChange } from '#domain/calls/shapes/history.ts';
import type { AnsweredPerson } from '#domain/calls/shapes/person.ts';
import { type Language, locales } from '#domain/locales.ts';
import type { PersonKey } from '#domain/people/personAddress.ts';
import { sentPerson, sentPersonChanges } from '#domain/people/sentPerson.ts';
import { changeHistoryMachine } from '#machines/changeHistory/changeHistory.machine.ts';
import { organizationSuggestMachine } from '#machines/organizationSuggest/organizationSuggest.machine.ts';
import {
  personDeletionMachine,
  type PersonToDelete,
} from '#machines/personDeletion/personDeletion.machine.ts';
import { personInvitationMachine } from '#machines/personInvitation/personInvitation.machine.ts';
import type { HierarchyAsked, RolesAsked, SaveUserInput } from '#machines/userForm/userForm.types.ts';
import type { CallServer } from '../../ports/http.ts';
import { withCurrent } from '../../ports/withCurrent.ts';
import { organizationsFound } from './organizationsFound.ts';

const inLanguage = (language: Language) => ({ lang: locales[language].header });

/** [US-040] [US-041] Adds a person, or sends what changed of one over the revision that was read. */
async function save(callServer: CallServer, input: SaveUserInput): Promise<AnsweredPerson> {
  const { form, beside } = input;
  if (input.key === null) return (await callServer(personCalls.add, { body: sentPerson(form, beside) })).body;
  const headers = { 'if-match': `"${input.revision}"` };
  const body = sentPersonChanges(form, input.changed, beside);
  try {
    return (await callServer(personCalls.change, { query: input.key, headers, body })).body;
  } catch (error) {
    throw withCurrent(error, 'person.stale', personCalls.change.answers[200]);
  }
}

/** Fills the ports of the invitation of one person. */
function invitationPorts(callServer: CallServer) {
  const asking = (call: typeof readInvitation | typeof sendInvitationAgain | typeof withdrawInvitation) =>
    fromPromise<AnsweredInvitation, { profileRef: string }>(
      async ({ input: params, signal }) => (await callServer(call, { params }, signal)).body,
    );
  return {
    readInvitation: asking(readInvitation),
    sendInvitation: asking(sendInvitationAgain),
    withdrawInvitation: asking(withdrawInvitation),
  };
}

/** Fills the ports of the page of one person. */
export function userFormPorts(callServer: CallServer) {
  const foundOrganizations = organizationsFound(callServer);
  return {
    readRecord: fromPromise<AnsweredPerson, PersonKey>(
      async ({ input: query, signal }) => (await callServer(personCalls.read, { query }, signal)).body,
    ),
    saveRecord: fromPromise<AnsweredPerson, SaveUserInput>(({ input }) => save(callServer, input)),
    readHierarchy: fromPromise<AgencyHierarchy, HierarchyAsked>(
      async ({ input: { code, language }, signal }) =>
        (await callServer(getAgencyHierarchy, { query: { code }, headers: inLanguage(language) }, signal))
          .body,
    ),
    readRoles: fromPromise<readonly ListedRole[], RolesAsked>(
      async ({ input: { organizationCode, language }, signal }) => {
        const query = organizationCode === '' ? {} : { organizationCode };
        return (await callServer(listRoles, { query, headers: inLanguage(language) }, signal)).body.roles;
      },
    ),
    organizationSuggest: organizationSuggestMachine.provide({
      actors: { searchOrganizations: foundOrganizations, nameOrganization: foundOrganizations },
    }),
    personInvitation: personInvitationMachine.provide({ actors: invitationPorts(callServer) }),
    personDeletion: personDeletionMachine.provide({
      actors: {
        deletePerson: fromPromise<void, PersonToDelete>(async ({ input: { profileRef, revision } }) => {
          const headers = { 'if-match': `"${revision}"` };
          await callServer(deletePerson, { params: { profileRef }, headers });
        }),
      },
    }),
    changeHistory: changeHistoryMachine.provide({
      actors: {
        readHistory: fromPromise<readonly RecordedChange[], { key: unknown }>(async ({ input, signal }) => {
          const query = input.key as PersonKey;
          return (await callServer(personCalls.history, { query }, signal)).body.changes;
        }),
      },
    }),
  };
}
