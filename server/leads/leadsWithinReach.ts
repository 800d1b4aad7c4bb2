import type { Database } from '../database/database.ts';
import type { RowQuery } from '../database/readPage.ts';
import { Problem } from '../http/problem.ts';
import type { Session } from '../identity/session.ts';
import type { Organizations } from '../organizations/organizations.ts';
import { withinReach } from '../organizations/withinReach.ts';

export type LeadListServices = { db: Database; organizations: Organizations };

/** The leads of the organizations that a session’s role reaches; none for those who reach their own sales alone. */
export function leadsWithinReach(
  { db, organizations }: LeadListServices,
  session: Session,
): RowQuery<'lead_listing'> {
  return db
    .selectFrom('lead_listing')
    .where((lead) => withinReach(lead, { session, organizations }, { organization: 'organization_code' }));
}

/**
 * The draft of a lead; @throws Problem 404 `notFound` where there is none, it is out of reach, or went on at another
 * organization
 */
export async function draftOfLead(services: LeadListServices, session: Session, leadId: string) {
  const lead = await leadsWithinReach(services, session)
    .select(['draft_id', 'lang'])
    .where('id', '=', leadId)
    .executeTakeFirst();
  if (!lead || lead.draft_id === null) throw new Problem(404, 'notFound');
  return { draftId: lead.draft_id, lang: lead.lang };
}
