import type { FastifyRequest } from 'fastify';
import type { Application } from '#domain/applications.ts';
import type { CallDefinition } from '#domain/calls/call.ts';
import { defaultOrganization } from '#domain/organizations.ts';
import { holdsAll } from '#domain/permissions/claimGroups.ts';
import { recordRefusal } from '../audit/audit.ts';
import type { Clock } from '../clock.ts';
import type { Database } from '../database/database.ts';
import { workForPage } from '../identity/consumers.ts';
import type { FoundSession, Session } from '../identity/session.ts';
import { cookieName, sameSecret } from '../identity/sessionSecrets.ts';
import type { Sessions } from '../identity/sessions.ts';
import type { Organizations } from '../organizations/organizations.ts';
import { hasWorkedIn } from '../organizations/recentOrganizations.ts';
import { countedAddress } from './clientAddress.ts';
import { headerOf } from './headerOf.ts';
import { ownHeaders } from './parse.ts';
import { Problem } from './problem.ts';
import type { RateLimits } from './rateLimit.ts';
import { isFromElsewhere, isSameOrigin } from './sameOrigin.ts';

export type GuardParts = {
  application: Application;
  origin(): string;
  sessions: Sessions;
  organizations: Organizations;
  db: Database;
  clock: Clock;
  rates: RateLimits;
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
  const { sessions } = parts;
  const origin = parts.origin();
  const { access } = call;
  if (access.kind === 'public') {
    await countOpenRequest(call, request, parts);
    return { session: null, cookie: null };
  }
  const mustComeFromUs = access.kind === 'opensSession' || call.changesState === true;
  if (mustComeFromUs ? !isSameOrigin(request.headers, origin) : isFromElsewhere(request.headers, origin)) {
    throw new Problem(403, 'request.crossSite');
  }
  const find = (reading: 'kept' | 'anew') =>
    sessions.find(parts.application.key, request.cookies[cookieName(parts.application.key)], reading);
  const kept = await find('kept');
  await countRequest(call, request, kept.state === 'live' ? kept.session : null, parts);
  const found = admits(call, request, kept) ? kept : await find('anew');
  if (access.kind === 'opensSession') {
    return { session: found.state === 'live' ? found.session : null, cookie: null };
  }
  if (found.state === 'none') throw new Problem(401, 'session.missing');
  if (found.state === 'ended') throw new Problem(401, 'session.expired');
  const { session } = found;
  checkClaimsToken(request, session.claimsToken, found.earlierClaimsToken);
  const organizationCode = headerOf(request, 'x-distributor-organization');
  if (organizationCode !== null) {
    const refCode = headerOf(request, 'url-ref-code');
    await workForPage(parts, session, { organizationCode, refCode, client: countedAddress(request.ip) });
  }
  await checkIdentityHeaders(call, request, session, parts);
  if (access.kind === 'claims' && !holdsAll(session.atoms, access.allOf)) {
    throw new Problem(403, 'permission.missing');
  }
  return { session, cookie: await sessions.slide(session) };
}

/** Counted after it is known to come from our own pages, so that no other site's page uses an office's number up. */
async function countRequest(
  { name, ratePerMinute }: CallDefinition,
  request: FastifyRequest,
  session: Session | null,
  { rates }: GuardParts,
): Promise<void> {
  await rates.count(`${name} ${countedAddress(request.ip)}`, ratePerMinute.address);
  if (session === null || ratePerMinute.session === undefined) return;
  await rates.count(`${name} ${session.idHash}`, ratePerMinute.session);
}

/** What everybody may ask is asked for by pages of others too; they have a number of their own. */
async function countOpenRequest(
  { name, ratePerMinute }: CallDefinition,
  request: FastifyRequest,
  { rates, origin }: GuardParts,
): Promise<void> {
  const asker = isFromElsewhere(request.headers, origin()) ? 'elsewhere ' : '';
  await rates.count(`${name} ${asker}${countedAddress(request.ip)}`, ratePerMinute.address);
}

/** Whether a session as it was kept answers the request; what another process changed since is not heard of yet. */
function admits(call: CallDefinition, request: FastifyRequest, found: FoundSession): boolean {
  if (found.state === 'none') return true;
  if (found.state === 'ended') return false;
  const { session, earlierClaimsToken } = found;
  if (call.access.kind === 'opensSession') return true;
  return (
    isClaimsToken(headerOf(request, 'x-claims-token'), session.claimsToken, earlierClaimsToken) &&
    forgedHeader(call, request, session) === null &&
    (call.access.kind !== 'claims' || holdsAll(session.atoms, call.access.allOf))
  );
}

function isClaimsToken(given: string | null, wanted: string, earlier: string | null): boolean {
  return given !== null && (sameSecret(given, wanted) || (earlier !== null && sameSecret(given, earlier)));
}

function checkClaimsToken(request: FastifyRequest, wanted: string, earlier: string | null): void {
  const given = headerOf(request, 'x-claims-token');
  if (given === null) throw new Problem(401, 'claimsToken.missing');
  if (!isClaimsToken(given, wanted, earlier)) throw new Problem(401, 'claimsToken.wrong');
}

/** A header that says who asks otherwise than the session; one that the call names itself asks for something new. */
function forgedHeader(call: CallDefinition, request: FastifyRequest, session: Session): string | null {
  const known: Record<string, string | null> = {
    'x-user-ref': session.userRef,
    'x-user-type': session.userType,
    'x-scope': session.scope,
    'x-distributor-organization': session.organizationCode ?? defaultOrganization,
    'x-distributor-ref': session.distributorRef ?? session.profileRef,
    sellingCode: session.sellingCode,
  };
  const isForged = ([header, value]: [string, string | null]) => {
    const given = request.headers[header.toLowerCase()];
    return given !== undefined && given !== value && !ownHeaders(call).includes(header);
  };
  return Object.entries(known).find(isForged)?.[0] ?? null;
}

/** [PL-001] [PL-004] The headers that say who asks must say what the session knows; otherwise somebody is trying something. */
async function checkIdentityHeaders(
  call: CallDefinition,
  request: FastifyRequest,
  session: Session,
  { db, clock }: GuardParts,
): Promise<void> {
  const forged = forgedHeader(call, request, session);
  if (forged === null) return;
  const organizationCode = headerOf(request, 'x-distributor-organization');
  if (forged === 'x-distributor-organization' && organizationCode !== null) {
    // Another tab has moved the session since: nobody is trying anything.
    if (await hasWorkedIn(db, session, organizationCode)) throw new Problem(409, 'session.moved');
  }
  await recordRefusal(db, clock, call.name, {
    action: 'claims.mismatch',
    session,
    object: { type: 'header', id: forged },
    requestId: request.id,
  });
  throw new Problem(403, 'claims.mismatch');
}
