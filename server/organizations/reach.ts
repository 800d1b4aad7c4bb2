import type { Reach } from '#domain/permissions/roles.ts';
import type { Session } from '../identity/session.ts';
import type { Organizations } from './organizations.ts';

/** Whether a reach leads from any of some organizations to another one. */
export function leadsTo(
  code: string,
  reach: Reach,
  from: readonly string[],
  organizations: Organizations,
): boolean {
  if (organizations.find(code) === null) return false;
  if (reach === 'all') return true;
  if (reach === 'children') return from.some((upper) => organizations.isAtOrAbove(upper, code));
  return reach === 'own' && from.includes(code);
}

/**
 * [PM-048] to [PM-054] Whether a person's role reaches what belongs to an organization, seen from the person's own
 * organizations, whichever the session is in.
 */
export function reachesOrganization(
  { homeReach, ownOrganizations }: Session,
  code: string,
  organizations: Organizations,
): boolean {
  return leadsTo(code, homeReach, ownOrganizations, organizations);
}

/** Codes of the organizations that a person's role reaches; null for all of them, empty for those who reach their own sales alone. */
export function organizationsReached(session: Session, organizations: Organizations): string[] | null {
  if (session.homeReach === 'all') return null;
  return organizations
    .all()
    .map(({ code }) => code)
    .filter((code) => reachesOrganization(session, code, organizations));
}
