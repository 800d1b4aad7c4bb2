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
  const { signIn, organizationBeforeSignIn } = applications[application];
  if (signIn === 'required') return null;
  const isReferred = organizationBeforeSignIn === 'refCode' && refCode !== null && refCode !== noRefCode;
  if (isReferred && refCode !== session?.refCode) await countReference(parts.rates, request);
  const found = isReferred ? organizations.findByRefCode(refCode) : null;
  const referred = mayBeWorkedIn(found) ? found : null;
  if (isReferred && referred === null) {
    const told = { refCode: refCode.slice(0, longestTold), isKnown: found !== null };
    parts.log.warn(told, 'a visitor came by a refCode under which nobody sells');
  }
  const fallback = organizations.find(defaultOrganization);
  const wanted = referred ?? (mayBeWorkedIn(fallback) ? fallback : null);
  const ownRefCode = referred === null ? null : refCode;
  if (session !== null) {
    const leaves = isReferred || !mayBeWorkedIn(organizations.find(session.organizationCode ?? ''));
    if (leaves && wanted !== null && wanted.code !== session.organizationCode) {
      await sessions.change(session.idHash, { organization_code: wanted.code, ref_code: ownRefCode });
      Object.assign(session, { organizationCode: wanted.code, refCode: ownRefCode });
    }
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
    organizationCode: wanted?.code ?? null,
    refCode: ownRefCode,
    device: { browser: null, operatingSystem: null },
  });
}

async function countReference(
  rates: RateLimits,
  { session, client }: { session: Session | null; client: string },
): Promise<void> {
  await rates.count(`refCode ${client}`, visitsPerMinute);
  if (session !== null) await rates.count(`refCode ${session.idHash}`, referencesPerMinute);
}
