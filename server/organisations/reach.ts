import type { Session } from '../identity/session.ts';
import type { Organizations } from './organizations.ts';

/** [PM-048] to [PM-054] Whether a session's role reaches an organisation. */
export function reachesOrganization(session: Session, code: string, organizations: Organizations): boolean {
  if (organizations.find(code) === null) return false;
  if (session.reach === 'all') return true;
  if (session.organizationCode === null) return false;
  if (session.reach === 'children') return organizations.isAtOrAbove(session.organizationCode, code);
  return session.organizationCode === code;
}
