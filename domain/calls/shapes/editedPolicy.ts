import * as z from 'zod';
import { maximumTravellers } from '../../catalogue/travellers.ts';
import { payment } from './payment.ts';
import { optionalBenefit, requestedPlan } from './plan.ts';
import { boughtPax, policyBody } from './policyBody.ts';
import { policyHistoryFields } from './policyHistory.ts';
import { policyNumber } from './text.ts';

/** A traveller of a policy as edited; what was answered and paid stays as it is stored. */
export const editedPax = boughtPax.omit({ payments: true, questionnaires: true, plan: true }).extend({
  policyNumber,
  plan: requestedPlan.extend({
    optionalBenefits: z
      .array(optionalBenefit.pick({ code: true }))
      .max(20)
      .optional(),
  }),
});

/**
 * [EN-023] A policy as edited, whole: all paxes that were bought together, in their order, and all dependents that it has
 * after the change. The application date is left out where it stays.
 */
export const editedPolicy = policyBody
  .omit({ studentType: true, legalConsent: true, individualPayment: true })
  .extend({ paxes: z.array(editedPax).min(1).max(maximumTravellers) });
export type EditedPolicy = z.output<typeof editedPolicy>;

/** [EN-046] How the delta of a pax is paid or given back. */
export const changeMethods = [
  'TOKEN',
  'ORIGINAL',
  'CREDIT_CARD',
  'CASH',
  'PAID_TO_AGENCY',
  'CHARGEBACK',
] as const;
export type ChangeMethod = (typeof changeMethods)[number];

/** [EN-033] [EN-034] What is paid or given back for a pax; a card is named by its details alone, for a charge. */
export const changePayment = payment.extend({ method: z.enum(changeMethods) });
export type ChangePayment = z.output<typeof changePayment>;

const changeValue = z.union([
  z.string().max(400),
  z.number(),
  z.array(z.string().max(100)).max(20),
  z.null(),
]);

/** [EN-013] A field that changes, as the history of a policy has it. */
export const changeEntry = z.strictObject({
  fieldChanged: z.enum(policyHistoryFields),
  from: changeValue,
  to: changeValue,
});
export type ChangeEntry = z.output<typeof changeEntry>;

/** [EN-032] [EN-035] [EN-036] The same with what changes for each pax, and how that is settled; nothing where it costs nothing. */
export const updatedPolicy = editedPolicy.extend({
  paxes: z
    .array(
      editedPax.extend({
        changeDelta: z.array(changeEntry).max(500),
        payments: z.array(changePayment).max(1),
      }),
    )
    .min(1)
    .max(maximumTravellers),
});
export type UpdatedPolicy = z.output<typeof updatedPolicy>;
