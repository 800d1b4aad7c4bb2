import type { AgencyHierarchy } from '#domain/calls/people/getAgencyHierarchy.ts';
import type { ListedRole } from '#domain/calls/people/listRoles.ts';
import type { AnsweredPerson } from '#domain/calls/shapes/person.ts';
import type { RoleName } from '#domain/permissions/roles.ts';
import type { PersonKey } from '#domain/people/personAddress.ts';
import type { SentBeside } from '#domain/people/sentPerson.ts';
import type { UserField, UserForm, userForm } from '#domain/people/userForm.ts';
import type { Language } from '#domain/locales.ts';
import type { RecordContext, RecordEvent, RecordInput, SaveRecordInput } from '../forms/recordPart.ts';
import type { PersonDeletionReport } from '../personDeletion/personDeletion.machine.ts';
import type { OrganizationReport } from '../organizationSuggest/organizationSuggest.machine.ts';

export type UserFormInput = RecordInput<PersonKey> & {
  /** Whose session it is: how far they reach decides whom they change, and who adds somebody is sent. */
  own: { role: RoleName | null; userRef: string };
  /** [PM-022] Whether the session deletes people. */
  mayDelete: boolean;
  /** [US-020] The number that a new person of this visit gets. */
  referenceNumber: string;
};

export type UserFormContext = RecordContext<typeof userForm, PersonKey, AnsweredPerson, UserField> &
  UserFormInput & {
    /** [US-042] The agency with its branches, and the code by which it was read. */
    hierarchy: AgencyHierarchy | null;
    placeAsked: string;
    /** The organization that was found last by the search. */
    found: string;
    /** [US-038] Every role, and the branch to whose people `mayBeGiven` refers; null before they were read. */
    roles: readonly ListedRole[];
    rolesOf: string | null;
  };

export type UserFormEvent =
  | RecordEvent<typeof userForm, UserField>
  | OrganizationReport
  | PersonDeletionReport
  | { type: 'person.closeList' }
  | { type: 'parent.goOn' };

export type SaveUserInput = SaveRecordInput<UserForm, PersonKey, UserField> & {
  beside: SentBeside & { referenceNumber: string; createdBy: string };
};

export type HierarchyAsked = { code: string; language: Language };
export type RolesAsked = { organizationCode: string; language: Language };
