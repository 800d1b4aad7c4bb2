import type { QuoteAnswer } from '#domain/calls/shapes/quoteAnswer.ts';
import type { QuotedPax } from '#domain/calls/shapes/quoteBody.ts';
import { pricedPlan, quoteAnswer } from './catalogue.ts';

/** A price that falls with the deductible and rises with each benefit; without a plan every plan is priced. */
export function priceOf({ referenceNumber, plan }: QuotedPax): QuoteAnswer {
  if (!plan) return quoteAnswer(referenceNumber);
  const base = pricedPlan({ code: plan.code });
  const taken = new Set(plan.optionalBenefits?.map(({ code }) => code));
  const optionalBenefits = base.optionalBenefits.map((benefit) => ({
    ...benefit,
    selected: taken.has(benefit.code),
  }));
  const extras = optionalBenefits.reduce((sum, { selected, premium }) => sum + (selected ? premium : 0), 0);
  const deductible = plan.tripPreference?.deductible ?? 0;
  const own = deductible > 0 ? 80 : 95;
  return {
    paxes: [
      {
        referenceNumber,
        plans: [{ ...base, tripPreference: { deductible }, optionalBenefits, premiumTotal: own + extras }],
        errors: [],
      },
    ],
  };
}
