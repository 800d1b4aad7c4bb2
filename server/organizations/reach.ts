import type { Session } from '../identity/session.ts';
import type { Organizations } from './organizations.ts';

/** [PM-048] to [PM-054] Whether a session's role reaches an organization. */
export function reachesOrganization(session: Session, code: string, organizations: Organizations): boolean {
  if (organizations.find(code) === null) return false;
  if (session.reach === 'all') return true;
  if (session.organizationCode === null) return false;
  if (session.reach === 'children') return organizations.isAtOrAbove(session.organizationCode, code);
  return session.organizationCode === code;
}

/** Codes of the organizations that a session's role reaches; null for all of them, empty for those who reach their own sales alone. */
export function organizationsReached(session: Session, organizations: Organizations): string[] | null {
  if (session.reach === 'all') return null;
  if (session.reach === 'ownPolicies' || session.reach === 'session') return [];
  return organizations
    .all()
    .map(({ code }) => code)
    .filter((code) => reachesOrganization(session, code, organizations));
}
