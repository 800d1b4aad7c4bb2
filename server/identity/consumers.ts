import { applications } from '#domain/applications.ts';
import type { ApplicationKey } from '#domain/applications.ts';
import { defaultOrganization } from '#domain/organisations.ts';
import type { Organizations } from '../organisations/organizations.ts';
import type { Session } from './session.ts';
import type { Sessions } from './sessions.ts';

/** What the anonymous consumer is called in headers and lists; it names nobody. */
export const consumerRef = 'consumer';

/**
 * [SI-039] The session of an anonymous consumer: the one there is, moved to the organisation of another refCode
 * when the visitor came by its link, or a new one. Null on applications that need a sign-in.
 */
export async function consumerSession(
  parts: { sessions: Sessions; organizations: Organizations },
  request: { application: ApplicationKey; session: Session | null; refCode: string | null },
): Promise<{ session: Session; cookie: string | null } | null> {
  const { sessions, organizations } = parts;
  const { application, session, refCode } = request;
  const { signIn, organizationBeforeSignIn } = applications[application];
  if (signIn === 'required') return null;
  const referred =
    organizationBeforeSignIn === 'refCode' && refCode !== null ? organizations.findByRefCode(refCode) : null;
  if (session !== null) {
    if (referred !== null && referred.code !== session.organizationCode) {
      const change = { organization_code: referred.code, ref_code: refCode };
      await sessions.change(session.idHash, change);
      Object.assign(session, { organizationCode: referred.code, refCode });
    }
    return { session, cookie: await sessions.slide(session, true) };
  }
  const fallback = organizations.find(defaultOrganization);
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
    },
    null,
  );
}
