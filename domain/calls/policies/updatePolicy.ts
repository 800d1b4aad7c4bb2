import * as z from 'zod';
import { defineCall } from '../call.ts';
import { updatedPolicy } from '../shapes/editedPolicy.ts';
import { changeAnswer } from '../shapes/policyChange.ts';
import { namedRevision } from '../shapes/revision.ts';
import { languageHeader } from '../shapes/text.ts';
import { editedPolicyExample } from './requotePolicy.ts';

/**
 * [EN-032] [PM-017] Changes a policy at the price that was shown, which the header `requote-id` names: all charges are made
 * or nothing is changed. The same key with the same body is the same change. 202 while its outcome is open.
 * Problems: those of `requotePolicy`, `policy.revisionNeeded` (428), `policy.stale` (412, with the `revision` that is stored),
 * `premium.changed` (409, with the `requote` of now), `policy.changeOpen` (409), `change.otherBody` (422),
 * `payment.declined` (400), `policy.activationFailed` (513: changed and paid).
 */
export const updatePolicy = defineCall({
  name: 'updatePolicy',
  method: 'PUT',
  path: '/api/policies',
  aliases: ['/policy'],
  headers: namedRevision.extend({
    lang: languageHeader,
    'idempotency-key': z.uuid(),
    'requote-id': z.string().min(1).max(4000),
  }),
  body: updatedPolicy,
  answers: { 200: changeAnswer, 202: changeAnswer },
  access: { kind: 'claims', allOf: ['POLICY_MAINTENANCE.EDIT_POLICY', 'POLICY_MAINTENANCE.REFUND'] },
  scope: { names: 'policy', at: 'body.paxes.*.policyNumber' },
  bodyLimit: 262_144,
  ratePerMinute: { address: 600, session: 60 },
  example: {
    headers: {
      lang: 'EN',
      'if-match': '"2"',
      'idempotency-key': '0190d5a2-7c31-7d3a-9d7e-2f4b6c8e1a58',
      'requote-id': 'eyJ9.c2lnbmVk',
    },
    body: {
      ...editedPolicyExample,
      paxes: editedPolicyExample.paxes.map((pax) => ({
        ...pax,
        changeDelta: [{ fieldChanged: 'phone', from: '5145550199', to: '5145550123' }],
        payments: [],
      })),
    },
  },
});
