import { assign, not, sendParent, sendTo, setup, stateIn } from 'xstate';
import type { AgencyHierarchy } from '#domain/calls/people/getAgencyHierarchy.ts';
import type { ListedRole } from '#domain/calls/people/listRoles.ts';
import type { AnsweredPerson } from '#domain/calls/shapes/person.ts';
import type { EntryIn } from '#domain/forms/form.types.ts';
import type { Picked } from '#domain/forms/picked.ts';
import { branchAt, branchesOffered } from '#domain/people/branchesOffered.ts';
import { placeSeen, startIsHidden } from '#domain/people/organizationsGiven.ts';
import { type PersonKey, readPersonAddress } from '#domain/people/personAddress.ts';
import { reachIsFurther, rolesOffered } from '#domain/people/rolesOffered.ts';
import {
  formOfPerson,
  holdsUnsaved,
  type UserField,
  userFactsOf,
  userForm,
  type UserForm,
  userVersions,
} from '#domain/people/userForm.ts';
import { holds } from '#domain/permissions/claimGroups.ts';
import type { AreaInput, PageReport } from '../area.types.ts';
import { changeHistoryMachine } from '../changeHistory/changeHistory.machine.ts';
import { formPart } from '../forms/formPart.ts';
import { readFirstPart, readFirstStates } from '../forms/readFirstStates.ts';
import { recordActions, recordKeyOf, recordPart } from '../forms/recordPart.ts';
import { sendingPart } from '../forms/sendingPart.ts';
import { versionPart } from '../forms/versionPart.ts';
import { organizationSuggestMachine } from '../organizationSuggest/organizationSuggest.machine.ts';
import { suggestionActions } from '../organizationSuggest/suggestionActions.ts';
import { type PersonDeletionInput, personDeletionMachine } from '../personDeletion/personDeletion.machine.ts';
import { personInvitationMachine } from '../personInvitation/personInvitation.machine.ts';
import { port } from '../ports.ts';
import { stepOf } from '../stepOf.ts';
import type {
  HierarchyAsked,
  RolesAsked,
  SaveUserInput,
  UserFormContext,
  UserFormEvent,
  UserFormInput,
} from './userForm.types.ts';

const unsaved = ({ saved, form }: UserFormContext) => holdsUnsaved(saved, form);

const part = formPart(userForm, (context: UserFormContext) => userFactsOf(context));
const sending = sendingPart(userForm, part);
const version = versionPart<UserForm, UserField, AnsweredPerson, UserFormContext>(
  part,
  userVersions,
  formOfPerson,
  (theirs) => theirs,
);
const recorded = recordPart<UserForm, PersonKey, AnsweredPerson, UserField, UserFormContext>({
  changedFields: version.changedFields,
  isComplete: ({ form, ...known }) => userForm.isComplete(form, userFactsOf(known)),
  holdsUnsaved: unsaved,
  isSavedAlready: version.guards.isSavedAlready,
  formOf: formOfPerson,
  recordOf: ({ profileRef, revision }) => ({ id: profileRef, isDeleted: false, revision }),
  nameOf: ({ firstName, lastName }) => `${firstName} ${lastName}`,
  codes: 'person',
});

/** [US-011] [US-045] What the chart holds of the person before anybody was read. */
const blank = { ...part.opening(), saved: null, theirs: null, choices: {}, problem: null };
const readFirst = readFirstPart<UserForm, AnsweredPerson, UserFormContext>({
  opening: blank,
  formOf: formOfPerson,
  holdsUnsaved: unsaved,
});

/** What the form begins with, beside what it is given. */
export const opening = {
  ...blank,
  hierarchy: null,
  placeAsked: '',
  found: '',
  roles: [],
  rolesOf: null,
};

/** How a person is read, changed and saved. */
export const record = readFirstStates<
  UserFormContext,
  PersonKey,
  SaveUserInput,
  AnsweredPerson,
  UserFormEvent
>({
  keyOf: recordKeyOf,
  savingOf: (context) => {
    const { form, hierarchy, roles, saved, own, referenceNumber } = context;
    return {
      ...recorded.savingOf(context),
      beside: {
        title: roles.find(({ role }) => role === form.role)?.title ?? '',
        branch: branchAt(hierarchy, form.organizationCode),
        organizations: saved?.organizations ?? [],
        referenceNumber,
        createdBy: own.userRef,
      },
    };
  },
  requirements: {
    reading: ['US-003', 'US-045'],
    readOnly: ['US-003', 'US-010'],
    editing: ['US-002', 'US-011'],
    duplicate: ['US-047', 'US-048'],
    failed: ['US-047', 'US-048'],
    saving: ['US-012', 'US-045'],
    left: ['US-048'],
  },
});

/** The branch of the form; another organization of who starts beyond the reach. */
function branchOf({ form, saved }: UserFormContext): string {
  const organizations = saved?.organizations ?? [];
  return startIsHidden(organizations) ? placeSeen(organizations) : form.organizationCode;
}

/** Where the form has somebody start: the branch, or as long as there is none the agency. */
const placeOf = (context: UserFormContext) => branchOf(context) || context.form.agencyCode.value;

const isPlaced = ({ hierarchy }: UserFormContext, place: string) =>
  [hierarchy?.agency, ...(hierarchy?.branches ?? [])].some((each) => each?.organizationCode === place);

/** [PM-022] The deletion of the person who is shown: of nobody whose role reaches further. */
export function deletionOf(context: UserFormContext): PersonDeletionInput {
  const { saved, mayDelete, own } = context;
  return {
    profileRef: saved?.profileRef ?? '',
    revision: saved?.revision ?? 0,
    mayDelete: mayDelete && !reachIsFurther(context, own.role),
  };
}

/** What the chart of the page of one person is made of. */
export const userFormSetup = setup({
  types: {
    input: {} as UserFormInput,
    context: {} as UserFormContext,
    events: {} as UserFormEvent,
    children: {} as {
      changeHistory: 'changeHistory';
      organizationSuggest: 'organizationSuggest';
      personInvitation: 'personInvitation';
      personDeletion: 'personDeletion';
    },
    tags: {} as 'busy' | 'unsaved',
    meta: {} as { requirements: readonly string[] },
  },
  actors: {
    readRecord: port<AnsweredPerson, PersonKey>('readRecord'),
    saveRecord: port<AnsweredPerson, SaveUserInput>('saveRecord'),
    readHierarchy: port<AgencyHierarchy, HierarchyAsked>('readHierarchy'),
    readRoles: port<readonly ListedRole[], RolesAsked>('readRoles'),
    changeHistory: changeHistoryMachine,
    organizationSuggest: organizationSuggestMachine,
    personInvitation: personInvitationMachine,
    personDeletion: personDeletionMachine,
  },
  guards: {
    ...sending.guards,
    ...recorded.guards,
    ...readFirst.guards,
    recordMayBeEdited: ({ context }) => context.mayEdit && !reachIsFurther(context, context.own.role),
    personIsFilledIn: stateIn({ record: 'answering' }),
    personIsShown: not(stateIn({ record: 'answering' })),
    placeIsNamed: ({ context }) => placeOf(context) !== '',
    placeIsAnother: ({ context }) => placeOf(context) !== context.placeAsked,
    /** One that works no more is asked for once: it stands in no hierarchy. */
    placeIsElsewhere: ({ context }) =>
      placeOf(context) !== context.placeAsked && !isPlaced(context, placeOf(context)),
    fieldIsAgency: (_, key: string) => key === 'agencyCode',
    rolesAreNeeded: ({ context }) =>
      branchOf(context) === ''
        ? context.saved !== null && context.rolesOf === null
        : branchOf(context) !== context.rolesOf,
    rolesAreOfAnother: ({ context }) => branchOf(context) !== '' && branchOf(context) !== context.rolesOf,
  },
  actions: {
    ...part.actions,
    /** The agency is taken from its suggestions. */
    fillField: stepOf((context: UserFormContext, entry: EntryIn<typeof userForm>) =>
      entry.key === 'agencyCode' ? {} : part.filled(context, entry),
    ),
    ...sending.actions,
    ...version.actions,
    ...recorded.actions,
    ...readFirst.actions,
    ...recordActions,
    ...suggestionActions,
    reportDeleted: sendParent(({ context: { saved } }: { context: UserFormContext }): PageReport => {
      const { profileRef, firstName, lastName } = saved as AnsweredPerson;
      return {
        type: 'page.close',
        flag: 'deletePage',
        saved: { id: profileRef, name: `${firstName} ${lastName}` },
      };
    }),
    tellInvitationOfRenewal: sendTo('personInvitation', { type: 'parent.renewSession' as const }),
    /** One that is chosen is named by its hierarchy in another language. */
    takeAgency: assign(({ context }, value: Picked) => {
      if (value.value !== '' && context.form.agencyCode.value !== '') return {};
      return { ...part.filled(context, { key: 'agencyCode', value }), found: value.value };
    }),
    notePlace: assign(({ context }) => ({ placeAsked: placeOf(context) })),
    /** [US-015] [US-042] The agency by its name, and the branch that was searched for, or the only one. */
    takeHierarchy: assign(({ context }, hierarchy: AgencyHierarchy) => {
      const known = { ...context, hierarchy };
      const { organizationCode, name } = hierarchy.agency;
      const offered = branchesOffered(known).map((branch) => branch.organizationCode);
      const only = offered.length === 1 ? (offered[0] ?? '') : '';
      const found =
        offered.includes(context.found) && context.found !== organizationCode ? context.found : only;
      const form = {
        ...context.form,
        agencyCode: { text: name, value: organizationCode },
        organizationCode: context.form.organizationCode || (branchOf(context) === '' ? found : ''),
      };
      return { hierarchy, ...part.changed(known, form) };
    }),
    forgetHierarchy: assign({ hierarchy: null, placeAsked: '' }),
    noteBranch: assign(({ context }) => ({ rolesOf: branchOf(context) })),
    /** [US-024] A role that nobody can have there is asked again. */
    takeRoles: assign(({ context }, roles: readonly ListedRole[]) => {
      const known = { ...context, roles };
      const { role, organizationCode } = context.form;
      const isOffered = organizationCode === '' || rolesOffered(known).some((each) => each.role === role);
      return { roles, ...part.changed(known, { ...context.form, role: isOffered ? role : '' }) };
    }),
  },
});

/** What the page of one person begins with, in the area of users. */
export const userFormInputOf = (
  { address, language, session }: AreaInput,
  referenceNumber: string,
): UserFormInput => ({
  opened: readPersonAddress(address.path),
  language,
  mayAdd: holds(session.atoms, 'AGENT.ADD_AGENT'),
  mayEdit: holds(session.atoms, 'AGENT.EDIT_AGENT'),
  mayDelete: holds(session.atoms, 'AGENT.DELETE_AGENT'),
  own: { role: session.role, userRef: session.userRef },
  referenceNumber,
});
