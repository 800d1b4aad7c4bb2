import * as z from 'zod';
import { maximumTravellers } from '../../catalogue/travellers.ts';
import { optionalBenefit, requestedPlan } from './plan.ts';
import { boughtPax, policyBody } from './policyBody.ts';
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
