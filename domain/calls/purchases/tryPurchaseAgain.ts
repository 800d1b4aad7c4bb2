import * as z from 'zod';
import { defineCall } from '../call.ts';
import { purchaseId } from './purchaseAnswer.ts';

/**
 * Sends a purchase on where it stood, with the orders that it gave up and their work: nothing is charged that was not
 * submitted by the buyer. Problem: `purchase.nothingToTry` (409).
 */
export const tryPurchaseAgain = defineCall({
  name: 'tryPurchaseAgain',
  method: 'PUT',
  path: '/api/purchases/{purchaseId}/try-again',
  params: z.strictObject({ purchaseId }),
  answers: { 200: z.object({ purchaseId: z.string() }) },
  access: { kind: 'claims', allOf: ['POLICY_MAINTENANCE.EDIT_POLICY'] },
  scope: { names: 'session' },
  ratePerMinute: { address: 600, session: 60 },
  example: { params: { purchaseId: '6f1c1f0a-9d53-4a0e-8f7a-0c5f3f1b2a4d' } },
});
