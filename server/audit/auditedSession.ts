import type { Session } from '../identity/session.ts';

/** What is written down of a session. */
export type AuditedSession = Pick<
  Session,
  'application' | 'userType' | 'userRef' | 'profileRef' | 'organizationCode'
>;

/** As much of a session, to be kept until it is written down. */
export const auditedOf = (session: Session): AuditedSession => ({
  application: session.application,
  userType: session.userType,
  userRef: session.userRef,
  profileRef: session.profileRef,
  organizationCode: session.organizationCode,
});
