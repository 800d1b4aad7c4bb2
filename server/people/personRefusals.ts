import type { AnsweredPerson, ChangedPerson } from '#domain/calls/shapes/person.ts';
import { provincesOffered } from '#domain/licensing/licenses.ts';
import {
  defaultOf,
  type GivenOrganization,
  organizationProblems,
} from '#domain/people/organizationsGiven.ts';
import { profileCodeOf } from '#domain/people/profileCode.ts';
import type { rolesGiven } from '#domain/people/profileRoles.ts';
import { mayGiveStatus } from '#domain/people/statusGiven.ts';
import type { RoleCatalogue } from '#domain/permissions/roles.ts';
import type { FieldCode } from '../http/texts.ts';
import type { Session } from '../identity/session.ts';
import { mayBeWorkedIn } from '../organizations/mayBeWorkedIn.ts';
import type { Organizations } from '../organizations/organizations.ts';
import { reachesOrganization } from '../organizations/reach.ts';

export type Giving = {
  session: Session;
  organizations: Organizations;
  roles: RoleCatalogue;
  /** Which roles are given at all. */
  rolesGiven: typeof rolesGiven;
};

/** A person as far as it is decided whether somebody may make them so; null for one who is new. */
export type Before = Pick<
  AnsweredPerson,
  'profileRef' | 'role' | 'status' | 'organizations' | 'email' | 'licenses' | 'employmentType'
> & { everSignedIn: boolean };

type Wanted = Pick<ChangedPerson, 'profileCode' | 'licenses'> &
  Pick<AnsweredPerson, 'role' | 'status' | 'organizations' | 'email'>;

/** What a session may not make of a person, with a code for each field of the body. */
export function personRefusals(
  giving: Giving,
  before: Before | null,
  wanted: Wanted,
): Record<string, FieldCode> {
  const refused: Record<string, FieldCode> = {};
  const { session, organizations, roles } = giving;
  if (wanted.profileCode !== undefined && wanted.profileCode !== profileCodeOf(wanted.email))
    refused.profileCode = 'notAllowed';
  Object.assign(refused, organizationRefusals(giving, before?.organizations ?? [], wanted.organizations));
  const categoryAt = (places: readonly GivenOrganization[]) =>
    organizations.find(defaultOf(places))?.category;
  const category = categoryAt(wanted.organizations);
  const isOther = wanted.role !== before?.role || category !== categoryAt(before.organizations);
  const given = category ? giving.rolesGiven(session.role, category, roles) : [];
  if (isOther && !given.some((role) => role === wanted.role)) refused.role = 'notAllowed';
  if (before !== null) {
    const { profileRef, everSignedIn } = before;
    if (!mayGiveStatus(before.status, wanted.status, everSignedIn)) refused.status = 'notAllowed';
    if (profileRef === session.profileRef) {
      if (wanted.role !== before.role) refused.role = 'notAllowed';
      if (wanted.status !== before.status) refused.status = 'notAllowed';
    }
  }
  const offered = provincesOffered('AGENT', before?.employmentType ?? 'REGULAR');
  for (const [at, { licensedProvince }] of (wanted.licenses ?? []).entries()) {
    const isHeld = before?.licenses.some((license) => license.licensedProvince === licensedProvince);
    if (!isHeld && !offered.includes(licensedProvince))
      refused[`licenses.${at}.licensedProvince`] = 'notAllowed';
  }
  return Object.fromEntries(Object.entries(refused).map(([field, code]) => [`body.${field}`, code]));
}

/** Those that somebody is given must be there, at work and within reach; who starts beyond it goes on starting there. */
function organizationRefusals(
  { session, organizations }: Giving,
  before: readonly GivenOrganization[],
  wanted: readonly GivenOrganization[],
): Record<string, FieldCode> {
  const refused: Record<string, FieldCode> = {};
  const had = new Set(before.map(({ organizationCode }) => organizationCode));
  const reaches = (code: string) => reachesOrganization(session, code, organizations);
  for (const [at, given] of wanted.entries()) {
    const { organizationCode: code } = given;
    // One that is beyond the reach is only left as it is: naming it does not show whether the person has it.
    if (before.includes(given) || (had.has(code) && reaches(code))) continue;
    if (!reaches(code)) refused[`organizations.${at}.organizationCode`] = 'unknown';
    else if (!mayBeWorkedIn(organizations.find(code)))
      refused[`organizations.${at}.organizationCode`] = 'notAllowed';
  }
  const starts = defaultOf(before);
  const startsElsewhere = wanted.some((each) => each.isDefault && each.organizationCode !== starts);
  if (before.length > 0 && startsElsewhere && !reaches(starts))
    return { ...refused, organizations: 'notAllowed' };
  for (const [place, problem] of Object.entries(organizationProblems(wanted)))
    refused[`organizations.${place}`] = problem;
  return refused;
}
