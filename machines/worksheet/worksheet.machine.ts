import { assign, setup } from 'xstate';
import type { QuoteBody } from '#domain/calls/shapes/quoteBody.ts';
import type { Worksheet } from '#domain/calls/shapes/worksheet.ts';
import { problemCodeOf } from '#domain/problemCode.ts';
import { port } from '../ports.ts';
import type { WorksheetContext, WorksheetEvent, WorksheetInput } from './worksheet.types.ts';

/** How one price came about, asked of the server when somebody wants to read it. */
export const worksheetMachine = setup({
  types: {
    input: {} as WorksheetInput,
    context: {} as WorksheetContext,
    events: {} as WorksheetEvent,
    tags: {} as 'busy',
  },
  actors: { explainPrice: port<Worksheet, QuoteBody>('explainPrice') },
  actions: {
    rememberWorksheet: assign((_, worksheet: Worksheet) => ({ worksheet })),
    noteProblem: assign((_, problem: string) => ({ problem })),
    forgetProblem: assign({ problem: null }),
  },
}).createMachine({
  id: 'worksheet',
  context: ({ input: { question } }) => ({ question, worksheet: null, problem: null }),
  initial: 'reading',
  states: {
    reading: {
      tags: 'busy',
      entry: 'forgetProblem',
      invoke: {
        id: 'explainPrice',
        src: 'explainPrice',
        input: ({ context }) => context.question,
        onDone: {
          actions: { type: 'rememberWorksheet', params: ({ event }) => event.output },
          target: 'shown',
        },
        onError: {
          actions: { type: 'noteProblem', params: ({ event }) => problemCodeOf(event.error) },
          target: 'unavailable',
        },
      },
    },
    shown: {},
    unavailable: { on: { 'person.retryWorksheet': 'reading' } },
  },
});
