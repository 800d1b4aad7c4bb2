import * as z from 'zod';
import { defineCall } from '../call.ts';
import { dollars } from '../shapes/text.ts';

/**
 * Something about money or policies that does not come to an end by itself: a `purchase`, an `order` that a purchase gave
 * up, an `activation` of policies that are paid for, or `work` of either that fails again and again; or a message that
 * `bounced`, so that a buyer has heard nothing, until another one about the same policies is on its way.
 */
export const unsettled = z.object({
  kind: z.enum(['purchase', 'order', 'activation', 'work', 'bounced']),
  purchaseId: z.string(),
  organizationCode: z.string().nullable(),
  /** State of the chart, the name of the work, or what the message was. */
  state: z.string(),
  orderIds: z.array(z.string()),
  policyNumbers: z.array(z.string()),
  /** What it is about, in dollars. */
  amount: dollars,
  /** Instant at which it began to fail, or came back. */
  since: z.iso.datetime(),
  tries: z.int(),
  /** Why it failed when it was last tried; of a message that came back later its status, such as 5.1.1. */
  reason: z.string().nullable(),
});

/** What needs somebody, the oldest first, as far as the session reaches. */
export const listUnsettled = defineCall({
  name: 'listUnsettled',
  method: 'GET',
  path: '/api/purchases/unsettled',
  query: z.strictObject({
    limit: z.coerce.number().int().min(1).max(100).default(50),
    offset: z.coerce.number().int().min(0).max(100_000).default(0),
  }),
  answers: { 200: z.object({ total: z.int(), unsettled: z.array(unsettled) }) },
  access: { kind: 'claims', allOf: ['POLICY_MAINTENANCE.EDIT_POLICY'] },
  scope: { names: 'session' },
  ratePerMinute: { address: 1200, session: 120 },
  example: { query: { limit: '50', offset: '0' } },
});
