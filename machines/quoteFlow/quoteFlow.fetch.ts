import { laterSteps, steps } from '#domain/flow/steps.ts';
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
      actions: ['forgetProblem', { type: 'wantStep', params: ({ event }) => event.step }],
      target: 'choosingStep',
    },
    'person.beginQuote': { actions: 'wantNewQuote', target: 'leaving' },
  },
});

/**
 * The step could not be fetched: everything typed is kept, and it is fetched again by the agent, who may open another
 * one, or by itself once the connection is back.
 */
export const stepUnavailable = quoteFlowSetup.createStateConfig({
  invoke: { id: 'hearConnection', src: 'hearConnection' },
  on: {
    'person.retryStep': { actions: 'forgetProblem', target: 'fetchingStep' },
    'connection.return': 'fetchingStep',
    'person.openStep': {
      actions: ['forgetProblem', { type: 'wantStep', params: ({ event }) => event.step }],
      target: 'choosingStep',
    },
    'person.beginQuote': { actions: 'wantNewQuote', target: 'leaving' },
  },
});
