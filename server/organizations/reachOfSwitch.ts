import { applications } from '#domain/applications.ts';
import { defaultOrganization } from '#domain/organizations.ts';
import type { Session } from '../identity/session.ts';
import type { Organizations } from './organizations.ts';

/** Who asks, and the organizations to which the person belongs, whichever the session is in now. */
export type Mover = { session: Session; own: readonly string[]; organizations: Organizations };

/**
 * [OS-009] [PM-048] to [PM-054] Whether a person's role leads to an organization: anywhere for a LAN id; for a CIAM id to
 * their own ones and, where the role reaches children, to those below them.
 */
export function mayMoveTo({ session, own, organizations }: Mover, code: string): boolean {
  if (session.profileRef === null || organizations.find(code) === null) return false;
  if (session.userType === 'lanid') return session.homeReach === 'all';
  if (own.includes(code)) return true;
  return session.homeReach === 'children' && own.some((upper) => organizations.isAtOrAbove(upper, code));
}

/**
 * [RT-025] Whether an administrator of customer identity, in an organization that is not one of their own, moves to the
 * default one, where they are a visitor.
 */
export function mayVisitDefault({ session, own }: Mover, code: string): boolean {
  return (
    code === defaultOrganization &&
    session.profileRef !== null &&
    session.userType === 'ciamid' &&
    applications[session.application].adminView &&
    session.organizationCode !== null &&
    !own.includes(session.organizationCode)
  );
}
