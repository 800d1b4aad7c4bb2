import type { FastifyRequest } from 'fastify';
import type { Application } from '#domain/applications.ts';
import type { CallDefinition } from '#domain/calls/call.ts';
import { defaultOrganization } from '#domain/organisations.ts';
import { holdsAll } from '#domain/permissions/claimGroups.ts';
import { recordAudit } from '../audit/audit.ts';
import type { Clock } from '../clock.ts';
import type { Database } from '../database/database.ts';
import type { Session } from '../identity/session.ts';
import { cookieName, sameSecret } from '../identity/sessionSecrets.ts';
import type { Sessions } from '../identity/sessions.ts';
import { ownHeaders } from './parse.ts';
import { Problem } from './problem.ts';
import { countRequest } from './rateLimit.ts';
import { isFromElsewhere, isSameOrigin } from './sameOrigin.ts';

export type GuardParts = {
  application: Application;
  origin(): string;
  sessions: Sessions;
  db: Database;
  clock: Clock;
};

/** What the guard found out: who asks, and the cookie to set because the session slid. */
export type Admission = { session: Session | null; cookie: string | null };

/**
 * Decides before the body is read whether a request may make a call.
 * @throws Problem 401, 403 or 429
 */
export async function admit(
  call: CallDefinition,
  request: FastifyRequest,
  parts: GuardParts,
): Promise<Admission> {
  const { sessions, db, clock } = parts;
  const origin = parts.origin();
  if (call.ratePerMinute !== undefined) {
    await countRequest(db, clock, `${call.name} ${request.ip}`, call.ratePerMinute);
  }
  const { access } = call;
  if (access.kind === 'public') return { session: null, cookie: null };
  const mustComeFromUs = access.kind === 'opensSession' || call.changesState === true;
  if (mustComeFromUs ? !isSameOrigin(request.headers, origin) : isFromElsewhere(request.headers, origin)) {
    throw new Problem(403, 'request.crossSite');
  }
  const found = await sessions.find(
    parts.application.key,
    request.cookies[cookieName(parts.application.key)],
  );
  if (access.kind === 'opensSession') {
    return { session: found.state === 'live' ? found.session : null, cookie: null };
  }
  if (found.state === 'none') throw new Problem(401, 'session.missing');
  if (found.state === 'ended') throw new Problem(401, 'session.expired');
  const { session } = found;
  checkClaimsToken(request, session.claimsToken, found.earlierClaimsToken);
  await checkIdentityHeaders(call, request, session, parts);
  if (access.kind === 'claims' && !holdsAll(session.atoms, access.allOf)) {
    throw new Problem(403, 'permission.missing');
  }
  return { session, cookie: await sessions.slide(session) };
}

function checkClaimsToken(request: FastifyRequest, wanted: string, earlier: string | null): void {
  const given = request.headers['x-claims-token'];
  if (typeof given !== 'string' || given === '') throw new Problem(401, 'claimsToken.missing');
  if (sameSecret(given, wanted) || (earlier !== null && sameSecret(given, earlier))) return;
  throw new Problem(401, 'claimsToken.wrong');
}

/**
 * [PL-001] [PL-004] The headers that say who asks must say what the session knows; otherwise somebody is trying
 * something. A header that the call names itself asks for something new.
 */
async function checkIdentityHeaders(
  call: CallDefinition,
  request: FastifyRequest,
  session: Session,
  { db, clock }: GuardParts,
): Promise<void> {
  const known: Record<string, string | null> = {
    'x-user-ref': session.userRef,
    'x-user-type': session.userType,
    'x-scope': session.scope,
    'x-distributor-organization': session.organizationCode ?? defaultOrganization,
    'x-distributor-ref': session.distributorRef ?? session.profileRef,
    sellingCode: session.sellingCode,
  };
  for (const [header, value] of Object.entries(known)) {
    const given = request.headers[header.toLowerCase()];
    if (given === undefined || given === value || ownHeaders(call).includes(header)) continue;
    await recordAudit(db, clock, {
      action: 'claims.mismatch',
      session,
      object: { type: 'header', id: header },
      requestId: request.id,
    });
    throw new Problem(403, 'claims.mismatch');
  }
}
