import type { QuoteBody } from '../calls/shapes/quoteBody.ts';
import { type QuoteQuestion, toQuoteBody } from '../quote/quoteBody.ts';
import { tripPreferenceOf } from './cardPreference.ts';
import { medicalAnswersFor } from './medicalAnswersFor.ts';
import type { PlansForm } from './plansForm.ts';

/** [MQ-015] [QR-028] The quote of the plans that travellers chose, each as it was chosen, with the answers that it asks for. */
export function chosenQuote(
  question: Omit<QuoteQuestion, 'planOf'>,
  { chosen, questionnaires }: Pick<PlansForm, 'chosen' | 'questionnaires'>,
): QuoteBody {
  const chosenBy = (paxId: string) => chosen.find((one) => one.paxId === paxId);
  const body = toQuoteBody({
    ...question,
    planOf: (paxId) => {
      const plan = chosenBy(paxId);
      return (
        plan && {
          code: plan.code,
          tripPreference: tripPreferenceOf(plan.preference),
          optionalBenefits: plan.optionalBenefits.map(({ code }) => ({ code })),
        }
      );
    },
  });
  const paxes = body.paxes.map((pax) => {
    const plan = chosenBy(pax.referenceNumber);
    const answers = plan ? medicalAnswersFor(plan, pax.age, questionnaires) : [];
    return { ...pax, ...(answers.length > 0 && { questionnaires: answers }) };
  });
  return { ...body, paxes };
}
