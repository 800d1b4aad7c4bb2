import * as z from 'zod';
import { defineCall } from '../call.ts';
import { purchaseAnswer, purchaseId } from './purchaseAnswer.ts';

/** Reads a purchase again, as often as wanted: how a lost answer is found and a charge in doubt is followed. */
export const readPurchase = defineCall({
  name: 'readPurchase',
  method: 'GET',
  path: '/api/purchases/{purchaseId}',
  params: z.strictObject({ purchaseId }),
  answers: { 200: purchaseAnswer },
  access: { kind: 'claims', allOf: ['BOOKING.PAY'] },
  scope: { names: 'session' },
  ratePerMinute: { address: 4800, session: 300 },
  example: { params: { purchaseId: '6f1c1f0a-9d53-4a0e-8f7a-0c5f3f1b2a4d' } },
});
