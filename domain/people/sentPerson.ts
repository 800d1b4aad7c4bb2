import type { AnsweredPerson, ChangedPerson, NewPerson } from '../calls/shapes/person.ts';
import type { Branch } from './branchesOffered.ts';
import { profileCodeOf } from './profileCode.ts';
import { organizationsFrom, type UserField, type UserForm } from './userForm.ts';

/** What is sent of a person beside the form: what comes with the role and the branch, and what is not filled in. */
export type SentBeside = {
  title: string;
  branch: Branch;
  /** The organizations of before. */
  organizations: AnsweredPerson['organizations'];
};

/** [US-012] [US-014] [US-015] [US-019] What a complete form says, as it is sent; null or empty where nothing is known. */
function payloadOf(form: UserForm, { title, branch, organizations }: SentBeside) {
  const email = form.emailAddress.trim();
  return {
    profileCode: profileCodeOf(email),
    role: form.role as NewPerson['role'],
    title,
    organizations: [...organizationsFrom(form.organizationCode, organizations)],
    firstName: form.firstName.trim(),
    lastName: form.lastName.trim(),
    language: form.preferredLang as NewPerson['language'],
    city: branch.city,
    province: branch.province,
    country: 'CA' as const,
    email,
    licenses: form.provinceLicense.map((licensedProvince) => ({ licensedProvince })),
  };
}

const withoutEmpty = (payload: object) =>
  Object.fromEntries(Object.entries(payload).filter(([, value]) => value !== '' && value !== null));

/** [US-012] [US-013] [US-020] A new person as they are sent; what is not known yet of the branch is left out. */
export function sentPerson(
  form: UserForm,
  { referenceNumber, createdBy, ...beside }: SentBeside & { referenceNumber: string; createdBy: string },
): NewPerson {
  const payload = { ...payloadOf(form, beside), status: 'NEW' as const };
  return { ...withoutEmpty(payload), referenceNumber, createdBy } as NewPerson;
}

/** What is sent because a field is another one: itself, and what comes with it. */
const sentWith: Readonly<Record<UserField, readonly (keyof ChangedPerson)[]>> = {
  firstName: ['firstName'],
  lastName: ['lastName'],
  emailAddress: ['email', 'profileCode'],
  preferredLang: ['language'],
  organizationCode: ['organizations', 'city', 'province'],
  role: ['role', 'title'],
  status: ['status'],
  provinceLicense: ['licenses'],
};

/** [US-016] [US-017] The changed fields of a person as they are sent, without empty ones; a list may be empty. */
export function sentPersonChanges(
  form: UserForm,
  changed: readonly UserField[],
  beside: SentBeside,
): ChangedPerson {
  const names: readonly string[] = changed.flatMap((field) => sentWith[field]);
  const payload = withoutEmpty({ ...payloadOf(form, beside), status: form.status });
  return Object.fromEntries(Object.entries(payload).filter(([name]) => names.includes(name)));
}
