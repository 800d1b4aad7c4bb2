import { assign, sendParent, setup } from 'xstate';
import type { KeptWorksheet } from '#domain/calls/shapes/worksheet.ts';
import type { Language } from '#domain/locales.ts';
import { problemCodeOf } from '#domain/problemCode.ts';
import type { AreaInput } from '../area.types.ts';
import type { PageReport } from '../listArea/listArea.types.ts';
import { port } from '../ports.ts';
import type { KeptWorksheetsContext, KeptWorksheetsEvent, WorksheetsAsked } from './keptWorksheets.types.ts';

/** How the prices of a held quote or of a policy came about, as that was kept. */
export const keptWorksheetsMachine = setup({
  types: {
    input: {} as AreaInput,
    context: {} as KeptWorksheetsContext,
    events: {} as KeptWorksheetsEvent,
    tags: {} as 'busy',
  },
  actors: { readWorksheets: port<readonly KeptWorksheet[], WorksheetsAsked>('readWorksheets') },
  guards: { somethingIsKept: (_, kept: readonly KeptWorksheet[]) => kept.length > 0 },
  actions: {
    rememberWorksheets: assign((_, kept: readonly KeptWorksheet[]) => ({ kept })),
    rememberLanguage: assign((_, language: Language) => ({ language })),
    noteProblem: assign((_, problem: string) => ({ problem })),
    forgetProblem: assign({ problem: null }),
    leave: sendParent((): PageReport => ({ type: 'page.close', flag: 'backPage' })),
  },
}).createMachine({
  id: 'keptWorksheets',
  context: ({ input: { address, language } }) => ({
    id: new URLSearchParams(address.search).get('id') ?? '',
    language,
    kept: null,
    problem: null,
  }),
  on: {
    'person.goBack': { actions: 'leave' },
    'parent.chooseLanguage': {
      actions: { type: 'rememberLanguage', params: ({ event }) => event.language },
      target: '.reading',
    },
  },
  initial: 'reading',
  states: {
    reading: {
      tags: 'busy',
      entry: 'forgetProblem',
      invoke: {
        id: 'readWorksheets',
        src: 'readWorksheets',
        input: ({ context: { id, language } }) => ({ id, language }),
        onDone: [
          {
            guard: { type: 'somethingIsKept', params: ({ event }) => event.output },
            actions: { type: 'rememberWorksheets', params: ({ event }) => event.output },
            target: 'shown',
          },
          { target: 'empty' },
        ],
        onError: {
          actions: { type: 'noteProblem', params: ({ event }) => problemCodeOf(event.error) },
          target: 'unavailable',
        },
      },
    },
    shown: {},
    empty: {},
    unavailable: { on: { 'person.tryAgain': 'reading', 'parent.renewSession': 'reading' } },
  },
});
