import type { z } from 'zod';
import type { LeadFilter, ListedLead, searchLeads } from '#domain/calls/leads/searchLeads.ts';
import { businessDay } from '#domain/businessDay.ts';
import { daysBetween } from '#domain/calendar.ts';
import { type LeadColumn, leadList } from '#domain/leads/leadList.ts';
import type { Language } from '#domain/locales.ts';
import type { Clock } from '../clock.ts';
import { narrowed, type Narrowing } from '../database/narrowed.ts';
import { readPage } from '../database/readPage.ts';
import { answeredPage } from '../http/answeredPage.ts';
import type { Session } from '../identity/session.ts';
import { todayOf } from '../today.ts';
import { type LeadListServices, leadsReached } from './leadsReached.ts';

type Asked = z.output<NonNullable<typeof searchLeads.query>>;

const sorts: Record<LeadColumn, (language: Language) => string> = {
  firstName: () => 'name_key',
  organizationName: (language) => (language === 'en' ? 'organization_key_en' : 'organization_key_fr'),
  step: () => 'step',
  createdAt: () => 'created_at',
  returned: () => 'returned',
};

const narrowing: Narrowing<'lead_listing', typeof leadList> = {
  firstName: ['words', 'name_words'],
  email: ['beginning', 'email_key'],
  returned: ['equal', 'returned'],
  mayContact: ['equal', 'may_be_contacted'],
  organizationName: ['words', 'organization_words'],
  createdDateStart: ['from', 'created_day'],
  createdDateEnd: ['until', 'created_day'],
};

/**
 * A page of the leads within a session’s reach that a filter finds.
 * @throws Problem 400 `request.invalid` for a page beyond the end
 */
export async function findLeads(
  services: LeadListServices & { clock: Clock },
  session: Session,
  filter: LeadFilter,
  { sortField, sortOrder, offset, limit, lang }: Asked,
): Promise<{ total: number; offset: number; limit: number; rows: ListedLead[] }> {
  const today = todayOf(services.clock);
  const matches = narrowed(leadsReached(services, session), leadList, narrowing, filter);
  const { total, rows } = await readPage(services.db, matches, {
    from: 'lead_listing',
    columns: (leads) =>
      leads.select([
        'id as leadId',
        'first_name as firstName',
        'email',
        'lang as language',
        'may_contact as mayContact',
        lang === 'en'
          ? 'organization_name_en as organizationName'
          : 'organization_name_fr as organizationName',
        'step',
        'quote_number as quoteNumber',
        'is_priced as isPriced',
        'created_at as createdAt',
        'returned',
      ]),
    sortedBy: [sorts[sortField ?? 'createdAt'](lang), 'id'],
    direction: sortField === undefined ? 'desc' : sortOrder,
    offset,
    limit,
  });
  const listed = rows.map(({ createdAt, returned, ...row }) => ({
    ...row,
    createdAt: createdAt.toISOString(),
    daysAgo: daysBetween(businessDay(createdAt.getTime()), today),
    returned: returned === 'YES',
  }));
  return answeredPage({ total, rows: listed }, { offset, limit });
}
