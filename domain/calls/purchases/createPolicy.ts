import * as z from 'zod';
import { defineCall } from '../call.ts';
import { policyBody } from '../shapes/policyBody.ts';
import { policyRecord } from '../shapes/policyRecord.ts';
import { languageHeader } from '../shapes/text.ts';
import { policyBodyExample } from './policyBodyExample.ts';
import { purchaseAnswer, purchaseId } from './purchaseAnswer.ts';

/**
 * [CP-001] Buys: charges, creates and activates the policies of one purchase, once for its key.
 * 202 while the gateway has not reported the outcome of a charge. Problems: `payment.declined` (400), `purchase.changed`
 * (422, same key with another body), `premium.changed` (409), `policy.activationFailed` (513), `purchase.declinedOften`
 * (409, no card is charged with this key any more), `payment.paused` (429 with `until`: too many cards were
 * declined), `payment.busy` (429: too many payments are under way).
 */
export const createPolicy = defineCall({
  name: 'createPolicy',
  method: 'POST',
  path: '/api/policies',
  aliases: ['/policy', '/api/policy'],
  headers: z.object({ 'idempotency-key': purchaseId, lang: languageHeader }),
  body: policyBody,
  answers: { 201: policyRecord, 202: purchaseAnswer },
  access: { kind: 'claims', allOf: ['BOOKING.PAY', 'BOOKING.CREATE_POLICY'] },
  scope: { names: 'organization', at: 'body.organizationCode' },
  bodyLimit: 262_144,
  ratePerMinute: { address: 3000, session: 300 },
  example: {
    headers: { 'idempotency-key': '6f1c1f0a-9d53-4a0e-8f7a-0c5f3f1b2a4d', lang: 'EN' },
    body: policyBodyExample,
  },
});
