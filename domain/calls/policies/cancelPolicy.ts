import * as z from 'zod';
import { cancellationReasons } from '../../policies/cancellationReasons.ts';
import { provinceCodes } from '../../provinces.ts';
import { defineCall } from '../call.ts';
import { changeAnswer } from '../shapes/policyChange.ts';
import { noteText } from '../shapes/policyNote.ts';
import { namedRevision } from '../shapes/revision.ts';
import { languageHeader, shownDollars } from '../shapes/text.ts';
import { policiesOfOneRecord } from './previewCancellation.ts';

/**
 * [CX-005] [CX-018] Cancels policies of one record: all that are named, or none. The same key with the same body is the same
 * cancellation. Header `shown-refund`: what the person was shown goes back, in all. 202 while it is under way.
 * Problems: `notFound` (404, also what is out of reach), `policies.apart` (400), `note` as `required` (400),
 * `policy.revisionNeeded` (428), `policy.stale` (412), `policy.notActive`, `policy.changeOpen`, `policy.otherProvince`,
 * `refund.changed` with `refundTotal` (409), `change.otherBody` (422).
 */
export const cancelPolicy = defineCall({
  name: 'cancelPolicy',
  method: 'PUT',
  path: '/api/policies/cancel',
  aliases: ['/policy/cancel'],
  headers: namedRevision.extend({
    lang: languageHeader,
    'idempotency-key': z.uuid(),
    'shown-refund': shownDollars,
  }),
  body: z.strictObject({
    cancellationReason: z.enum(cancellationReasons),
    tripInformation: z.strictObject({ provinceOfResidence: z.enum(provinceCodes) }),
    paxes: policiesOfOneRecord,
    note: noteText.optional(),
  }),
  answers: { 200: changeAnswer, 202: changeAnswer },
  access: { kind: 'claims', allOf: ['POLICY_MAINTENANCE.CANCEL_POLICY'] },
  scope: { names: 'policy', at: 'body.paxes.*.policyNumber' },
  ratePerMinute: { address: 600, session: 60 },
  example: {
    headers: {
      lang: 'EN',
      'if-match': '"2"',
      'idempotency-key': '0190d5a2-7c31-7d3a-9d7e-2f4b6c8e1a57',
      'shown-refund': '125.50',
    },
    body: {
      cancellationReason: 'CUSTOMER_NOT_TRAVELLING',
      tripInformation: { provinceOfResidence: 'ON' },
      paxes: [{ policyNumber: 'TC-100000001' }],
    },
  },
});
