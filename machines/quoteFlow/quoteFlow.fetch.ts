import { laterSteps, steps } from '#domain/quote/steps.ts';
import { quoteFlowSetup } from './quoteFlow.setup.ts';

/** The chart, the screen and the texts of a later step come when it is opened. */
export const fetchingStep = quoteFlowSetup.createStateConfig({
  tags: 'busy',
  invoke: {
    id: 'fetchStep',
    src: 'fetchStep',
    input: ({ context }) => ({ step: context.step }),
    onDone: [
      ...laterSteps
        .filter((step) => step !== 'CONFIRMATION')
        .map((step) => ({
          guard: { type: 'stepOpens' as const, params: step },
          target: steps[step].state,
        })),
      { target: steps.CONFIRMATION.state },
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
