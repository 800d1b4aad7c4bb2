import { assign, raise, sendTo, setup } from 'xstate';
import type { QuoteAnswer, RecommendationAnswer } from '#domain/calls/shapes/quoteAnswer.ts';
import type { QuoteBody } from '#domain/calls/shapes/quoteBody.ts';
import type { NeedsAnalysis } from '#domain/needsAnalysis/needsAnswers.ts';
import { cardId, questionnaireId } from '#domain/plans/cardId.ts';
import type { Catalogue } from '#domain/plans/bilingualCatalogue.ts';
import { withoutAnyEarlier, withoutEarlier } from '#domain/plans/earlierPlans.ts';
import {
  dropPlan,
  inOrder,
  type PricedCard,
  repricePlan,
  takePlan,
  takingChangesNothing,
} from '#domain/plans/selection.ts';
import { heldPlan } from '#domain/plans/travellersPlan.ts';
import type { TravellerQuestionnaire } from '#domain/questionnaires/travellerQuestionnaire.ts';
import type { PlansLayout } from '#domain/plans/plansForm.ts';
import type { Towards } from '#domain/flow/flowSteps.ts';
import { medicalQuestionnaireMachine } from '../medicalQuestionnaire/medicalQuestionnaire.machine.ts';
import { hearConnection } from '../connection.ts';
import { needsAnalysisMachine } from '../needsAnalysis/needsAnalysis.machine.ts';
import { planMatrixMachine } from '../planMatrix/planMatrix.machine.ts';
import type { CardOrder } from '../planMatrix/planMatrix.types.ts';
import { port } from '../ports.ts';
import { productCardMachine } from '../productCard/productCard.machine.ts';
import { quoteSyncMachine } from '../quoteSync/quoteSync.machine.ts';
import {
  laidOut,
  missingPlans,
  needsAreMissing,
  needsInput,
  planToRelease,
  priceable,
  questionnaireInput,
  remainingProblems,
  stillOffered,
  withKeptQuestionnaire,
  withRecommendation,
} from './planSelection.rules.ts';
import type {
  AnswersToTell,
  PlanSelectionContext,
  PlanSelectionEvent,
  PlanSelectionInput,
  PlanSelectionOutput,
  ReadProductsInput,
  TravellerOffers,
} from './planSelection.types.ts';

type CardName = { paxId: string; code: string };
type TellingCard = CardName & { isSelected: boolean };

const eachOf = (
  offers: readonly TravellerOffers[],
  paxIds: readonly string[],
  change: Partial<TravellerOffers>,
): TravellerOffers[] =>
  offers.map((offer) => (paxIds.includes(offer.paxId) ? { ...offer, ...change } : offer));

const planTaken = ({ form, catalogue, travellers }: PlanSelectionContext, card: PricedCard) =>
  inOrder(takePlan(form, catalogue as Catalogue, card), travellers);

/** Ports, guards and actions of the chart. */
export const planSelectionSetup = setup({
  types: {
    input: {} as PlanSelectionInput,
    context: {} as PlanSelectionContext,
    events: {} as PlanSelectionEvent,
    output: {} as PlanSelectionOutput,
    tags: {} as 'busy',
    meta: {} as { requirements: readonly string[] },
  },
  actors: {
    readProducts: port<Catalogue, ReadProductsInput>('readProducts'),
    recommendPlans: port<RecommendationAnswer, QuoteBody>('recommendPlans'),
    priceQuote: port<QuoteAnswer, QuoteBody>('priceQuote'),
    hearConnection,
    productCard: productCardMachine,
    needsAnalysis: needsAnalysisMachine,
    planMatrix: planMatrixMachine,
    medicalQuestionnaire: medicalQuestionnaireMachine,
    quoteSync: quoteSyncMachine,
  },
  guards: {
    nobodyIsPriceable: ({ context }, answer: RecommendationAnswer) =>
      priceable({ ...context, offers: withRecommendation(context, answer) }).length === 0,
    nothingIsMissing: ({ context }) =>
      Object.keys(missingPlans(context)).length === 0 && !needsAreMissing(context),
    everythingIsCorrected: ({ context }) =>
      Object.keys(context.problems).length === 0 && !context.needsProblem,
    nothingIsTaken: ({ context }, card: PricedCard) => takingChangesNothing(context.form, card),
    anotherPlanIsHeld: ({ context }, { paxId, code }: CardName) =>
      ![null, code].includes(planToRelease(context, paxId)),
    selectionReturns: ({ context }, { paxId, isSelected }: TellingCard) =>
      isSelected && heldPlan(context.form.plans, paxId) === null,
    cardIsLeft: (_, { codes }: AnswersToTell) => codes.length > 0,
    planIsHeld: ({ context }, { paxId, code }: CardName) =>
      heldPlan(context.form.plans, paxId)?.code === code,
  },
  actions: {
    rememberCatalogue: assign((_, catalogue: Catalogue) => ({ catalogue })),
    askForAll: assign(({ context }) => ({ requested: context.offers.map(({ paxId }) => paxId) })),
    askForTraveller: assign((_, paxId: string) => ({ requested: [paxId] })),
    startLoading: assign(({ context }) => ({
      serverError: false,
      problem: null,
      offers: eachOf(context.offers, context.requested, { isLoading: true, problem: null }),
    })),
    rememberRecommendation: assign(({ context }, answer: RecommendationAnswer) => {
      const others =
        context.recommendation?.paxes.filter((pax) => !context.requested.includes(pax.referenceNumber)) ?? [];
      const offers = withRecommendation(context, answer);
      return {
        recommendation: { ...answer, paxes: [...others, ...answer.paxes] },
        offers,
        requested: priceable({ ...context, offers }),
      };
    }),
    layOutCards: assign(({ context, spawn }, answer: QuoteAnswer) => {
      const { offers, cards } = laidOut(context, answer);
      for (const input of cards) {
        spawn('productCard', { id: cardId(input.offer.paxId, input.offer.code), input });
      }
      return { offers, form: stillOffered(context.form, offers) };
    }),
    markAllFailed: assign(({ context }, problem: string) => ({
      serverError: true,
      problem,
      offers: context.offers.map((offer) => ({ ...offer, isLoading: false, problem })),
    })),
    noteCalculation: assign(({ context }, { paxId, code }: CardName) => ({
      offers: context.offers.map((offer) =>
        offer.paxId === paxId && !offer.calculating.includes(code)
          ? { ...offer, calculating: [...offer.calculating, code] }
          : offer,
      ),
    })),
    endCalculation: assign(({ context }, { paxId, code }: CardName) => ({
      offers: context.offers.map((offer) =>
        offer.paxId === paxId
          ? { ...offer, calculating: offer.calculating.filter((plan) => plan !== code) }
          : offer,
      ),
    })),
    takePlan: assign(({ context }, card: PricedCard) => ({
      form: withoutEarlier(planTaken(context, card), card.paxId),
    })),
    takePlanBack: assign(({ context }, card: PricedCard) => ({ form: planTaken(context, card) })),
    forgetAllEarlier: assign(({ context }) => ({ form: withoutAnyEarlier(context.form) })),
    repricePlan: assign(({ context }, card: PricedCard) => ({
      form: inOrder(repricePlan(context.form, context.catalogue as Catalogue, card), context.travellers),
    })),
    dropPlan: assign(({ context }, { paxId, code }: CardName) => ({
      form: dropPlan(context.form, paxId, code),
    })),
    giveBackPlan: assign(({ context }, { paxId, code }: CardName) => ({
      form: withoutEarlier(dropPlan(context.form, paxId, code), paxId),
    })),
    noteMissing: assign(({ context }) => ({
      problems: missingPlans(context),
      needsProblem: needsAreMissing(context),
      attempts: context.attempts + 1,
    })),
    rejudge: assign(({ context }) => ({
      problems: remainingProblems(context, missingPlans(context)),
      needsProblem: context.needsProblem && needsAreMissing(context),
    })),
    offerNeedsAnalysis: assign(({ context, spawn }) => {
      if (context.form.plans.amfRequirement) {
        spawn('needsAnalysis', { id: 'needsAnalysis', input: needsInput(context) });
      }
      return {};
    }),
    rememberNeeds: assign(({ context }, needs: NeedsAnalysis) => ({ form: { ...context.form, needs } })),
    rememberEligible: assign(({ context: { form } }, { paxId, code }: CardName) => ({
      form: { ...form, confirmed: [...new Set([...(form.confirmed ?? []), cardId(paxId, code)])] },
    })),
    rememberLayout: assign(({ context: { form } }, layout: PlansLayout) => ({ form: { ...form, layout } })),
    offerQuestionnaires: assign(({ context, spawn }) => {
      for (const { paxId } of context.offers) {
        spawn('medicalQuestionnaire', {
          id: questionnaireId(paxId),
          input: questionnaireInput(context, paxId),
        });
      }
      return {};
    }),
    rememberQuestionnaire: assign(({ context }, questionnaire: TravellerQuestionnaire) => ({
      form: withKeptQuestionnaire(context.form, questionnaire),
    })),
    tellCards: raise((_, told: AnswersToTell) => ({ type: 'planSelection.tellCards', ...told })),
    tellCard: sendTo(
      (_, { questionnaire, codes: [code = ''] }: AnswersToTell) => cardId(questionnaire.paxId, code),
      (_, { questionnaire }: AnswersToTell) => ({ type: 'parent.applyQuestionnaire', questionnaire }),
    ),
    rememberDirection: assign((_, towards: Towards) => ({ towards })),
    confirmCard: sendTo((_, { paxId, code }: CardName) => cardId(paxId, code), {
      type: 'parent.confirmSelection',
    }),
    orderCard: sendTo(
      (_, { paxId, code }: CardOrder) => cardId(paxId, code),
      (_, { order }: CardOrder) => order,
    ),
    releaseCard: sendTo((_, { paxId, code }: CardName) => cardId(paxId, code), { type: 'parent.release' }),
    releaseHeldCard: sendTo(
      ({ context }, { paxId }: CardName) => cardId(paxId, planToRelease(context, paxId) ?? ''),
      { type: 'parent.release' },
    ),
    syncQuote: sendTo('quoteSync', ({ context }, payload: QuoteBody) => ({
      type: 'parent.sync',
      quote: { payload, form: context.travellers },
    })),
  },
});
