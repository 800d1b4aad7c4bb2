import { assign, sendParent, setup } from 'xstate';
import type { KeptWorksheet } from '#domain/calls/shapes/worksheet.ts';
import type { AreaInput, PageReport } from '../area.types.ts';
import {
  inItsLanguage,
  onceRenewed,
  problemActions,
  readingStates,
  rememberLanguage,
  shownIf,
} from '../forms/readingStates.ts';
import { port } from '../ports.ts';
import type {
  KeptWorksheetsContext,
  KeptWorksheetsEvent,
  WorksheetsRequest,
} from './keptWorksheets.types.ts';

const worksheets = readingStates({
  port: 'readWorksheets',
  asks: ({ id, language }: KeptWorksheetsContext) => ({ id, language }),
  done: shownIf('somethingIsKept', 'rememberWorksheets'),
  again: onceRenewed,
});

/** How the prices of a held quote or of a policy came about, as that was kept. */
export const keptWorksheetsMachine = setup({
  types: {
    input: {} as AreaInput,
    context: {} as KeptWorksheetsContext,
    events: {} as KeptWorksheetsEvent,
    tags: {} as 'busy',
  },
  actors: { readWorksheets: port<readonly KeptWorksheet[], WorksheetsRequest>('readWorksheets') },
  guards: { somethingIsKept: (_, kept: readonly KeptWorksheet[]) => kept.length > 0 },
  actions: {
    ...problemActions,
    rememberLanguage,
    rememberWorksheets: assign((_, kept: readonly KeptWorksheet[]) => ({ kept })),
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
  on: { 'person.goBack': { actions: 'leave' }, ...inItsLanguage },
  initial: 'reading',
  states: { ...worksheets, shown: {}, empty: {} },
});
