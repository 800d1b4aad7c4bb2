import * as z from 'zod';
import { defineCall } from '../call.ts';
import { instant } from '../identity/user.ts';
import { policyBodyExample } from '../purchases/policyBodyExample.ts';
import { editedPolicy } from '../shapes/editedPolicy.ts';
import { languageHeader } from '../shapes/text.ts';
import { worksheet } from '../shapes/worksheet.ts';

/** [EN-027] [EN-028] What a change costs, in decimal dollars; what is given back is negative. */
export const requoteAnswer = z.object({
  /** Names this very price to the update. */
  requoteId: z.string(),
  expiresAt: instant,
  /** Sum of the paxes' own. */
  deltaTotal: z.number(),
  deltaPaxes: z.array(
    z.object({
      policyNumber: z.string(),
      referenceNumber: z.string(),
      deltaAmount: z.number(),
      premiumBefore: z.number(),
      premiumAfter: z.number(),
      /** Null of the first policies. */
      worksheetBefore: worksheet.nullable(),
      /** That of before where the change costs nothing. */
      worksheetAfter: worksheet.nullable(),
    }),
  ),
});
export type RequoteAnswer = z.output<typeof requoteAnswer>;

const { legalConsent: _consent, individualPayment: _payment, paxes, ...trip } = policyBodyExample;
/** The policy of the example of a purchase as edited. */
export const editedPolicyExample = {
  ...trip,
  paxes: paxes.map(({ payments: _payments, questionnaires: _questionnaires, plan, ...pax }) => ({
    ...pax,
    policyNumber: 'TC-100000001',
    plan: { code: plan.code, tripPreference: plan.tripPreference },
  })),
};

/**
 * [EN-023] [PM-017] Prices an edited policy as it was sold: by its own organization, channel, application date and rate
 * versions. Nothing is written. Problems: `request.invalid` (400; a change that the policy does not allow by why not,
 * `ChangeRefusal`), `policy.notActive` (409),
 * `policy.cannotBePriced` (409: the rates do not give the premium that was paid), `policy.healthNeeded` (409: other answers
 * about health would be needed), `policy.notOffered` (409 with `travellers`), `permission.missing` (403: another application
 * date).
 */
export const requotePolicy = defineCall({
  name: 'requotePolicy',
  method: 'POST',
  path: '/api/policies/re-quote',
  aliases: ['/policy/re-quote'],
  headers: z.object({ lang: languageHeader }),
  body: editedPolicy,
  answers: { 200: requoteAnswer },
  access: { kind: 'claims', allOf: ['POLICY_MAINTENANCE.EDIT_POLICY'] },
  scope: { names: 'policy', at: 'body.paxes.*.policyNumber' },
  bodyLimit: 262_144,
  ratePerMinute: { address: 1200, session: 120 },
  example: { headers: { lang: 'EN' }, body: editedPolicyExample },
});
