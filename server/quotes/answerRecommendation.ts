import type { RecommendationAnswer, RecommendedPlan } from '#domain/calls/shapes/quoteAnswer.ts';
import type { QuoteBody, QuotedPax } from '#domain/calls/shapes/quoteBody.ts';
import type { Language } from '#domain/locales.ts';
import type { TravellerFacts } from '#domain/rating/facts.ts';
import { needsQuestionnaire } from '#domain/productRules/parameterRules.ts';
import { travellerProblem as unsuitedTo } from '#domain/productRules/planRules.ts';
import { travellerFactsOf } from '#domain/rating/tripFacts.ts';
import type { Plan } from '../catalogue/catalogue.types.ts';
import { travellerProblem } from './problemTexts.ts';
import type { Question } from './question.ts';
import { refusedPlans } from './refusedPlans.ts';
import { travellerProblemOf } from './travellers.ts';

type PaxAnswer = RecommendationAnswer['paxes'][number];

/** [QR-002] The plans that suit each traveller; one that needs a questionnaire suits as well. */
export function answerRecommendation(
  body: QuoteBody,
  question: Question,
  language: Language,
): RecommendationAnswer {
  const plans = question.shelf.offersFor(question.trip).map((offer) => offer.plan);
  return { paxes: body.paxes.map((pax) => answerTraveller(body, pax, plans, question, language)) };
}

function answerTraveller(
  body: QuoteBody,
  pax: QuotedPax,
  offered: readonly Plan[],
  question: Question,
  language: Language,
): PaxAnswer {
  const { referenceNumber } = pax;
  const facts = travellerFactsOf(body, pax);
  const problem = travellerProblemOf(body, pax, question);
  if (problem !== null)
    return { referenceNumber, plans: [], errors: [travellerProblem(problem, language, question.limits)] };
  const plans = offered
    .filter((plan) => unsuitedTo(plan.rules, facts, question.trip) === null)
    .map((plan) => recommendedPlanOf(plan, facts, language));
  const people = 1 + (body.dependents ?? []).length;
  const refused = refusedPlans(plans.length > 0, { facts, people, language }, question);
  return {
    referenceNumber,
    plans,
    ...(refused.length > 0 && { refused }),
    errors: plans.length > 0 ? [] : [travellerProblem('noPlan', language, question.limits)],
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
