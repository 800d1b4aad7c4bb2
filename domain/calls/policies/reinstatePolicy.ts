import * as z from 'zod';
import { defineCall } from '../call.ts';
import { payment } from '../shapes/payment.ts';
import { changeAnswer } from '../shapes/policyChange.ts';
import { namedRevision } from '../shapes/revision.ts';
import { languageHeader, policyNumber, shownDollars } from '../shapes/text.ts';

/**
 * [RI-005] Puts cancelled policies of one record in force again, all that are named or none: as they were before, for their
 * premium less what was kept. A policy that owes something has one CHARGE of that, one that owes nothing has none. Header
 * `shown-charge`: what the person was shown is charged, in all. 202 while it is under way.
 * Problems: `notFound` (404, also what is out of reach), `policies.apart` (400), `payment.declined` (400, a further try needs
 * a key of its own), `policy.revisionNeeded` (428), `policy.stale` (412), `policy.notCancelled`, `policy.tripEnded`,
 * `policy.tripChanged`, `policy.changeOpen`, `charge.changed` with `chargeTotal` (409), `change.otherBody` (422),
 * `policy.activationFailed` (513).
 */
export const reinstatePolicy = defineCall({
  name: 'reinstatePolicy',
  method: 'PUT',
  path: '/api/policies/reinstate',
  aliases: ['/policy/reinstate'],
  headers: namedRevision.extend({
    lang: languageHeader,
    'idempotency-key': z.uuid(),
    'shown-charge': shownDollars,
  }),
  body: z.strictObject({
    paxes: z
      .array(z.strictObject({ policyNumber, payments: z.array(payment).max(1) }))
      .min(1)
      .max(12)
      .refine((paxes) => new Set(paxes.map((pax) => pax.policyNumber)).size === paxes.length, {
        params: { code: 'notUnique' },
      }),
  }),
  answers: { 200: changeAnswer, 202: changeAnswer },
  access: { kind: 'claims', allOf: ['POLICY_MAINTENANCE.REINSTATE_POLICY'] },
  scope: { names: 'policy', at: 'body.paxes.*.policyNumber' },
  ratePerMinute: { address: 600, session: 60 },
  example: {
    headers: {
      lang: 'EN',
      'if-match': '"4"',
      'idempotency-key': '0190d5a2-7c31-7d3a-9d7e-2f4b6c8e1a58',
      'shown-charge': '125.50',
    },
    body: {
      paxes: [
        {
          policyNumber: 'TC-100000001',
          payments: [{ amount: 125.5, type: 'CHARGE', method: 'PAID_TO_AGENCY' }],
        },
      ],
    },
  },
});
