import * as z from 'zod';
import { defineCall } from '../call.ts';
import { purchaseId } from './purchaseAnswer.ts';

/**
 * Makes the key of a purchase before Pay is shown, so that paying twice with it is impossible. A draft that is named has
 * one key until nothing can be bought with that one any more; a draft that is not the owner's is answered 404, and one that
 * somebody took over from the owner `quote.handedOver` (409, R-226).
 */
export const preparePurchase = defineCall({
  name: 'preparePurchase',
  method: 'POST',
  path: '/api/purchases',
  body: z.strictObject({ draftId: z.uuid().optional() }),
  answers: { 201: z.object({ purchaseId, expiresAt: z.string() }) },
  access: { kind: 'claims', allOf: ['BOOKING.PAY', 'BOOKING.CREATE_POLICY'] },
  scope: { names: 'session' },
  ratePerMinute: { address: 1200, session: 120 },
  example: { body: { draftId: '0190d5a2-7c31-7d3a-9d7e-2f4b6c8e1a55' } },
});
