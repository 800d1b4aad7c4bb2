import * as z from 'zod';
import { defineCall } from '../call.ts';
import { purchaseId } from './purchaseAnswer.ts';

/** Makes the key of a purchase before Pay is shown, so that paying twice with it is impossible. */
export const preparePurchase = defineCall({
  name: 'preparePurchase',
  method: 'POST',
  path: '/api/purchases',
  body: z.strictObject({}),
  answers: { 201: z.object({ purchaseId, expiresAt: z.string() }) },
  access: { kind: 'claims', allOf: ['BOOKING.PAY', 'BOOKING.CREATE_POLICY'] },
  scope: { names: 'session' },
  ratePerMinute: { address: 1200, session: 120 },
  example: { body: {} },
});
