import { contactTexts, personName } from '../apply/personRules.ts';
import type { AnsweredPerson } from '../calls/shapes/person.ts';
import { defineForm } from '../forms/defineForm.ts';
import type { ValuesIn } from '../forms/form.types.ts';
import { choice, choices, text } from '../forms/kinds.ts';
import { picked } from '../forms/picked.ts';
import { versionsOf } from '../forms/versions.ts';
import { provinceCodes } from '../provinces.ts';
import { defaultOf, type GivenOrganization, startIsHidden } from './organizationsGiven.ts';
import { personRoles } from './profileRoles.ts';
import { profileStatuses } from './profileStatuses.ts';
import { provincesHeld } from './provincesOfPerson.ts';

/** What the rules of the form measure with besides the form. */
export type UserFormFacts = { isNew: boolean; startIsHidden: boolean };

/** What they measure with, from what a page of the form knows. */
export function userFactsOf(known: {
  opened: { mode: 'add' | 'edit' | 'refused' };
  saved: Pick<AnsweredPerson, 'organizations'> | null;
}): UserFormFacts {
  const { opened, saved } = known;
  return { isNew: opened.mode === 'add', startIsHidden: startIsHidden(saved?.organizations ?? []) };
}

/** Nobody gives another start to who starts beyond their reach. */
const mayStartElsewhere = ({ facts }: { facts: UserFormFacts }) => !facts.startIsHidden;

export type UserProblem =
  | 'required'
  | 'tooLong'
  | 'nameInvalid'
  | 'unprintable'
  | 'emailInvalid'
  | 'notListed';

/** It is shown of a person who is there, and never filled in. */
const shownOnly = { is: text(), asked: () => false };

/** [US-010] [US-011] The user info form, in the order of the screen; it opens with nothing in any field. */
export const userForm = defineForm<UserFormFacts, UserProblem>()({
  firstName: { is: personName, required: true },
  lastName: { is: personName, required: true },
  emailAddress: { is: contactTexts.email, required: true, wire: 'email' },
  /** */
  preferredLang: { is: choice(['EN', 'FR']), required: true, wire: 'language' },
  profileId: shownOnly,
  agentId: shownOnly,
  userRef: shownOnly,
  sellerCode: shownOnly,
  /** [US-049] Another agency has other branches. */
  agencyCode: {
    is: picked,
    asked: mayStartElsewhere,
    required: ({ form }) => form.organizationCode === '',
    judge: ({ value }) => (value === '' ? 'notListed' : null),
    alsoSets: ({ form }, before) =>
      form.agencyCode.value === before.agencyCode.value ? {} : { organizationCode: '' },
  },
  organizationCode: { is: text(), asked: mayStartElsewhere, required: true },
  /** [US-024] */
  role: { is: choice(personRoles), required: true },
  /** [US-013] [US-021] */
  status: { is: choice(profileStatuses), asked: ({ facts }) => !facts.isNew, required: true },
  /** [US-050] */
  provinceLicense: { is: choices(provinceCodes), wire: 'licensedProvince' },
});

export type UserForm = ValuesIn<typeof userForm>;

/** The fields in which versions of a person differ, and which are sent. */
export const userFields = [
  'firstName',
  'lastName',
  'emailAddress',
  'preferredLang',
  'organizationCode',
  'role',
  'status',
  'provinceLicense',
] as const satisfies readonly (keyof UserForm)[];
export type UserField = (typeof userFields)[number];

/** The form as it shows a person who is saved; the agency is known once the branch is placed. */
export function formOfPerson(person: AnsweredPerson): UserForm {
  return {
    ...userForm.empty,
    firstName: person.firstName,
    lastName: person.lastName,
    emailAddress: person.email,
    preferredLang: person.language,
    profileId: person.profileCode,
    agentId: person.profileRef,
    userRef: person.referenceNumber ?? '',
    sellerCode: person.sellerCode ?? '',
    organizationCode: defaultOf(person.organizations),
    role: person.role,
    status: person.status,
    provinceLicense: provincesHeld(person),
  };
}

/** What the form says; outer spaces say nothing. */
function saidBy(form: UserForm): Readonly<Record<UserField, unknown>> {
  const { firstName, lastName, emailAddress, ...chosen } = form;
  return {
    ...chosen,
    firstName: firstName.trim(),
    lastName: lastName.trim(),
    emailAddress: emailAddress.trim(),
  };
}

export const userVersions = versionsOf<UserForm, UserField>(userFields, saidBy);

/** Whether something of a form is not saved yet, of a person as they were read or of a new one. */
export const holdsUnsaved = (saved: AnsweredPerson | null, form: UserForm): boolean =>
  saved === null
    ? JSON.stringify(form) !== JSON.stringify(userForm.empty)
    : userVersions.differing(formOfPerson(saved), form).length > 0;

/** [US-015] The organizations of a person who starts at a branch: that one as the default, and what they have besides. */
export function organizationsFrom(
  branch: string,
  saved: readonly GivenOrganization[],
): readonly GivenOrganization[] {
  const others = saved.filter(({ organizationCode, isDefault }) => !isDefault && organizationCode !== branch);
  return [{ organizationCode: branch, isDefault: true }, ...others];
}
