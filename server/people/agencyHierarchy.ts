import type { PlacedOrganization } from '#domain/calls/people/getAgencyHierarchy.ts';
import type { Language } from '#domain/locales.ts';
import { Problem } from '../http/problem.ts';
import type { Session } from '../identity/session.ts';
import type { Organization, Organizations } from '../organizations/organizations.ts';
import { reachesOrganization } from '../organizations/reach.ts';

/**
 * [US-042] The topmost organization of those at or above one, and all below it that still work and that the session
 * reaches.
 * @throws Problem 404 for an organization that there is not
 */
export function agencyHierarchy(
  organizations: Organizations,
  session: Session,
  { code, language }: { code: string; language: Language },
): { agency: PlacedOrganization; branches: PlacedOrganization[] } {
  const agency = organizations
    .all()
    .find((each) => each.parentCode === null && organizations.isAtOrAbove(each.code, code));
  if (agency === undefined) throw new Problem(404, 'notFound');
  const placed = ({ code: organizationCode, names, category, city, province }: Organization) => ({
    organizationCode,
    name: names[language],
    category,
    city,
    province,
  });
  const branches = organizations
    .all()
    .filter((each) => each !== agency && each.active && organizations.isAtOrAbove(agency.code, each.code))
    .filter((each) => reachesOrganization(session, each.code, organizations));
  return { agency: placed(agency), branches: branches.map(placed) };
}
