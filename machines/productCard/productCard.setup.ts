import { assign, sendParent, setup } from 'xstate';
import type { QuoteAnswer } from '#domain/calls/shapes/quoteAnswer.ts';
import type { QuoteBody } from '#domain/calls/shapes/quoteBody.ts';
import {
  answeredPrice,
  type CardFailure,
  withAnswers,
  withCardPlan,
  withoutAnswers,
} from '#domain/plans/cardQuestion.ts';
import { withQuestionnaire } from '#domain/plans/offers.ts';
import { type CardPrice, parametersOfPrice } from '#domain/plans/price.ts';
import { calculationBlock, cardValuesAreValid, questionnaireBars } from '#domain/plans/productCard.ts';
import { isUnreachable } from '#domain/problemCode.ts';
import type { TravellerQuestionnaire } from '#domain/questionnaires/travellerQuestionnaire.ts';
import { hearConnection } from '../connection.ts';
import { port } from '../ports.ts';
import { worksheetMachine } from '../worksheet/worksheet.machine.ts';
import {
  asksForEligibility,
  cardIsSelectable,
  changed,
  changedParameters,
  nameOf,
  priceCanBeAsked,
} from './productCard.rules.ts';
import type {
  ParameterChange,
  ProductCardContext,
  ProductCardEvent,
  ProductCardInput,
  ProductCardNews,
} from './productCard.types.ts';

/** Ports, guards and actions of the chart. */
export const productCardSetup = setup({
  types: {
    input: {} as ProductCardInput,
    context: {} as ProductCardContext,
    events: {} as ProductCardEvent,
    tags: {} as 'calculating' | 'dialog' | 'barred',
    meta: {} as { requirements: readonly string[] },
  },
  actors: {
    priceQuote: port<QuoteAnswer, QuoteBody>('priceQuote'),
    hearConnection,
    worksheet: worksheetMachine,
  },
  guards: {
    questionnaireIsMissing: ({ context }) => questionnaireBars(context.offer),
    heldPriceHolds: ({ context }) => context.isSelected && context.priceHolds,
    priceHolds: ({ context }) => context.priceHolds,
    priceCanBeAsked: ({ context }) => priceCanBeAsked(context),
    answersBarThePlan: ({ context }, { mqEligible }: TravellerQuestionnaire) =>
      context.offer.isMqRequired && !mqEligible,
    answersGiveAPrice: ({ context }) => context.offer.isMqRequired && priceCanBeAsked(context),
    questionnaireIsRequired: ({ context }) => context.offer.isMqRequired,
    nothingChanges: ({ context }, change: ParameterChange) => !changed(context, change),
    changeWaitsForButton: ({ context }) => context.offer.variant === 'COVER_ME',
    changeLeavesValuesValid: ({ context }, change: ParameterChange) =>
      cardValuesAreValid(context.offer, changedParameters(context, change)),
    calculationIsPossible: ({ context: { offer, params } }) =>
      calculationBlock({ offer, params, hasChanged: true, isCalculating: false }) === null,
    planIsPriced: ({ context }, answer: QuoteAnswer) => answeredPrice(answer, context.offer) !== null,
    serverIsUnreachable: (_, problem: string) => isUnreachable(problem),
    cardIsSelected: ({ context }) => context.isSelected,
    benefitsAreTaken: ({ context }) => context.benefits.length > 0,
    eligibilityIsAsked: ({ context }) => cardIsSelectable(context) && asksForEligibility(context.offer),
    cardIsSelectable: ({ context }) => cardIsSelectable(context),
  },
  actions: {
    rememberChange: assign(({ context }, change: ParameterChange) => ({
      params: changedParameters(context, change),
      priceHolds: false,
    })),
    rememberQuestionnaire: assign(({ context }, questionnaire: TravellerQuestionnaire) => ({
      offer: withQuestionnaire(context.offer, questionnaire),
      question: withAnswers(context.question, questionnaire),
      priceHolds: false,
    })),
    forgetPrice: assign({ price: null }),
    toggleBenefit: assign(({ context: { benefits } }, code: string) => ({
      benefits: benefits.includes(code)
        ? benefits.filter((benefit) => benefit !== code)
        : [...benefits, code],
      priceHolds: false,
    })),
    forgetBenefits: assign({ benefits: [], priceHolds: false }),
    markSelected: assign({ isSelected: true }),
    markUnselected: assign({ isSelected: false }),
    forgetSelection: assign({ isSelected: false, benefits: [] }),
    forgetProblem: assign({ problem: null, refusal: null, priceHolds: false }),
    rememberPrice: assign(({ context }, answer: QuoteAnswer) => {
      const price = answeredPrice(answer, context.offer);
      return price ? { price, priceHolds: true, params: parametersOfPrice(price, context.params) } : {};
    }),
    noteProblem: assign((_, { problem, refusal }: CardFailure) => ({ problem, refusal, priceHolds: false })),
    tellCalculating: sendParent(
      ({ context }): ProductCardNews => ({
        type: 'productCard.startPricing',
        ...nameOf(context),
        question: withoutAnswers(
          withCardPlan(context.question, context.offer, context.params, context.benefits),
        ),
      }),
    ),
    tellPrice: sendParent(
      ({ context }): ProductCardNews => ({
        type: 'productCard.tellPrice',
        ...nameOf(context),
        price: context.price as CardPrice,
        params: context.params,
        isSelected: context.isSelected,
      }),
    ),
    tellPriceLost: sendParent(
      ({ context }): ProductCardNews => ({ type: 'productCard.losePrice', ...nameOf(context) }),
    ),
    tellSelected: sendParent(
      ({ context }): ProductCardNews => ({
        type: 'productCard.select',
        ...nameOf(context),
        price: context.price as CardPrice,
        params: context.params,
      }),
    ),
    tellConfirmed: sendParent(
      ({ context }): ProductCardNews => ({ type: 'productCard.confirmEligibility', ...nameOf(context) }),
    ),
    tellDeselected: sendParent(
      ({ context }): ProductCardNews => ({ type: 'productCard.deselect', ...nameOf(context) }),
    ),
  },
});
