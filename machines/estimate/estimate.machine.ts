import { assign, setup } from 'xstate';
import type { QuoteBody } from '#domain/calls/shapes/quoteBody.ts';
import { isUnreachable, problemCodeOf } from '#domain/problemCode.ts';
import { estimateBodyOf } from '#domain/quote/estimateBody.ts';
import { hearConnection } from '../connection.ts';
import { listenerPort, port } from '../ports.ts';
import type { Entered, Estimate, EstimateContext, EstimateEvent } from './estimate.types.ts';

const questionOf = ({ entered }: EstimateContext) => entered && estimateBodyOf(entered.form, entered.facts);

/** What a trip would cost, beside the form of the first step, as soon as enough of it is filled in. Nobody waits for it. */
export const estimateMachine = setup({
  types: {
    context: {} as EstimateContext,
    events: {} as EstimateEvent,
    meta: {} as { requirements: readonly string[] },
  },
  actors: {
    hearForm: listenerPort('hearForm'),
    hearConnection,
    estimateQuote: port<Estimate, QuoteBody>('estimateQuote'),
  },
  delays: { typingPause: 700 },
  guards: {
    questionIsKnown: ({ context }) =>
      context.estimate !== null && JSON.stringify(questionOf(context)) === JSON.stringify(context.question),
    enoughIsFilledIn: ({ context }) => questionOf(context) !== null,
    planIsPriced: (_, estimate: Estimate) => estimate !== null,
    serverIsUnreachable: (_, problem: string) => isUnreachable(problem),
  },
  actions: {
    rememberEntries: assign((_, { form, facts }: Entered) => ({ entered: { form, facts } })),
    readQuestion: assign(({ context }) => ({ question: questionOf(context) })),
    rememberEstimate: assign((_, estimate: Estimate) => ({ estimate })),
    forgetEstimate: assign({ question: null, estimate: null }),
  },
}).createMachine({
  id: 'estimate',
  context: { entered: null, question: null, estimate: null },
  invoke: { id: 'hearForm', src: 'hearForm' },
  on: {
    'quickQuote.change': {
      actions: { type: 'rememberEntries', params: ({ event }) => event },
      target: '.settling',
    },
  },
  initial: 'unknown',
  states: {
    unknown: { entry: 'forgetEstimate' },
    settling: {
      after: {
        typingPause: [
          { guard: 'questionIsKnown', target: 'known' },
          { guard: 'enoughIsFilledIn', target: 'estimating' },
          { target: 'unknown' },
        ],
      },
    },
    estimating: {
      entry: ['forgetEstimate', 'readQuestion'],
      invoke: {
        id: 'estimateQuote',
        src: 'estimateQuote',
        input: ({ context }) => context.question as QuoteBody,
        onDone: [
          {
            guard: { type: 'planIsPriced', params: ({ event }) => event.output },
            actions: { type: 'rememberEstimate', params: ({ event }) => event.output },
            target: 'known',
          },
          { target: 'unpriced' },
        ],
        onError: [
          {
            guard: { type: 'serverIsUnreachable', params: ({ event }) => problemCodeOf(event.error) },
            target: 'unreachable',
          },
          { target: 'failed' },
        ],
      },
    },
    known: {},
    unpriced: {},
    unreachable: {
      invoke: { id: 'hearConnection', src: 'hearConnection' },
      on: { 'connection.return': 'estimating' },
    },
    failed: {},
  },
});
