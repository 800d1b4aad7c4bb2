import * as z from 'zod';
import { benefitTypes, planClasses, planTypes } from '../../catalogue/plans.ts';
import { flowTravellerTypes, tripTypes } from '../../catalogue/travellers.ts';
import { refusalReasons } from '../../productRules/refusal.ts';
import { adjustment, tripPreference } from './plan.ts';
import { benefitRule, eligibilityOption } from './productConfiguration.ts';

export const travellerProblem = z.object({ code: z.string(), error: z.string() });

/** [PS-028] */
export const tripCostConfig = z.object({
  eligible: z.boolean(),
  required: z.boolean(),
  maxValue: z.number().nullable(),
});

/** [PS-017] [PS-019] */
export const recommendedBenefit = z.object({
  code: z.string(),
  planCode: z.string(),
  benefitType: z.enum(benefitTypes),
  content: z.object({ name: z.string(), summary: z.string() }),
  eligibilityOpts: z.array(eligibilityOption),
  rules: z.array(benefitRule),
});
export type RecommendedBenefit = z.output<typeof recommendedBenefit>;

/** [PS-026] A plan that suits a traveller. */
export const recommendedPlan = z.object({
  code: z.string(),
  planClass: z.enum(planClasses),
  planType: z.enum(planTypes),
  purchasable: z.boolean(),
  status: z.string(),
  isMQNeeded: z.boolean(),
  travellerType: z.enum(flowTravellerTypes),
  tripType: z.enum(tripTypes),
  tripCostConfig,
  benefits: z.array(recommendedBenefit),
  errors: z.array(travellerProblem).optional(),
});
export type RecommendedPlan = z.output<typeof recommendedPlan>;

/** A plan that suits the trip but not this traveller: by which rule, and what would pass; years, days, dollars, or people of one plan. */
export const refusedPlan = z.object({
  code: z.string(),
  reason: z.enum(refusalReasons),
  asked: z.number(),
  minimum: z.number(),
  maximum: z.number(),
  /** Of a trip that is too long, the days that a top-up can insure beyond the plan; null where none does. */
  topUpDays: z.int().nullable(),
  /** The same in words. */
  error: z.string(),
});
export type RefusedPlan = z.output<typeof refusedPlan>;

/** [QR-002] */
export const recommendationAnswer = z.object({
  paxes: z.array(
    z.object({
      referenceNumber: z.string(),
      plans: z.array(recommendedPlan),
      /** Left out where no plan refuses the traveller. */
      refused: z.array(refusedPlan).optional(),
      errors: z.array(travellerProblem),
    }),
  ),
});
export type RecommendationAnswer = z.output<typeof recommendationAnswer>;

/** [PS-101] A price in decimal dollars with the parameters it holds for; optional benefits are priced one by one. */
export const pricedPlan = z.object({
  code: z.string(),
  tripPreference,
  /** Base premium before adjustments. */
  premium: z.number(),
  adjustments: z.array(adjustment),
  /** Every optional benefit on offer with its price; `selected` ones are in premiumTotal. */
  optionalBenefits: z.array(z.object({ code: z.string(), premium: z.number(), selected: z.boolean() })),
  premiumTotal: z.number(),
  /** Of a family, what a plan for each of them alone would cost together; left out where not everybody could have one. */
  singlesTotal: z.number().optional(),
  rateVersion: z.string(),
  errors: z.array(travellerProblem).optional(),
  /** Of a plan with errors, the rule that refuses it and what would pass, where it is such a rule. */
  refused: refusedPlan.optional(),
});
export type PricedPlan = z.output<typeof pricedPlan>;

/** [QR-001] Plans and errors per traveller. */
export const quoteAnswer = z.object({
  paxes: z.array(
    z.object({
      referenceNumber: z.string(),
      plans: z.array(pricedPlan),
      errors: z.array(travellerProblem),
    }),
  ),
});
export type QuoteAnswer = z.output<typeof quoteAnswer>;
