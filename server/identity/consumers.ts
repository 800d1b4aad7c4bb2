import type { FastifyBaseLogger } from 'fastify';
import { applications } from '#domain/applications.ts';
import type { ApplicationKey } from '#domain/applications.ts';
import { defaultOrganization } from '#domain/organizations.ts';
import { noRefCode } from '#domain/refCode.ts';
import type { RateLimits } from '../http/rateLimit.ts';
import { mayBeWorkedIn } from '../organizations/mayBeWorkedIn.ts';
import type { Organizations } from '../organizations/organizations.ts';
import type { Session } from './session.ts';
import type { Sessions } from './sessions.ts';

/** New visitors from one address; each of them is a row. */
export const visitsPerMinute = 240;

/** What the anonymous consumer is called in headers and lists; it names nobody. */
export const consumerRef = 'consumer';

/** How much of an unknown reference id is written into the log. */
const longestTold = 60;

/** Other reference ids that one session may come with; each answer reveals whether there is such a white label. */
const referencesPerMinute = 20;

/**
 * [SI-039] The session of an anonymous consumer: the one there is, moved to the organization of another refCode
 * when the visitor came by its link, or a new one. [NV-031] An unknown refCode is the default organization's, and so is
 * that of an organization that was switched off; the log tells of both. Null on applications that need a sign-in.
 * @throws Problem 429 when too many begin, or try reference ids, from one address, or one session tries too many
 */
export async function consumerSession(
  parts: { rates: RateLimits; sessions: Sessions; organizations: Organizations; log: FastifyBaseLogger },
  request: { application: ApplicationKey; session: Session | null; refCode: string | null; client: string },
): Promise<{ session: Session; cookie: string | null } | null> {
  const { sessions, organizations } = parts;
  const { application, session, refCode } = request;
  if (applications[application].signIn === 'required') return null;
  const isReferred = leadsSomewhere(application, refCode);
  if (isReferred && refCode !== session?.refCode) await countReference(parts.rates, request);
  const wanted = soldUnder(organizations, isReferred ? refCode : null);
  if (isReferred && wanted.refCode === null) {
    const told = {
      refCode: refCode.slice(0, longestTold),
      isKnown: organizations.findByRefCode(refCode) !== null,
    };
    parts.log.warn(told, 'a visitor came by a refCode under which nobody sells');
  }
  if (session !== null) {
    const leaves = isReferred || !mayBeWorkedIn(organizations.find(session.organizationCode ?? ''));
    if (leaves) await moveConsumer(sessions, session, wanted);
    return { session, cookie: await sessions.slide(session, true) };
  }
  await parts.rates.count(`visit ${request.client}`, visitsPerMinute);
  return sessions.begin({
    application,
    userType: 'ciamid',
    userRef: consumerRef,
    profileRef: null,
    issuer: null,
    subject: null,
    role: 'consumer',
    organizationCode: wanted.code,
    refCode: wanted.refCode,
    device: { browser: null, operatingSystem: null },
  });
}

/**
 * A page goes on selling for the organization that it opened with, whichever another tab moved the session of
 * the consumer to meanwhile, as long as that is where its own address leads. Where it does not, it tried a reference id.
 * @throws Problem 429 when too many reference ids are tried from one address, or by one session
 */
export async function workForPage(
  { rates, sessions, organizations }: { rates: RateLimits; sessions: Sessions; organizations: Organizations },
  session: Session,
  page: { organizationCode: string; refCode: string | null; client: string },
): Promise<void> {
  if (session.userRef !== consumerRef || page.organizationCode === session.organizationCode) return;
  const isReferred = leadsSomewhere(session.application, page.refCode);
  const wanted = soldUnder(organizations, isReferred ? page.refCode : null);
  if (wanted.code === page.organizationCode) await moveConsumer(sessions, session, wanted);
  else if (isReferred) await countReference(rates, { session, client: page.client });
}

/** Whether an application takes its visitors to the organization of this reference id. */
function leadsSomewhere(application: ApplicationKey, refCode: string | null): refCode is string {
  return (
    applications[application].organizationBeforeSignIn === 'refCode' &&
    refCode !== null &&
    refCode !== noRefCode
  );
}

/** Whom a visitor buys from who came by this reference id: its organization, or the default one, if that still sells. */
function soldUnder(
  organizations: Organizations,
  refCode: string | null,
): { code: string | null; refCode: string | null } {
  const referred = refCode === null ? null : organizations.findByRefCode(refCode);
  if (mayBeWorkedIn(referred)) return { code: referred.code, refCode };
  const fallback = organizations.find(defaultOrganization);
  return { code: mayBeWorkedIn(fallback) ? fallback.code : null, refCode: null };
}

async function moveConsumer(
  sessions: Sessions,
  session: Session,
  { code, refCode }: ReturnType<typeof soldUnder>,
): Promise<void> {
  if (code === null || code === session.organizationCode) return;
  await sessions.change(session.idHash, { organization_code: code, ref_code: refCode });
  Object.assign(session, { organizationCode: code, refCode });
}

async function countReference(
  rates: RateLimits,
  { session, client }: { session: Session | null; client: string },
): Promise<void> {
  await rates.count(`refCode ${client}`, visitsPerMinute);
  if (session !== null) await rates.count(`refCode ${session.idHash}`, referencesPerMinute);
}
