import type { QuoteAnswer, RefusedPlan } from '../calls/shapes/quoteAnswer.ts';
import type { QuoteBody } from '../calls/shapes/quoteBody.ts';
import { problemCodeOf } from '../problemCode.ts';
import { sentQuestionnaire, type TravellerQuestionnaire } from '../questionnaires/travellerQuestionnaire.ts';
import type { CardParameters } from './plansForm.ts';
import { requestedPlanOf } from './cardPreference.ts';
import { type CardPrice, cardPriceOf } from './price.ts';
import { type CardOffer, shownParameters } from './productCard.ts';

/** [QR-001] The quote of some travellers alone. */
export function questionFor(body: QuoteBody, paxIds: readonly string[]): QuoteBody {
  return { ...body, paxes: body.paxes.filter(({ referenceNumber }) => paxIds.includes(referenceNumber)) };
}

/** [QR-028] The question of one traveller with the plan as it stands on the card: only what the card asks for. */
export function withCardPlan(
  question: QuoteBody,
  offer: CardOffer,
  params: CardParameters,
  benefits: readonly string[],
): QuoteBody {
  const plan = requestedPlanOf(offer, shownParameters(offer, params), benefits);
  return { ...question, paxes: question.paxes.map((pax) => ({ ...pax, plan })) };
}

/** [MQ-015] The question of one traveller with these answers about health. */
export function withAnswers(
  question: QuoteBody,
  questionnaire: TravellerQuestionnaire | undefined,
): QuoteBody {
  const questionnaires = sentQuestionnaire(questionnaire);
  if (questionnaires.length === 0) return question;
  return { ...question, paxes: question.paxes.map((pax) => ({ ...pax, questionnaires })) };
}

/** The question without any answer about health: what is kept so that somebody can follow a quote up. */
export function withoutAnswers(question: QuoteBody): QuoteBody {
  return { ...question, paxes: question.paxes.map(({ questionnaires: _left, ...pax }) => pax) };
}

type Card = Pick<CardOffer, 'paxId' | 'code'>;

const paxOf = (answer: QuoteAnswer, { paxId }: Card) =>
  answer.paxes.find(({ referenceNumber }) => referenceNumber === paxId);

/** The price that an answer gives for a card, or null. */
export function answeredPrice(answer: QuoteAnswer, card: Card): CardPrice | null {
  return cardPriceOf(paxOf(answer, card)?.plans.find(({ code }) => code === card.code));
}

/** What keeps a card from having a price: a code, and where it is a rule of the plan, its values and what would pass. */
export type CardFailure = { problem: string; refusal: RefusedPlan | null };

/** No price came. */
export const failedCall = (error: unknown): CardFailure => ({ problem: problemCodeOf(error), refusal: null });

/** An answer came that has no price for the card. */
export function answeredProblem(answer: QuoteAnswer, card: Card): CardFailure {
  const pax = paxOf(answer, card);
  const plan = pax?.plans.find(({ code }) => code === card.code);
  return {
    problem: plan?.errors?.[0]?.code ?? pax?.errors[0]?.code ?? 'plan.notRated',
    refusal: plan?.refused ?? null,
  };
}
