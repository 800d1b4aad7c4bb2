import { answeredProblem, failedCall, withCardPlan } from '#domain/plans/cardQuestion.ts';
import { parametersOfPrice } from '#domain/plans/price.ts';
import { emptyParameters } from '#domain/plans/productCard.ts';
import { problemCodeOf } from '#domain/problemCode.ts';
import { storedHolds } from './productCard.rules.ts';

import { productCardSetup } from './productCard.setup.ts';

/**
 * One plan for one traveller: its parameters, its price, its benefits and the dialogs that lead to its selection.
 * The price belongs to the parameters it was asked for: a newer change always ends the older question ([QR-024]).
 */
export const productCardMachine = productCardSetup.createMachine({
  id: 'productCard',
  context: ({ input }) => {
    const { offer, price, stored, benefits, isSelected, question } = input;
    const priced = price ? parametersOfPrice(price, emptyParameters) : emptyParameters;
    return {
      offer,
      params: { ...priced, ...stored },
      price,
      priceHolds: storedHolds(input, priced),
      benefits,
      isSelected,
      problem: null,
      refusal: null,
      question,
    };
  },
  type: 'parallel',
  states: {
    price: {
      on: {
        'parent.applyQuestionnaire': [
          {
            guard: { type: 'answersBarThePlan', params: ({ event }) => event.questionnaire },
            actions: [
              { type: 'rememberQuestionnaire', params: ({ event }) => event.questionnaire },
              'forgetPrice',
              'tellPriceLost',
              'forgetSelection',
            ],
            target: '.barred',
          },
          {
            guard: 'answersGiveAPrice',
            actions: { type: 'rememberQuestionnaire', params: ({ event }) => event.questionnaire },
            target: '.offered.calculating',
          },
          {
            guard: 'questionnaireIsRequired',
            actions: { type: 'rememberQuestionnaire', params: ({ event }) => event.questionnaire },
            target: '.offered.incomplete',
          },
        ],
      },
      initial: 'opening',
      states: {
        opening: {
          always: [
            { guard: 'questionnaireIsMissing', target: 'barred' },
            { guard: 'heldPriceHolds', actions: 'tellPrice', target: 'offered.priced' },
            { guard: 'priceHolds', target: 'offered.priced' },
            { guard: 'priceCanBeAsked', target: 'offered.calculating' },
            { target: 'offered.incomplete' },
          ],
        },
        barred: {
          tags: 'barred',
          meta: { requirements: ['MQ-012', 'MQ-013', 'MQ-017', 'PS-045', 'PS-055'] },
        },
        offered: {
          on: {
            'person.changeParameter': [
              { guard: { type: 'nothingChanges', params: ({ event }) => event } },
              {
                guard: 'changeWaitsForButton',
                actions: { type: 'rememberChange', params: ({ event }) => event },
                target: '.outdated',
              },
              {
                guard: { type: 'changeLeavesValuesValid', params: ({ event }) => event },
                actions: { type: 'rememberChange', params: ({ event }) => event },
                target: '.calculating',
              },
              { actions: { type: 'rememberChange', params: ({ event }) => event }, target: '.incomplete' },
            ],
            'person.toggleBenefit': {
              guard: 'cardIsSelected',
              actions: { type: 'toggleBenefit', params: ({ event }) => event.benefit },
              target: '.calculating',
            },
            'parent.release': [
              {
                guard: 'benefitsAreTaken',
                actions: ['markUnselected', 'forgetBenefits'],
                target: '.calculating',
              },
              { actions: 'markUnselected' },
            ],
          },
          initial: 'incomplete',
          states: {
            incomplete: { meta: { requirements: ['PS-066'] }, entry: ['tellPriceLost', 'forgetSelection'] },
            outdated: {
              meta: { requirements: ['PS-050', 'PS-057', 'PS-058'] },
              entry: ['tellPriceLost', 'forgetSelection'],
              on: { 'person.calculatePremium': { guard: 'calculationIsPossible', target: 'calculating' } },
            },
            calculating: {
              tags: 'calculating',
              meta: { requirements: ['PS-048', 'QR-024'] },
              entry: ['forgetProblem', 'tellCalculating'],
              invoke: {
                id: 'priceQuote',
                src: 'priceQuote',
                input: ({ context }) =>
                  withCardPlan(context.question, context.offer, context.params, context.benefits),
                onDone: [
                  {
                    guard: { type: 'planIsPriced', params: ({ event }) => event.output },
                    actions: [{ type: 'rememberPrice', params: ({ event }) => event.output }, 'tellPrice'],
                    target: 'priced',
                  },
                  {
                    actions: {
                      type: 'noteProblem',
                      params: ({ context, event }) => answeredProblem(event.output, context.offer),
                    },
                    target: 'unpriced',
                  },
                ],
                onError: [
                  {
                    guard: { type: 'serverIsUnreachable', params: ({ event }) => problemCodeOf(event.error) },
                    actions: { type: 'noteProblem', params: ({ event }) => failedCall(event.error) },
                    target: 'unreachable',
                  },
                  {
                    actions: { type: 'noteProblem', params: ({ event }) => failedCall(event.error) },
                    target: 'unpriced',
                  },
                ],
              },
            },
            unreachable: {
              invoke: { id: 'hearConnection', src: 'hearConnection' },
              on: { 'person.retryPricing': 'calculating', 'connection.return': 'calculating' },
            },
            priced: { on: { 'parent.confirmSelection': { actions: 'markSelected' } } },
            unpriced: {
              entry: ['tellPriceLost', 'forgetSelection'],
              on: { 'person.retryPricing': 'calculating' },
            },
          },
        },
      },
    },
    dialog: {
      initial: 'closed',
      states: {
        closed: {
          on: {
            'person.openDetails': 'readingDetails',
            'person.openWorksheet': { guard: 'priceHolds', target: 'readingWorksheet' },
            'person.select': [
              { guard: 'eligibilityIsAsked', target: 'readingEligibility' },
              { guard: 'cardIsSelectable', actions: 'tellSelected' },
            ],
            'person.deselect': {
              guard: 'cardIsSelected',
              actions: ['tellDeselected'],
            },
          },
        },
        readingDetails: {
          tags: 'dialog',
          meta: { requirements: ['PS-040'] },
          on: {
            'person.closeDialog': 'closed',
            'person.select': [
              { guard: 'eligibilityIsAsked', target: 'readingEligibility' },
              { guard: 'cardIsSelectable', actions: 'tellSelected', target: 'closed' },
            ],
          },
        },
        readingWorksheet: {
          tags: 'dialog',
          invoke: {
            id: 'worksheet',
            src: 'worksheet',
            input: ({ context }) => ({
              question: withCardPlan(context.question, context.offer, context.params, context.benefits),
            }),
          },
          on: { 'person.closeDialog': 'closed' },
        },
        readingEligibility: {
          tags: 'dialog',
          meta: { requirements: ['PS-041', 'PS-042', 'PS-044'] },
          on: { 'person.closeDialog': 'closed' },
          initial: 'disagreed',
          states: {
            disagreed: { on: { 'person.agree': 'agreed' } },
            agreed: {
              on: {
                'person.disagree': 'disagreed',
                'person.confirmSelection': {
                  guard: 'cardIsSelectable',
                  actions: ['tellConfirmed', 'tellSelected'],
                  target: '#productCard.dialog.closed',
                },
              },
            },
          },
        },
      },
    },
  },
});
