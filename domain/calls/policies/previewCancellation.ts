import * as z from 'zod';
import { cancellationReasons } from '../../policies/cancellationReasons.ts';
import { refundRules } from '../../policies/refundRules.ts';
import { defineCall } from '../call.ts';
import { movementMethods } from '../shapes/payment.ts';
import { isoDate, languageHeader, policyNumber } from '../shapes/text.ts';

/** Policies of one record, each once. */
export const policiesOfOneRecord = z
  .array(z.strictObject({ policyNumber }))
  .min(1)
  .max(12)
  .refine((paxes) => new Set(paxes.map((pax) => pax.policyNumber)).size === paxes.length, {
    params: { code: 'notUnique' },
  });

/** [CX-014] What one policy is given back, in decimal dollars, by which rule, and where it goes. */
const cancelledPax = z.object({
  policyNumber: z.string(),
  referenceNumber: z.string(),
  amount: z.number(),
  /** In force until it is cancelled. */
  premium: z.number(),
  rule: z.enum(refundRules),
  applicationDate: isoDate,
  freeLookUntil: isoDate,
  effectiveDate: isoDate,
  /** The last day on which it is as much; null where it stays so. */
  until: isoDate.nullable(),
  routes: z.array(
    z.object({
      method: z.enum(movementMethods),
      /** Last four digits of the card; null where none paid, and of the first payments. */
      cardEnding: z.string().nullable(),
      amount: z.number(),
    }),
  ),
  /** Where the confirmation that it is cancelled goes, and in which language. */
  letter: z.object({ email: z.string(), lang: z.enum(['EN', 'FR']) }),
});

/** [CX-013] What a cancellation would give back. */
const cancellationPreview = z.object({
  /** Of the policy as it was read. */
  revision: z.int(),
  refundTotal: z.number(),
  paxes: z.array(cancelledPax),
});
export type CancellationPreview = z.output<typeof cancellationPreview>;

/**
 * [CX-013] [CX-014] What would be given back if policies of one record were cancelled now; nothing is written.
 * Problems: `notFound` (404), `policies.apart` (400, they were not bought together), `policy.notActive` (409).
 */
export const previewCancellation = defineCall({
  name: 'previewCancellation',
  method: 'POST',
  path: '/api/policies/cancel/preview',
  aliases: ['/policy/cancel/preview'],
  headers: z.object({ lang: languageHeader }),
  body: z.strictObject({ cancellationReason: z.enum(cancellationReasons), paxes: policiesOfOneRecord }),
  answers: { 200: cancellationPreview },
  access: { kind: 'claims', allOf: ['POLICY_MAINTENANCE.CANCEL_POLICY'] },
  scope: { names: 'policy', at: 'body.paxes.*.policyNumber' },
  ratePerMinute: { address: 600, session: 120 },
  example: {
    headers: { lang: 'EN' },
    body: { cancellationReason: 'CUSTOMER_NOT_TRAVELLING', paxes: [{ policyNumber: 'TC-100000001' }] },
  },
});
