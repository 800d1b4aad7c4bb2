import { createAdvisor } from '#domain/calls/advisors/createAdvisor.ts';
import { findAdvisorByCounselorId, findAdvisorByPartyId } from '#domain/calls/advisors/findAdvisor.ts';
import { listSponsors } from '#domain/calls/advisors/listSponsors.ts';
import { languageOfHeader } from '#domain/locales.ts';
import { type Implementation, implement } from '../http/implement.ts';
import type { Invitations } from '../invitations/invitations.ts';
import type { Organizations } from '../organizations/organizations.ts';
import { createAdvisorOnce } from './createAdvisor.ts';
import { findAdvisor, type FindServices } from './findAdvisor.ts';
import { refuseWithoutAdvisors, sponsorList } from './sponsors.ts';

/** What is answered of advisors. */
export function advisorRoutes(
  parts: FindServices & { organizations: Organizations; invitations: Pick<Invitations, 'invite'> },
): Implementation[] {
  const { organizations } = parts;
  return [
    implement(listSponsors, ({ session, headers }) => {
      refuseWithoutAdvisors(session, organizations);
      return { status: 200, body: { sponsors: sponsorList(organizations, languageOfHeader(headers.lang)) } };
    }),
    implement(findAdvisorByPartyId, async ({ session, query: { partyId, orgCode }, requestId }) => {
      refuseWithoutAdvisors(session, organizations);
      const asked = { field: 'partyId', id: partyId, sponsorCode: orgCode, found: 'FOUND_IN_DSS' } as const;
      return { status: 200, body: await findAdvisor(parts, session, asked, requestId) };
    }),
    implement(findAdvisorByCounselorId, async ({ session, query: { counselorId, orgCode }, requestId }) => {
      refuseWithoutAdvisors(session, organizations);
      const asked = {
        field: 'counselorId',
        id: counselorId,
        sponsorCode: orgCode,
        found: 'FOUND_IN_LH',
      } as const;
      return { status: 200, body: await findAdvisor(parts, session, asked, requestId) };
    }),
    implement(createAdvisor, async ({ session, body, requestId }) => {
      refuseWithoutAdvisors(session, organizations);
      return { status: 201, body: { profileRef: await createAdvisorOnce(parts, session, body, requestId) } };
    }),
  ];
}
