import type { UserType } from '#domain/permissions/roles.ts';
import { recordAudit } from '../audit/audit.ts';
import type { Clock } from '../clock.ts';
import type { Database } from '../database/database.ts';
import type { Settings } from '../settings.ts';
import type { Issuers } from './issuers.ts';
import type { Session } from './session.ts';
import { clearedCookie } from './sessionSecrets.ts';
import type { Sessions } from './sessions.ts';

type SignOutParts = { db: Database; clock: Clock; sessions: Sessions; issuers: Issuers; settings: Settings };

/** [SI-028] [SI-030] Where people find themselves when the provider has signed them out as well. */
const landingPaths: Record<UserType, string> = { lanid: '/welcome', ciamid: '/ciam' };

/** Ends the session and answers where the browser ends the provider's. */
export async function signOut(services: SignOutParts, session: Session, origin: string, requestId: string) {
  const { db, clock, sessions, issuers, settings } = services;
  await sessions.end(session.idHash);
  await recordAudit(db, clock, { action: 'session.end', session, requestId });
  const { clientId } = session.userType === 'lanid' ? settings.directory : settings.customers;
  const url = session.profileRef === null ? null : await issuers.endSessionUrl(session.userType);
  return {
    status: 200 as const,
    body: {
      endSession:
        url === null
          ? null
          : { url, clientId, postLogoutRedirectUri: origin + landingPaths[session.userType] },
    },
    headers: { 'set-cookie': clearedCookie(session.application) },
  };
}
