import type { QuoteBody } from '../calls/shapes/quoteBody.ts';
import { type QuoteQuestion, toQuoteBody } from '../quote/quoteBody.ts';
import { tripPreferenceOf } from './cardPreference.ts';
import type { ChosenPlan } from './plansForm.ts';

/** [QR-028] The quote of the plans that travellers chose, each as it was chosen. */
export function chosenQuote(
  question: Omit<QuoteQuestion, 'planOf'>,
  chosen: readonly ChosenPlan[],
): QuoteBody {
  return toQuoteBody({
    ...question,
    planOf: (paxId) => {
      const plan = chosen.find((one) => one.paxId === paxId);
      return (
        plan && {
          code: plan.code,
          tripPreference: tripPreferenceOf(plan.preference),
          optionalBenefits: plan.optionalBenefits.map(({ code }) => ({ code })),
        }
      );
    },
  });
}
