import type { AgencyHierarchy } from '../calls/people/getAgencyHierarchy.ts';
import type { AnsweredPerson } from '../calls/shapes/person.ts';
import { defaultOf } from './organizationsGiven.ts';

/** An organization of which only the code may be known. */
export type Branch = { organizationCode: string; name: string; city: string | null; province: string | null };

/** What is known of an organization; its code stands for a name that is not known. */
export function branchAt(hierarchy: AgencyHierarchy | null, code: string): Branch {
  const known = hierarchy ? [hierarchy.agency, ...hierarchy.branches] : [];
  const found = known.find(({ organizationCode }) => organizationCode === code);
  return found ?? { organizationCode: code, name: code, city: null, province: null };
}

/**
 * [US-042] Where a person can start: the branches of the agency, where they start now, and the agency itself once it
 * was found by the search, which finds what the session reaches.
 */
export function branchesOffered({
  hierarchy,
  found,
  saved,
}: {
  hierarchy: AgencyHierarchy | null;
  found: string;
  saved: Pick<AnsweredPerson, 'organizations'> | null;
}): readonly Branch[] {
  const codes = hierarchy ? hierarchy.branches.map(({ organizationCode }) => organizationCode) : [];
  const agency = hierarchy?.agency.organizationCode ?? '';
  const start = defaultOf(saved?.organizations ?? []);
  const first = agency !== '' && [found, start].includes(agency) ? [agency] : [];
  const last = start !== '' && start !== agency && !codes.includes(start) ? [start] : [];
  return [...first, ...codes, ...last].map((code) => branchAt(hierarchy, code));
}
