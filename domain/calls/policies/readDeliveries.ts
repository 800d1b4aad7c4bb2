import * as z from 'zod';
import { defineCall } from '../call.ts';
import { deliveryStatuses } from '../shapes/policyRecord.ts';
import { languageHeader, policyNumber } from '../shapes/text.ts';

/** [DL-011] One message about a policy. */
export const delivery = z.object({
  /** Names it; `readPolicyPdf` gives the document that it sent. */
  emailRef: z.string(),
  /** When it was put on its way, an instant in ISO 8601. */
  at: z.iso.datetime(),
  recipient: z.string(),
  lang: z.enum(['EN', 'FR']),
  status: z.enum(deliveryStatuses),
  /** Version of the policy that it sent; null before it was sent, and of the first ones. */
  policyVersion: z.int().nullable(),
  /** Which letter it was, by what it says of the policy; null as above. */
  template: z.string().nullable(),
  /** SHA-256 of the document that it sent; null as above, when there is none to be read. */
  digest: z.string().nullable(),
});
export type Delivery = z.output<typeof delivery>;

/** [DL-010] The messages that went out about a policy, the newest first. */
export const readDeliveries = defineCall({
  name: 'readDeliveries',
  method: 'GET',
  path: '/api/policies/{policyNumber}/confirmation/deliveries',
  aliases: ['/policy/{policyNumber}/confirmation/deliveries'],
  params: z.strictObject({ policyNumber }),
  headers: z.object({ lang: languageHeader }),
  answers: { 200: z.object({ deliveries: z.array(delivery) }) },
  access: { kind: 'claims', allOf: ['POLICY_MAINTENANCE.VIEW_DELIVERY'] },
  scope: { names: 'policy', at: 'params.policyNumber' },
  ratePerMinute: { address: 600, session: 120 },
  example: { params: { policyNumber: 'TC-100000001' }, headers: { lang: 'EN' } },
});
