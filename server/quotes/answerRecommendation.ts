import type { RecommendationAnswer, RecommendedPlan } from '#domain/calls/shapes/quoteAnswer.ts';
import type { QuoteBody, QuotedPax } from '#domain/calls/shapes/quoteBody.ts';
import type { Language } from '#domain/locales.ts';
import type { TravellerFacts } from '#domain/rating/facts.ts';
import { needsQuestionnaire } from '#domain/productRules/parameterRules.ts';
import { travellerProblem } from '#domain/productRules/planRules.ts';
import { quotedFactsOf, travellerProblemOf } from '#domain/rating/quotedTraveller.ts';
import { refusedPlans } from '#domain/rating/refusedPlans.ts';
import type { Plan } from '../catalogue/catalogue.types.ts';
import { problemOnWire, refusedOnWire } from './problemTexts.ts';
import type { ShelfQuestion } from './question.ts';

type PaxAnswer = RecommendationAnswer['paxes'][number];

/** [QR-002] The plans that suit each traveller; one that needs a questionnaire suits as well. */
export function answerRecommendation(
  question: ShelfQuestion<QuoteBody>,
  language: Language,
): RecommendationAnswer {
  const plans = question.shelf.offersFor(question.trip).map((offer) => offer.plan);
  return { paxes: question.body.paxes.map((pax) => answerTraveller(pax, plans, question, language)) };
}

function answerTraveller(
  pax: QuotedPax,
  offered: readonly Plan[],
  question: ShelfQuestion<QuoteBody>,
  language: Language,
): PaxAnswer {
  const { referenceNumber } = pax;
  const problem = travellerProblemOf(question, pax);
  if (problem !== null) {
    return {
      referenceNumber,
      plans: [],
      errors: [problemOnWire(`traveller.${problem}`, language, question)],
    };
  }
  const facts = quotedFactsOf(question, pax);
  const plans = offered
    .filter((plan) => travellerProblem(plan.rules, facts, question.trip) === null)
    .map((plan) => recommendedPlanOf(plan, facts, language));
  const refused = refusedPlans(plans.length > 0, facts, question);
  return {
    referenceNumber,
    plans,
    ...(refused.length > 0 && {
      refused: refused.map((one) => refusedOnWire(one, language, question, facts.age)),
    }),
    errors: plans.length > 0 ? [] : [problemOnWire('traveller.noPlan', language, question)],
  };
}

/** [PS-026] [PS-028] */
function recommendedPlanOf(plan: Plan, facts: TravellerFacts, language: Language): RecommendedPlan {
  const { rules } = plan;
  return {
    code: rules.code,
    planClass: rules.planClass,
    planType: rules.planType,
    purchasable: plan.purchasable,
    status: plan.status,
    isMQNeeded: needsQuestionnaire(rules, facts.age),
    travellerType: rules.travellerType,
    tripType: rules.tripType,
    tripCostConfig: {
      eligible: rules.tripCost !== null,
      required: rules.tripCost?.required ?? false,
      maxValue: rules.tripCost?.maximum ?? null,
    },
    benefits: plan.recommendedBenefits[language],
  };
}
