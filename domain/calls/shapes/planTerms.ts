import * as z from 'zod';
import { sellerAsNamed } from './policyRecord.ts';
import { planBenefit } from './productConfiguration.ts';

const { preDepartureDurationDecrease, postDepartureDurationDecrease, cancellableAfterFreeLook, rules } =
  planBenefit.shape.configs.shape;

const bilingual = sellerAsNamed.shape.names;

/** Dollars or days, with what they are called. */
const option = z.object({ value: z.number(), label: bilingual });

/** What a policy promises of its changes: by the words that the plan was sold with, or else as it is sold today. */
export const planTerms = z.object({
  /** The benefits held: those that come with the plan, and those that were added to it. */
  benefits: z.array(
    z.object({
      code: z.string(),
      rules,
      preDepartureDurationDecrease,
      postDepartureDurationDecrease,
      cancellableAfterFreeLook,
    }),
  ),
  /** [EN-079] Each is empty where the plan has no such choice. */
  deductibles: z.array(option),
  coverageAmounts: z.array(option),
  tripDurations: z.array(option),
  /** [MQ-010] Null where nobody is asked about health. */
  questionnaireMinimumAge: z.number().nullable(),
  /** [AP-029] Null where nothing is to be agreed to. */
  eligibility: bilingual.nullable(),
});
export type PlanTerms = z.output<typeof planTerms>;
