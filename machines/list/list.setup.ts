import { assign, not, or, sendParent, sendTo, setup, stateIn } from 'xstate';
import { firstQuery, type ListSort } from '#domain/listQuery.ts';
import { defaultPaging, lastPageOf, offsetOfPage } from '#domain/paging.ts';
import type { Filter } from '#domain/tableFilter.ts';
import { rememberLanguage } from '../forms/readingStates.ts';
import { port } from '../ports.ts';
import { tableFilterMachine } from '../tableFilter/tableFilter.machine.ts';
import {
  viewCanBeSaved,
  viewToSave,
  withColumnToggled,
  withPageMarked,
  withRowMarked,
} from './list.rules.ts';
import type {
  ListContext,
  ListEvent,
  ListInput,
  ListPage,
  ListReport,
  PageRequest,
  RowsToExport,
  SavedView,
  ViewChange,
} from './list.types.ts';

/** What the chart of a list is made of. */
export const listSetup = setup({
  types: {
    input: {} as ListInput,
    context: {} as ListContext,
    events: {} as ListEvent,
    tags: {} as 'reading' | 'busy',
    meta: {} as { requirements: readonly string[] },
  },
  actors: {
    readPage: port<ListPage, PageRequest>('readPage'),
    exportRows: port<void, RowsToExport>('exportRows'),
    readViews: port<readonly SavedView[], { area: string }>('readViews'),
    keepView: port<readonly SavedView[], ViewChange & { area: string }>('keepView'),
    tableFilter: tableFilterMachine,
  },
  guards: {
    addressIsRefused: ({ context }) => Object.keys(context.refused).length > 0,
    pageWasNotRead: ({ context }) => context.problem !== null,
    rowsAreAskedFor: not(or([stateIn({ rows: 'returning' }), stateIn({ rows: 'unavailable' })])),
    personReturns: ({ context }) => context.isReturn,
    pageIsGone: (_, fields: Readonly<Record<string, string>>) => fields['query.offset'] === 'tooLarge',
    someAreFound: (_, { total }: ListPage) => total > 0,
    exportIsAllowed: ({ context }) => context.exportIsAllowed,
    marksMayBeExported: ({ context }) => context.exportIsAllowed && context.marked.length > 0,
    columnMayChange: ({ context: { columns, shownColumns } }, key: string) =>
      columns.includes(key) && (shownColumns.length > 1 || !shownColumns.includes(key)),
    rowShows: ({ context }, id: string) => context.page?.rows.some((row) => row.id === id) ?? false,
    viewCanBeSaved: ({ context }) => viewCanBeSaved(context),
    viewIsKnown: ({ context }, wanted: string) => context.views.some(({ name }) => name === wanted),
  },
  actions: {
    askFromFirstPage: assign(({ context: { query } }, filter: Filter) => ({
      query: { ...query, filter, offset: firstQuery.offset },
      marked: [],
    })),
    askSorted: assign(({ context: { query } }, sort: ListSort) => ({
      query: { ...query, sort, offset: firstQuery.offset },
    })),
    askForPage: assign(({ context: { query } }, offset: number) => ({ query: { ...query, offset } })),
    askForLastPage: assign(({ context: { query } }, total: number) => ({
      query: { ...query, offset: offsetOfPage(lastPageOf(total, defaultPaging.limit), defaultPaging.limit) },
    })),
    takeQuery: assign(
      (_, { query, refused, isReturn }: Pick<ListContext, 'query' | 'refused' | 'isReturn'>) => ({
        query,
        refused,
        isReturn,
        marked: [],
      }),
    ),
    rememberLanguage,
    showQuery: sendParent(({ context }): ListReport => ({ type: 'list.showQuery', query: context.query })),
    fillFilter: sendTo('tableFilter', ({ context }) => ({
      type: 'parent.fillFields' as const,
      filter: context.query.filter,
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
    chooseExported: assign((_, exported: readonly string[] | null) => ({ exported })),
    markRow: assign(({ context }, id: string) => ({ marked: withRowMarked(context.marked, id) })),
    markPage: assign(({ context }) => ({ marked: withPageMarked(context) })),
    nameView: assign((_, viewName: string) => ({ viewName })),
    rememberViews: assign((_, views: readonly SavedView[]) => ({ views, viewProblem: null })),
    noteViewProblem: assign((_, viewProblem: string) => ({ viewProblem })),
    forgetViewProblem: assign({ viewProblem: null }),
    saveView: assign(({ context }) => ({ changing: viewToSave(context) })),
    deleteView: assign((_, name: string) => ({ changing: { name, view: null } })),
    forgetSavedName: assign(({ context: { viewName, changing } }) =>
      changing?.view && changing.name === viewName.trim() ? { viewName: '' } : {},
    ),
    openView: assign(({ context: { views } }, wanted: string) => {
      const view = views.find(({ name }) => name === wanted);
      return view ? { query: view.query, shownColumns: view.columns, marked: [] } : {};
    }),
  },
  delays: { returnPause: 500 },
});
