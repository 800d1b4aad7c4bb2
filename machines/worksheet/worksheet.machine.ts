import { assign, setup } from 'xstate';
import type { QuoteBody } from '#domain/calls/shapes/quoteBody.ts';
import type { Worksheet } from '#domain/calls/shapes/worksheet.ts';
import { problemActions, readingStates, shownWith } from '../forms/readingStates.ts';
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
    ...problemActions,
    rememberWorksheet: assign((_, worksheet: Worksheet) => ({ worksheet })),
  },
}).createMachine({
  id: 'worksheet',
  context: ({ input: { question } }) => ({ question, worksheet: null, problem: null }),
  initial: 'reading',
  states: {
    ...readingStates({
      port: 'explainPrice',
      asks: ({ question }: WorksheetContext) => question,
      done: shownWith('rememberWorksheet'),
    }),
    shown: {},
  },
});
