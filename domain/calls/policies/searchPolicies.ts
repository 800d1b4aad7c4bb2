import * as z from 'zod';
import { policySearch } from '../../policies/policyList.ts';
import { searchCallByAddress } from '../lists/searchCall.ts';
import { policyStatuses } from '../shapes/policyRecord.ts';
import { isoDate, languageHeader } from '../shapes/text.ts';

/** Somebody whom a policy or a quote is for; names are blank until they are given. */
const person = { firstName: z.string(), lastName: z.string() };

/**
 * [PO-009] [PO-012] A record as a list has it, by its first pax: what was bought together, or with `status=QUOTE` a quote
 * that is held.
 */
const listedPolicy = z.object({
  /** By which the record opens: of its first pax, or of the quote, `Q-…`. */
  policyNumber: z.string(),
  ...person,
  /** Of all paxes, each once, in their order; QUOTE of a quote. */
  statuses: z.array(z.enum(policyStatuses)),
  /** Of a quote the day on which it was begun. */
  applicationDate: isoDate,
  /** Null of a quote. */
  purchaseDate: isoDate.nullable(),
  /** First day of the trip; null of a quote that does not know it yet. */
  startDate: isoDate.nullable(),
  /** [PO-016] By which the name of the plan is looked up; null of a quote without a plan. */
  planCode: z.string().nullable(),
  /** Null of a quote in no organization. */
  organizationCode: z.string().nullable(),
  organizationName: z.string(),
  /** Whom else of the record a name, an email, a phone or a number of the filter finds; not the one above. */
  matched: z.array(z.object(person)),
});
export type ListedPolicy = z.output<typeof listedPolicy>;

/**
 * [PO-002] [PO-012] A page of the records that a filter finds within the reach of the session's role, each once
 * however many of its people match; without a sort the one bought last comes first. Names are found by the beginning of
 * their words, both of one person, also of a dependent; an email whole, a phone by its digits, codes and numbers whole,
 * without case and spaces. `status=QUOTE` asks for held quotes, by the criteria of `policyQuoteList` alone, without a
 * sort the one begun last first. `ts` is the instant of the request, `lang` the language of the organization's name.
 */
export const searchPolicies = searchCallByAddress(policySearch, listedPolicy, {
  name: 'searchPolicies',
  path: '/policy',
  aliases: ['/api/policies/search'],
  claim: 'POLICY_MAINTENANCE.VIEW_ALL_POLICIES',
  rows: 'records',
  headers: z.object({ lang: languageHeader }),
  beside: { status: z.literal('QUOTE').optional() },
  example: {
    headers: { lang: 'EN' },
    query: {
      lastName: 'Tremblay',
      startDateFrom: '2026-07-01',
      ts: '1780000000000',
      offset: '0',
      limit: '10',
    },
  },
});
