import type { FastifyBaseLogger } from 'fastify';
import { applications } from '#domain/applications.ts';
import { getClaims } from '#domain/calls/identity/getClaims.ts';
import { getUser } from '#domain/calls/identity/getUser.ts';
import { keepAlive } from '#domain/calls/identity/keepAlive.ts';
import { endOwnSession as endOwnSessionCall, readOwnSessions } from '#domain/calls/identity/ownSessions.ts';
import { readOwnOrganization, readOwnProfile } from '#domain/calls/identity/ownPlace.ts';
import { readServerTime } from '#domain/calls/identity/readServerTime.ts';
import { openSession } from '#domain/calls/identity/openSession.ts';
import { refreshToken } from '#domain/calls/identity/refreshToken.ts';
import { setCiamUser, setUser } from '#domain/calls/identity/setUser.ts';
import { signOutCustomer, signOutDirectory } from '#domain/calls/identity/signOut.ts';
import type { RoleName } from '#domain/permissions/roles.ts';
import type { Clock } from '../clock.ts';
import type { Database } from '../database/database.ts';
import { type Implementation, implement } from '../http/implement.ts';
import type { RateLimits } from '../http/rateLimit.ts';
import { Problem } from '../http/problem.ts';
import type { Organizations } from '../organizations/organizations.ts';
import type { Settings } from '../settings.ts';
import type { Admission } from '../invitations/admission.ts';
import { consumerSession } from './consumers.ts';
import { claimsOf, currentUserOf, organizationOf, sessionUserOf } from './currentUser.ts';
import { earlierCookie, lastEndOf } from './earlierSession.ts';
import type { Issuers } from './issuers.ts';
import { changeSellingCode, moveToOrganization } from './moveSession.ts';
import { endOwnSession, ownSessionsOf } from './ownSessions.ts';
import type { Session } from './session.ts';
import type { Sessions } from './sessions.ts';
import { signIn } from './signIn.ts';
import { signOut } from './signOut.ts';

export type IdentityServices = {
  db: Database;
  clock: Clock;
  rates: RateLimits;
  sessions: Sessions;
  issuers: Issuers;
  invitations: Admission;
  organizations: Organizations;
  sellingRoles: readonly RoleName[];
  log: FastifyBaseLogger;
  settings: Settings;
  /** Where people reach the public application. */
  publicOrigin(): string;
};

/** Reference numbers that are tried from one address. */
const referencesPerMinute = 20;

export function identityRoutes(services: IdentityServices): Implementation[] {
  const { db, clock, sessions, rates } = services;
  const tokenAnswer = (session: Session) => ({
    claimsToken: session.claimsToken,
    ...expiryAnswer(session, clock),
  });
  return [
    implement(getUser, async ({ session, namedSessions, application, refCode, client }) => {
      const consumer = await consumerSession(services, { application, session, refCode, client });
      const cookie = consumer ? consumer.cookie : session && (await sessions.slide(session, true));
      const current = consumer?.session ?? session;
      const earlierEnd = current ? null : await lastEndOf(services, application, namedSessions);
      return {
        status: 200,
        body: await currentUserOf(services, application, current, earlierEnd !== null),
        headers: cookieHeader(cookie),
      };
    }),

    implement(
      openSession,
      async ({ body, session, namedSessions, application, requestId, userAgent, client }) => {
        if (applications[application].signIn === 'anonymous') throw new Problem(403, 'identity.notOffered');
        if (body.referenceNumber !== undefined) await rates.count(`reference ${client}`, referencesPerMinute);
        const earlierEnd = session ? null : await lastEndOf(services, application, namedSessions);
        const asked = { ...body, application, earlier: session, earlierEnd, requestId, userAgent };
        const opened = await signIn(services, asked);
        const cookies = [opened.cookie, earlierCookie(application, opened.session.idHash)];
        return { status: 200, body: tokenAnswer(opened.session), headers: { 'set-cookie': cookies } };
      },
    ),

    implement(refreshToken, async ({ session }) => {
      const renewed = await sessions.renewToken(session);
      if (renewed === null) throw new Problem(401, 'session.expired');
      return { status: 200, body: tokenAnswer(renewed.session), headers: cookieHeader(renewed.cookie) };
    }),

    implement(getClaims, async ({ session }) => ({
      status: 200,
      body: { claims: claimsOf(session), user: await sessionUserOf(db, session) },
    })),

    implement(readOwnOrganization, ({ session }) => ({
      status: 200,
      body: { organization: organizationOf(services, session) },
    })),

    implement(readOwnProfile, async ({ session }) => ({
      status: 200,
      body: { profile: await sessionUserOf(db, session) },
    })),

    implement(readOwnSessions, async ({ session }) => ({
      status: 200,
      body: { sessions: await ownSessionsOf(services, session) },
    })),

    implement(endOwnSessionCall, async ({ session, params, requestId }) => {
      await endOwnSession(services, { session, sessionName: params.sessionName, requestId });
      return { status: 200, body: { sessions: await ownSessionsOf(services, session) } };
    }),

    implement(signOutDirectory, async ({ session, origin, requestId }) => {
      if (session.userType !== 'lanid') throw new Problem(403, 'identity.otherSignOut');
      return signOut(services, session, origin, requestId);
    }),

    implement(signOutCustomer, async ({ session, origin, requestId }) => {
      if (session.userType !== 'ciamid') throw new Problem(403, 'identity.otherSignOut');
      return signOut(services, session, origin, requestId);
    }),

    implement(setUser, async ({ session, headers, application, requestId }) => {
      const { newOrg, newDistrib = null } = headers;
      const asked = { session, callOf: 'lanid' as const, requestId, newOrg, newDistrib };
      const moved = await moveToOrganization(services, asked);
      return { status: 200, body: await currentUserOf(services, application, moved) };
    }),

    implement(setCiamUser, async ({ session, headers, application, requestId }) => {
      const { newOrg, newDistrib = null, sellingCode = '' } = headers;
      const asked = { session, callOf: 'ciamid' as const, requestId };
      const moved =
        newOrg === undefined
          ? await changeSellingCode(services, { ...asked, sellingCode })
          : await moveToOrganization(services, { ...asked, newOrg, newDistrib });
      return { status: 200, body: await currentUserOf(services, application, moved) };
    }),

    implement(keepAlive, async ({ session }) => {
      const cookie = await sessions.slide(session, true);
      if (cookie === null) throw new Problem(401, 'session.expired');
      return { status: 200, body: expiryAnswer(session, clock), headers: cookieHeader(cookie) };
    }),

    implement(readServerTime, async () => ({ status: 200, body: timeAnswer(clock) })),
  ];
}

function timeAnswer(clock: Clock) {
  return { serverTime: new Date(clock.now()).toISOString() };
}

function expiryAnswer(session: Session, clock: Clock) {
  return { sessionExpiration: new Date(session.expiresAt).toISOString(), ...timeAnswer(clock) };
}

function cookieHeader(cookie: string | null | undefined): Record<string, string> {
  return cookie ? { 'set-cookie': cookie } : {};
}
