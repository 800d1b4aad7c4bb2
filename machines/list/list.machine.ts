import { assign, sendParent, sendTo, setup } from 'xstate';
import { firstQuery, type ListQuery, type ListSort } from '#domain/listQuery.ts';
import { problemCodeOf } from '#domain/problemCode.ts';
import type { FilterValues } from '#domain/tableFilter.ts';
import { port } from '../ports.ts';
import { tableFilterMachine } from '../tableFilter/tableFilter.machine.ts';
import { withColumnToggled, withPageMarked, withRowMarked, withView } from './list.rules.ts';
import type { ListContext, ListEvent, ListInput, ListPage, ListReport, SavedView } from './list.types.ts';

/** A list of rows in pages: what it is searched for and sorted by, its columns, marks and saved views, and its export. */
export const listMachine = setup({
  types: {
    input: {} as ListInput,
    context: {} as ListContext,
    events: {} as ListEvent,
    tags: {} as 'reading',
    meta: {} as { requirements: readonly string[] },
  },
  actors: {
    readPage: port<ListPage, ListQuery>('readPage'),
    exportRows: port<void, { filter: FilterValues }>('exportRows'),
    keepViews: port<void, { views: readonly SavedView[] }>('keepViews'),
    tableFilter: tableFilterMachine,
  },
  guards: {
    addressIsRefused: ({ context }) => Object.keys(context.refused).length > 0,
    personReturns: ({ context }) => context.isReturn,
    someAreFound: (_, { total }: ListPage) => total > 0,
    exportIsAllowed: ({ context }) => context.exportIsAllowed,
    columnMayChange: ({ context: { columns, shownColumns } }, key: string) =>
      columns.includes(key) && (shownColumns.length > 1 || !shownColumns.includes(key)),
    rowShows: ({ context }, id: string) => context.page?.rows.some((row) => row.id === id) ?? false,
    nameIsGiven: ({ context }) => context.viewName.trim() !== '',
    viewIsKnown: ({ context }, wanted: string) => context.views.some(({ name }) => name === wanted),
  },
  actions: {
    askFromFirstPage: assign(({ context: { query } }, filter: FilterValues) => ({
      query: { ...query, filter, offset: firstQuery.offset },
      marked: [],
    })),
    askSorted: assign(({ context: { query } }, sort: ListSort) => ({
      query: { ...query, sort, offset: firstQuery.offset },
    })),
    askForPage: assign(({ context: { query } }, offset: number) => ({ query: { ...query, offset } })),
    takeQuery: assign((_, query: ListQuery) => ({ query, marked: [] })),
    showQuery: sendParent(({ context }): ListReport => ({ type: 'list.showQuery', query: context.query })),
    fillFilter: sendTo('filter', ({ context }) => ({
      type: 'parent.fillFields' as const,
      values: context.query.filter,
    })),
    forgetProblem: assign({ problem: null, refused: {} }),
    showPage: assign((_, page: ListPage) => ({ page })),
    noteProblem: assign((_, problem: string) => ({ problem })),
    forgetPage: assign(({ context: { query } }) => ({
      page: null,
      marked: [],
      query: { ...query, sort: firstQuery.sort, offset: firstQuery.offset },
    })),
    toggleColumn: assign(({ context }, key: string) => ({ shownColumns: withColumnToggled(context, key) })),
    markRow: assign(({ context }, id: string) => ({ marked: withRowMarked(context.marked, id) })),
    markPage: assign(({ context }) => ({ marked: withPageMarked(context) })),
    nameView: assign((_, viewName: string) => ({ viewName })),
    saveView: assign(({ context: { views, viewName, query, shownColumns } }) => ({
      views: withView(views, {
        name: viewName.trim(),
        query: { ...query, offset: firstQuery.offset },
        columns: shownColumns,
      }),
      viewName: '',
    })),
    openView: assign(({ context: { views } }, wanted: string) => {
      const view = views.find(({ name }) => name === wanted);
      return view ? { query: view.query, shownColumns: view.columns, marked: [] } : {};
    }),
    deleteView: assign(({ context }, gone: string) => ({
      views: context.views.filter(({ name }) => name !== gone),
    })),
  },
  delays: { returnPause: 500 },
}).createMachine({
  id: 'list',
  context: ({ input }) => ({
    ...input,
    page: null,
    shownColumns: input.columns,
    marked: [],
    viewName: '',
    problem: null,
  }),
  invoke: {
    id: 'filter',
    src: 'tableFilter',
    input: ({ context: { fields, shownAtFirst, query } }) => ({
      fields,
      shownAtFirst,
      values: query.filter,
      searchIsAllowed: true,
    }),
  },
  type: 'parallel',
  states: {
    rows: {
      on: {
        'filter.search': {
          actions: { type: 'askFromFirstPage', params: ({ event }) => event.values },
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
          actions: [{ type: 'takeQuery', params: ({ event }) => event.query }, 'fillFilter'],
          target: '.reading',
        },
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
            input: ({ context }) => context.query,
            onDone: [
              {
                guard: { type: 'someAreFound', params: ({ event }) => event.output },
                actions: { type: 'showPage', params: ({ event }) => event.output },
                target: 'shown',
              },
              { actions: { type: 'showPage', params: ({ event }) => event.output }, target: 'empty' },
            ],
            onError: {
              actions: { type: 'noteProblem', params: ({ event }) => problemCodeOf(event.error) },
              target: 'unavailable',
            },
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
          on: { 'person.searchAgain': 'reading' },
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
    views: {
      on: {
        'person.nameView': { actions: { type: 'nameView', params: ({ event }) => event.text } },
        'person.saveView': { guard: 'nameIsGiven', actions: 'saveView', target: '.keeping' },
        'person.deleteView': {
          guard: { type: 'viewIsKnown', params: ({ event }) => event.name },
          actions: { type: 'deleteView', params: ({ event }) => event.name },
          target: '.keeping',
        },
      },
      initial: 'kept',
      states: {
        kept: {},
        keeping: {
          invoke: {
            id: 'keepViews',
            src: 'keepViews',
            input: ({ context }) => ({ views: context.views }),
            onDone: 'kept',
            onError: 'notKept',
          },
        },
        notKept: {},
      },
    },
    export: {
      initial: 'idle',
      states: {
        idle: { on: { 'person.export': { guard: 'exportIsAllowed', target: 'pending' } } },
        pending: {
          meta: { requirements: ['LS-055'] },
          invoke: {
            id: 'exportRows',
            src: 'exportRows',
            input: ({ context }) => ({ filter: context.query.filter }),
            onDone: 'ready',
            onError: 'idle',
          },
        },
        ready: {
          meta: { requirements: ['LS-056'] },
          on: { 'person.export': { guard: 'exportIsAllowed', target: 'pending' } },
        },
      },
    },
  },
});
