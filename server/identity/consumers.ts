import { applications } from '#domain/applications.ts';
import type { ApplicationKey } from '#domain/applications.ts';
import { defaultOrganization } from '#domain/organisations.ts';
import { noRefCode } from '#domain/refCode.ts';
import type { RateLimits } from '../http/rateLimit.ts';
import type { Organizations } from '../organisations/organizations.ts';
import type { Session } from './session.ts';
import type { Sessions } from './sessions.ts';

/** New visitors from one address; each of them is a row. */
export const visitsPerMinute = 240;

/** What the anonymous consumer is called in headers and lists; it names nobody. */
export const consumerRef = 'consumer';

/**
 * [SI-039] The session of an anonymous consumer: the one there is, moved to the organisation of another refCode
 * when the visitor came by its link, or a new one. [NV-031] An unknown refCode is the default organisation's. Null on applications that need a sign-in.
 * @throws Problem 429 when too many begin from one address
 */
export async function consumerSession(
  parts: { rates: RateLimits; sessions: Sessions; organizations: Organizations },
  request: { application: ApplicationKey; session: Session | null; refCode: string | null; client: string },
): Promise<{ session: Session; cookie: string | null } | null> {
  const { sessions, organizations } = parts;
  const { application, session, refCode } = request;
  const { signIn, organizationBeforeSignIn } = applications[application];
  if (signIn === 'required') return null;
  const isReferred = organizationBeforeSignIn === 'refCode' && refCode !== null && refCode !== noRefCode;
  const referred = isReferred ? organizations.findByRefCode(refCode) : null;
  const fallback = organizations.find(defaultOrganization);
  if (session !== null) {
    const wanted = referred ?? fallback;
    if (isReferred && wanted !== null && wanted.code !== session.organizationCode) {
      const ownRefCode = referred === null ? null : refCode;
      await sessions.change(session.idHash, { organization_code: wanted.code, ref_code: ownRefCode });
      Object.assign(session, { organizationCode: wanted.code, refCode: ownRefCode });
    }
    return { session, cookie: await sessions.slide(session, true) };
  }
  await parts.rates.count(`visit ${request.client}`, visitsPerMinute);
  return sessions.begin(
    {
      application,
      userType: 'ciamid',
      userRef: consumerRef,
      profileRef: null,
      issuer: null,
      subject: null,
      role: 'consumer',
      organizationCode: (referred ?? fallback)?.code ?? null,
      refCode: referred === null ? null : refCode,
      scope: null,
      device: { browser: null, operatingSystem: null },
    },
    null,
  );
}
