import { problemCodeOf, problemFieldsOf, problemNumberOf } from '#domain/problemCode.ts';
import { listSetup } from './list.setup.ts';
import type { ListContext } from './list.types.ts';
import { views } from './list.views.ts';

const exportingAll = { actions: { type: 'chooseExported', params: null }, target: 'pending' } as const;
const exportingMarked = {
  guard: 'marksMayBeExported',
  actions: { type: 'chooseExported', params: ({ context }: { context: ListContext }) => context.marked },
  target: 'pending',
} as const;

/** A list of rows in pages: what it is searched for and sorted by, its columns, marks and saved views, and its export. */
export const listMachine = listSetup.createMachine({
  id: 'list',
  context: ({ input }) => ({
    ...input,
    page: null,
    shownColumns: input.columns,
    marked: [],
    exported: null,
    views: [],
    changing: null,
    viewProblem: null,
    viewName: '',
    problem: null,
  }),
  type: 'parallel',
  invoke: {
    id: 'tableFilter',
    src: 'tableFilter',
    input: ({ context: { fields, shownAtFirst, query } }) => ({
      fields,
      shownAtFirst,
      filter: query.filter,
      searchIsAllowed: true,
    }),
  },
  states: {
    rows: {
      on: {
        'tableFilter.searchRows': {
          actions: { type: 'askFromFirstPage', params: ({ event }) => event.filter },
          target: '.reading',
        },
        'person.sort': {
          actions: { type: 'askSorted', params: ({ event }) => event.sort },
          target: '.reading',
        },
        'person.turnPage': {
          actions: { type: 'askForPage', params: ({ event }) => event.offset },
          target: '.reading',
        },
        'person.openView': {
          guard: { type: 'viewIsKnown', params: ({ event }) => event.name },
          actions: [{ type: 'openView', params: ({ event }) => event.name }, 'fillFilter'],
          target: '.reading',
        },
        'parent.openQuery': {
          actions: [{ type: 'takeQuery', params: ({ event }) => event }, 'fillFilter'],
          target: '.opening',
        },
        'parent.chooseLanguage': [
          {
            guard: 'rowsAreAskedFor',
            actions: { type: 'rememberLanguage', params: ({ event }) => event.language },
            target: '.reading',
          },
          { actions: { type: 'rememberLanguage', params: ({ event }) => event.language } },
        ],
      },
      initial: 'opening',
      states: {
        opening: {
          always: [
            { guard: 'addressIsRefused', target: 'unavailable' },
            { guard: 'personReturns', target: 'returning' },
            { target: 'reading' },
          ],
        },
        returning: {
          tags: 'reading',
          meta: { requirements: ['LS-033'] },
          after: { returnPause: 'reading' },
        },
        reading: {
          tags: 'reading',
          meta: { requirements: ['LS-020', 'LS-026', 'LS-032'] },
          entry: ['forgetProblem', 'showQuery'],
          invoke: {
            id: 'readPage',
            src: 'readPage',
            input: ({ context: { query, language, area } }) => ({ ...query, language, area }),
            onDone: [
              {
                guard: { type: 'someAreFound', params: ({ event }) => event.output },
                actions: { type: 'showPage', params: ({ event }) => event.output },
                target: 'shown',
              },
              { actions: { type: 'showPage', params: ({ event }) => event.output }, target: 'empty' },
            ],
            onError: [
              {
                guard: { type: 'pageIsGone', params: ({ event }) => problemFieldsOf(event.error) },
                actions: {
                  type: 'askForLastPage',
                  params: ({ event }) => problemNumberOf(event.error, 'total'),
                },
                target: 'reading',
                reenter: true,
              },
              {
                actions: { type: 'noteProblem', params: ({ event }) => problemCodeOf(event.error) },
                target: 'unavailable',
              },
            ],
          },
        },
        shown: {
          on: {
            'person.markRow': {
              guard: { type: 'rowShows', params: ({ event }) => event.id },
              actions: { type: 'markRow', params: ({ event }) => event.id },
            },
            'person.markPage': { actions: 'markPage' },
          },
        },
        empty: { meta: { requirements: ['LS-020'] }, on: { 'person.searchAgain': 'reading' } },
        unavailable: {
          meta: { requirements: ['LS-027'] },
          entry: 'forgetPage',
          on: {
            'person.searchAgain': 'reading',
            'parent.renewSession': { guard: 'pageWasNotRead', target: 'reading' },
          },
        },
      },
    },
    columns: {
      on: {
        'person.toggleColumn': {
          guard: { type: 'columnMayChange', params: ({ event }) => event.key },
          actions: { type: 'toggleColumn', params: ({ event }) => event.key },
        },
      },
    },
    views,
    export: {
      initial: 'idle',
      states: {
        idle: {
          on: {
            'person.export': { guard: 'exportIsAllowed', ...exportingAll },
            'person.exportMarked': exportingMarked,
          },
        },
        pending: {
          meta: { requirements: ['LS-055'] },
          invoke: {
            id: 'exportRows',
            src: 'exportRows',
            input: ({ context: { query, exported, language } }) => ({
              filter: query.filter,
              ids: exported,
              language,
            }),
            onDone: 'ready',
            onError: 'idle',
          },
        },
        ready: {
          meta: { requirements: ['LS-056'] },
          on: { 'person.export': exportingAll, 'person.exportMarked': exportingMarked },
        },
      },
    },
  },
});
