import type { ListedLead } from '#domain/calls/leads/searchLeads.ts';
import { leadList } from '#domain/leads/leadList.ts';
import type { Clock } from '../clock.ts';
import type { Session } from '../identity/session.ts';
import { organizationKey, organizationName } from '../lists/organizationColumns.ts';
import { type ListRequest, type ListPage, listReader } from '../lists/readList.ts';
import { daysAgo } from '../today.ts';
import { type LeadListServices, leadsWithinReach } from './leadsWithinReach.ts';

const readLeads = listReader({
  list: leadList,
  from: 'lead_listing',
  filterBy: {
    firstName: ['words', 'name_words'],
    email: ['beginning', 'email_key'],
    returned: ['equal', 'returned'],
    mayContact: ['equal', 'may_be_contacted'],
    organizationName: ['words', 'organization_words'],
    createdDateStart: ['from', 'created_day'],
    createdDateEnd: ['until', 'created_day'],
  },
  sorts: {
    firstName: () => 'name_key',
    organizationName: (language) => organizationKey[language],
    step: () => 'step',
    createdAt: () => 'created_at',
    returned: () => 'returned',
  },
  atFirst: ['createdAt', 'desc'],
  columns: (leads, language) =>
    leads.select([
      'id as leadId',
      'first_name as firstName',
      'email',
      'lang as language',
      'may_contact as mayContact',
      `${organizationName[language]} as organizationName`,
      'step',
      'quote_number as quoteNumber',
      'is_priced as isPriced',
      'created_at as createdAt',
      'returned',
    ]),
});

/** A page of the leads within a session’s reach that a filter finds. */
export function findLeads(
  services: LeadListServices & { clock: Clock },
  session: Session,
  request: ListRequest<typeof leadList>,
): Promise<ListPage<ListedLead>> {
  const { db, clock } = services;
  return readLeads(db, leadsWithinReach(services, session), request, ({ createdAt, returned, ...row }) => ({
    ...row,
    createdAt: createdAt.toISOString(),
    daysAgo: daysAgo(clock, createdAt),
    returned: returned === 'YES',
  }));
}
