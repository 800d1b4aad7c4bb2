import * as z from 'zod';
import { stepKeys } from '../../flow/steps.ts';
import { defineCall } from '../call.ts';
import { quoteParams } from './heldQuote.ts';

const name = z.object({ en: z.string(), fr: z.string() });

/** What the plan of a traveller cost and what it costs today; cents. */
const repricedPlan = z.object({
  referenceNumber: z.string(),
  planName: name,
  beforeCents: z.int(),
  /** Null where the plan can no longer be had. */
  afterCents: z.int().nullable(),
});
export type RepricedPlan = z.output<typeof repricedPlan>;

/** The prices of a quote that was taken up again and has others today. */
export const repriced = z.object({
  /** Whether the former price was held no longer. */
  isExpired: z.boolean(),
  plans: z.array(repricedPlan),
});
export type Repriced = z.output<typeof repriced>;

/**
 * Makes a held quote the draft of whoever resumes it, priced as of today. `repriced` is null where the prices are
 * those that were held. Problems: `notFound` (404, also what is out of reach), `quote.otherOrganization` (409, the session
 * is in another organization than the quote), `quote.beingBought` (409, its owner is paying).
 */
export const resumeHeldQuote = defineCall({
  name: 'resumeHeldQuote',
  method: 'POST',
  path: '/api/quotes/held/{quoteNumber}/resume',
  params: quoteParams,
  answers: { 200: z.object({ draftId: z.uuid(), step: z.enum(stepKeys), repriced: repriced.nullable() }) },
  access: { kind: 'claims', allOf: ['BOOKING.VIEW_HELD_QUOTES'] },
  scope: { names: 'session' },
  ratePerMinute: { address: 600, session: 60 },
  example: { params: { quoteNumber: 'Q-100001' } },
});
