import { quoteFlowSetup } from './quoteFlow.setup.ts';

/** The chart, the screen and the texts of a later step come when it is opened. */
export const fetchingStep = quoteFlowSetup.createStateConfig({
  tags: 'busy',
  invoke: {
    id: 'fetchStep',
    src: 'fetchStep',
    input: ({ context }) => ({ step: context.step }),
    onDone: [
      { guard: { type: 'stepOpens', params: 'TRIP_DETAILS' }, target: 'enteringTrip' },
      { guard: { type: 'stepOpens', params: 'SELECT_PLAN' }, target: 'selectingPlans' },
      { guard: { type: 'stepOpens', params: 'QUOTE_DETAILS' }, target: 'reviewingQuote' },
      { guard: { type: 'stepOpens', params: 'CONTACT_DETAILS' }, target: 'applying' },
      { guard: { type: 'stepOpens', params: 'PAYMENT' }, target: 'paying' },
      { target: 'confirmed' },
    ],
    onError: 'stepUnavailable',
  },
  on: {
    'person.openStep': {
      actions: { type: 'wantStep', params: ({ event }) => event.step },
      target: 'choosingStep',
    },
  },
});

/** The step could not be fetched: everything typed is kept, and the agent tries again or opens another step. */
export const stepUnavailable = quoteFlowSetup.createStateConfig({
  on: {
    'person.retryStep': 'fetchingStep',
    'person.openStep': {
      actions: { type: 'wantStep', params: ({ event }) => event.step },
      target: 'choosingStep',
    },
  },
});
