import { problemCodeOf } from '#domain/problemCode.ts';
import { cardNews } from './planSelection.cards.ts';
import { planSelectionSetup } from './planSelection.setup.ts';
import { quoteOfPlans, cardsOf, openingForm, openingOffers, shownLayout } from './planSelection.rules.ts';

/** The plans on offer to each traveller, and the one that each of them takes. One card is one child. */
export const planSelectionMachine = planSelectionSetup.createMachine({
  id: 'planSelection',
  context: ({ input }) => ({
    facts: input.facts,
    travellers: input.travellers,
    trip: input.trip,
    applicationDate: input.applicationDate ?? null,
    employeeRelationship: input.employeeRelationship ?? null,
    form: openingForm(input),
    catalogue: null,
    recommendation: null,
    offers: openingOffers(input),
    requested: [],
    serverError: false,
    problem: null,
    problems: {},
    needsProblem: false,
    attempts: 0,
    towards: 'next',
  }),
  entry: ['offerNeedsAnalysis', 'offerQuestionnaires'],
  invoke: [
    {
      id: 'quoteSync',
      src: 'quoteSync',
      input: ({ context }) => ({ adminView: context.facts.adminView }),
    },
    { id: 'planMatrix', src: 'planMatrix', input: ({ context }) => ({ layout: shownLayout(context) }) },
  ],
  on: {
    'needsAnalysis.keepAnswers': {
      actions: [{ type: 'rememberNeeds', params: ({ event }) => event.needs }, 'rejudge'],
    },
    'medicalQuestionnaire.keepProgress': {
      actions: { type: 'rememberQuestionnaire', params: ({ event }) => event.questionnaire },
    },
    'medicalQuestionnaire.complete': {
      actions: [
        { type: 'rememberQuestionnaire', params: ({ event }) => event.questionnaire },
        {
          type: 'tellCards',
          params: ({ context, event: { questionnaire } }) => ({
            questionnaire,
            codes: cardsOf(context, questionnaire.paxId),
          }),
        },
      ],
    },
    'planSelection.tellCards': {
      guard: { type: 'cardIsLeft', params: ({ event }) => event },
      actions: [
        { type: 'tellCard', params: ({ event }) => event },
        {
          type: 'tellCards',
          params: ({ event: { questionnaire, codes } }) => ({ questionnaire, codes: codes.slice(1) }),
        },
      ],
    },
    'person.goBack': { actions: { type: 'rememberDirection', params: 'back' }, target: '.left' },
    'parent.leave': {
      actions: { type: 'rememberDirection', params: ({ event }) => event.towards },
      target: '.left',
    },
    'planMatrix.keepLayout': { actions: { type: 'rememberLayout', params: ({ event }) => event.layout } },
    'planMatrix.orderCard': { actions: { type: 'orderCard', params: ({ event }) => event } },
    ...cardNews.on,
  },
  initial: 'readingProducts',
  states: {
    readingProducts: {
      tags: 'busy',
      entry: ['askForAll', 'startLoading'],
      invoke: {
        id: 'readProducts',
        src: 'readProducts',
        input: ({ context: { facts } }) => ({
          organizationCode: facts.organizationCode,
          effectiveDate: facts.today,
          salesChannel: facts.channel,
        }),
        onDone: {
          actions: { type: 'rememberCatalogue', params: ({ event }) => event.output },
          target: 'recommending',
        },
        onError: {
          actions: { type: 'markAllFailed', params: ({ event }) => problemCodeOf(event.error) },
          target: 'unavailable',
        },
      },
    },
    recommending: {
      tags: 'busy',
      meta: { requirements: ['QR-004', 'QR-005'] },
      entry: 'startLoading',
      invoke: {
        id: 'recommendPlans',
        src: 'recommendPlans',
        input: ({ context }) => quoteOfPlans(context),
        onDone: [
          {
            guard: { type: 'nobodyIsPriceable', params: ({ event }) => event.output },
            actions: { type: 'rememberRecommendation', params: ({ event }) => event.output },
            target: 'choosing',
          },
          {
            actions: { type: 'rememberRecommendation', params: ({ event }) => event.output },
            target: 'pricing',
          },
        ],
        onError: {
          actions: { type: 'markAllFailed', params: ({ event }) => problemCodeOf(event.error) },
          target: 'unavailable',
        },
      },
    },
    pricing: {
      tags: 'busy',
      meta: { requirements: ['QR-004', 'QR-006', 'QR-015'] },
      entry: { type: 'syncQuote', params: ({ context }) => quoteOfPlans(context) },
      invoke: {
        id: 'priceQuote',
        src: 'priceQuote',
        input: ({ context }) => quoteOfPlans(context),
        onDone: {
          actions: { type: 'layOutCards', params: ({ event }) => event.output },
          target: 'choosing',
        },
        onError: {
          actions: { type: 'markAllFailed', params: ({ event }) => problemCodeOf(event.error) },
          target: 'unavailable',
        },
      },
    },
    unavailable: {
      meta: { requirements: ['QR-011', 'QR-027'] },
      invoke: { id: 'hearConnection', src: 'hearConnection' },
      on: { 'person.retryPlans': 'readingProducts', 'connection.return': 'readingProducts' },
    },
    choosing: {
      meta: { requirements: ['NA-012', 'PS-030', 'QR-025', 'QR-026'] },
      entry: 'rejudge',
      on: {
        'person.continue': [
          {
            guard: 'nothingIsMissing',
            actions: ['forgetAllEarlier', { type: 'rememberDirection', params: 'next' }],
            target: 'left',
          },
          { actions: 'noteMissing', target: '.correcting' },
        ],
        'person.retryTraveller': {
          actions: { type: 'askForTraveller', params: ({ event }) => event.paxId },
          target: 'recommending',
        },
      },
      initial: 'judging',
      states: {
        judging: {
          always: [{ guard: 'everythingIsCorrected', target: 'selecting' }, { target: 'correcting' }],
        },
        selecting: {},
        correcting: { always: { guard: 'everythingIsCorrected', target: 'selecting' } },
      },
    },
    left: { type: 'final' },
  },
  output: ({ context }) => ({ form: context.form, towards: context.towards }),
});
