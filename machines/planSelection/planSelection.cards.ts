import { planSelectionSetup } from './planSelection.setup.ts';

/** What becomes of the plans when a card calculates, has a price or loses it, and when its plan is taken or given back. */
export const cardNews = planSelectionSetup.createStateConfig({
  on: {
    'productCard.startPricing': {
      actions: [
        { type: 'noteCalculation', params: ({ event }) => event },
        { type: 'syncQuote', params: ({ event }) => event.question },
      ],
    },
    'productCard.tellPrice': [
      {
        guard: { type: 'selectionReturns', params: ({ event }) => event },
        actions: [
          { type: 'endCalculation', params: ({ event }) => event },
          { type: 'takePlanBack', params: ({ event }) => event },
          'rejudge',
        ],
      },
      {
        actions: [
          { type: 'endCalculation', params: ({ event }) => event },
          { type: 'repricePlan', params: ({ event }) => event },
          'rejudge',
        ],
      },
    ],
    'productCard.losePrice': {
      actions: [
        { type: 'endCalculation', params: ({ event }) => event },
        { type: 'dropPlan', params: ({ event }) => event },
        'rejudge',
      ],
    },
    'productCard.select': [
      { guard: { type: 'nothingIsTaken', params: ({ event }) => event } },
      {
        guard: { type: 'anotherPlanIsHeld', params: ({ event }) => event },
        actions: [
          { type: 'releaseHeldCard', params: ({ event }) => event },
          { type: 'takePlan', params: ({ event }) => event },
          { type: 'confirmCard', params: ({ event }) => event },
          'rejudge',
        ],
      },
      {
        actions: [
          { type: 'takePlan', params: ({ event }) => event },
          { type: 'confirmCard', params: ({ event }) => event },
          'rejudge',
        ],
      },
    ],
    'productCard.confirmEligibility': {
      actions: { type: 'rememberEligible', params: ({ event }) => event },
    },
    'productCard.deselect': {
      guard: { type: 'planIsHeld', params: ({ event }) => event },
      actions: [
        { type: 'giveBackPlan', params: ({ event }) => event },
        { type: 'releaseCard', params: ({ event }) => event },
        'rejudge',
      ],
    },
  },
});
