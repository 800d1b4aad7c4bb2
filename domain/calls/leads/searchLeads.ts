import * as z from 'zod';
import { leadList } from '../../leads/leadList.ts';
import { stepKeys } from '../../flow/steps.ts';
import { instant } from '../identity/user.ts';
import { searchCall } from '../lists/searchCall.ts';

/** A lead as a list has it. */
const listedLead = z.object({
  leadId: z.uuid(),
  firstName: z.string(),
  email: z.string(),
  language: z.enum(['EN', 'FR']),
  /** Whether there is consent to write about the quote beyond the mail with the link. */
  mayContact: z.boolean(),
  organizationName: z.string(),
  /** Null once the quote is gone. */
  step: z.enum(stepKeys).nullable(),
  quoteNumber: z.string().nullable(),
  /** Whether the quote has a price. */
  isPriced: z.boolean(),
  createdAt: instant,
  /** Business days since then. */
  daysAgo: z.int(),
  returned: z.boolean(),
});
export type ListedLead = z.output<typeof listedLead>;

/**
 * A page of the leads of the organizations that the role reaches. Without a sort the latest comes first; the name
 * of an organization is in the language of the request.
 */
export const searchLeads = searchCall(leadList, listedLead, {
  name: 'searchLeads',
  path: '/api/leads/search',
  claim: 'BOOKING.FOLLOW_UP_LEADS',
  example: {
    query: { sortField: 'createdAt', sortOrder: 'desc', offset: '0', limit: '10', lang: 'en' },
    body: { firstName: 'Zoé', returned: 'NO' },
  },
});
