import { applications } from '#domain/applications.ts';
import { defaultOrganization } from '#domain/organizations.ts';
import type { Session } from '../identity/session.ts';
import type { Organizations } from './organizations.ts';

/**
 * [OS-009] [PM-048] to [PM-054] Whether a person's role leads to an organization: anywhere for a LAN id; for a CIAM id to
 * their own ones and, where the role reaches children, to those below them.
 */
export function mayMoveTo(session: Session, code: string, organizations: Organizations): boolean {
  if (session.profileRef === null || organizations.find(code) === null) return false;
  const { homeReach, ownOrganizations } = session;
  if (session.userType === 'lanid') return homeReach === 'all';
  if (ownOrganizations.includes(code)) return true;
  return homeReach === 'children' && ownOrganizations.some((upper) => organizations.isAtOrAbove(upper, code));
}

/**
 * [RT-025] Whether an administrator of customer identity, in an organization that is not one of their own, moves to the
 * default one, where they are a visitor.
 */
export function mayVisitDefault(session: Session, code: string): boolean {
  return (
    code === defaultOrganization &&
    session.profileRef !== null &&
    session.userType === 'ciamid' &&
    applications[session.application].adminView &&
    session.organizationCode !== null &&
    !session.ownOrganizations.includes(session.organizationCode)
  );
}
