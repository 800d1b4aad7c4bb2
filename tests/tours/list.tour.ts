import { expect } from 'vitest';
import type { ListQuery } from '#domain/listQuery.ts';
import type { FilterField } from '#domain/tableFilter.ts';
import { listMachine } from '#machines/list/list.machine.ts';
import type { ListContext, ListInput } from '#machines/list/list.types.ts';
import { defineTour } from '../support/tours/define.ts';
import { emitFrom, fail, send, settle, wait } from '../support/tours/stimuli.ts';

const fields: readonly FilterField[] = [
  { key: 'name', kind: 'text' },
  { key: 'status', kind: 'choice', choices: ['AUTHORIZED', 'IN_PROGRESS'] },
];
const first: ListQuery = { filter: {}, sort: null, offset: 0 };
const input: ListInput = {
  fields,
  columns: ['name', 'status'],
  shownAtFirst: ['name'],
  query: first,
  refused: {},
  isReturn: false,
  exportIsAllowed: true,
  views: [],
};
const earlier: ListQuery = {
  filter: { name: 'Roy' },
  sort: { column: 'status', direction: 'desc' },
  offset: 10,
};
const rows = [{ id: 'L1' }, { id: 'L2' }];
const down = { code: 'server.failed' };
const lastAsked = (seen: { inputs(port: 'readPage'): readonly unknown[] }) => seen.inputs('readPage').at(-1);
const startOver = ({ context }: { context: ListContext }) =>
  expect(context).toMatchObject({ page: null, marked: [], query: { sort: null, offset: 0 } });

export const listTour = defineTour({
  machine: listMachine,
  input,
  otherInputs: {
    'a return to the list': { ...input, query: earlier, isReturn: true, exportIsAllowed: false },
    'an address that cannot be taken': { ...input, refused: { colour: 'unknown' } },
  },
  fingerprint: ({ context }) => ({
    sorted: context.query.sort?.column,
    offset: context.query.offset,
    filter: context.query.filter,
    columns: context.shownColumns,
    marked: context.marked.length,
    views: context.views.length,
    total: context.page?.total,
    refused: Object.keys(context.refused).length,
  }),
  stimuli: [
    emitFrom(
      'theNameIsSearchedFor',
      'tableFilter',
      { type: 'tableFilter.searchRows', values: { name: 'Roy' } },
      {
        requirements: ['LS-032'],
        check: (_, seen) => expect(lastAsked(seen)).toMatchObject({ filter: { name: 'Roy' }, offset: 0 }),
      },
    ),
    emitFrom(
      'theFilterIsReset',
      'tableFilter',
      { type: 'tableFilter.searchRows', values: {} },
      {
        check: (_, seen) => expect(lastAsked(seen)).toMatchObject({ filter: {}, offset: 0 }),
      },
    ),
    send(
      'sortsByName',
      { type: 'person.sort', sort: { column: 'name', direction: 'asc' } },
      {
        when: ({ context }) => context.page !== null && context.query.sort?.column !== 'name',
        requirements: ['LS-032'],
        check: (_, seen) =>
          expect(lastAsked(seen)).toMatchObject({ sort: { column: 'name', direction: 'asc' }, offset: 0 }),
      },
    ),
    send(
      'turnsThePage',
      { type: 'person.turnPage', offset: 10 },
      {
        when: ({ context }) => context.page?.total === 12 && context.query.offset === 0,
        check: (_, seen) => expect(lastAsked(seen)).toMatchObject({ offset: 10 }),
      },
    ),
    send('searchesAgain', { type: 'person.searchAgain' }),
    send(
      'exportsTheRows',
      { type: 'person.export' },
      {
        requirements: ['LS-054'],
        check: ({ context }, seen) => {
          expect(context.exportIsAllowed).toBe(true);
          expect(seen.inputs('exportRows').at(-1)).toEqual({ filter: context.query.filter });
        },
      },
    ),
    send(
      'hidesAColumn',
      { type: 'person.toggleColumn', key: 'status' },
      {
        when: ({ context }) => context.shownColumns.includes('status'),
        check: (after) => {
          expect(after.context.shownColumns).toEqual(['name']);
          expect(after.can({ type: 'person.toggleColumn', key: 'name' })).toBe(false);
        },
      },
    ),
    send(
      'showsTheColumn',
      { type: 'person.toggleColumn', key: 'status' },
      {
        when: ({ context }) => !context.shownColumns.includes('status'),
        check: ({ context }) => expect(context.shownColumns).toEqual(['name', 'status']),
      },
    ),
    send(
      'marksARow',
      { type: 'person.markRow', id: 'L2' },
      {
        check: ({ context }, _, before) =>
          expect(context.marked.includes('L2')).toBe(!before.context.marked.includes('L2')),
      },
    ),
    send(
      'marksThePage',
      { type: 'person.markPage' },
      {
        check: ({ context }, _, before) =>
          expect(context.marked.toSorted()).toEqual(before.context.marked.length === 2 ? [] : ['L1', 'L2']),
      },
    ),
    send('savesTheView', [{ type: 'person.nameView', text: ' Mine ' }, { type: 'person.saveView' }], {
      check: ({ context }, seen) => {
        expect(context.views).toEqual([
          { name: 'Mine', query: { ...context.query, offset: 0 }, columns: context.shownColumns },
        ]);
        expect(seen.inputs('keepViews').at(-1)).toEqual({ views: context.views });
      },
    }),
    send(
      'opensTheView',
      { type: 'person.openView', name: 'Mine' },
      {
        check: ({ context }, seen) => {
          expect(lastAsked(seen)).toEqual(context.views[0]?.query);
          expect(context.shownColumns).toEqual(context.views[0]?.columns);
          expect(seen.received('tableFilter').at(-1)).toEqual({
            type: 'parent.fillFields',
            values: context.query.filter,
          });
        },
      },
    ),
    send(
      'deletesTheView',
      { type: 'person.deleteView', name: 'Mine' },
      {
        check: ({ context }, seen) => {
          expect(context.views).toEqual([]);
          expect(seen.inputs('keepViews').at(-1)).toEqual({ views: [] });
        },
      },
    ),
    send(
      'theAddressAsksForOthers',
      { type: 'parent.openQuery', query: earlier },
      {
        check: (_, seen) => {
          expect(lastAsked(seen)).toEqual(earlier);
          expect(seen.received('tableFilter').at(-1)).toEqual({
            type: 'parent.fillFields',
            values: { name: 'Roy' },
          });
        },
      },
    ),
    settle('aPageComes', 'readPage', { total: 12, rows }),
    settle('nothingComes', 'readPage', { total: 0, rows: [] }),
    fail('thePageFails', 'readPage', down),
    settle('theFileIsSaved', 'exportRows', undefined),
    fail('theFileFails', 'exportRows', down, {
      requirements: ['LS-059'],
      check: ({ context }, _, before) => expect(context.problem).toBe(before.context.problem),
    }),
    settle('theViewsAreKept', 'keepViews', undefined),
    fail('theViewsAreNotKept', 'keepViews', down),
    wait('theMomentPasses', 500, {
      requirements: ['LS-033'],
      check: (_, seen) => expect(lastAsked(seen)).toEqual(earlier),
    }),
  ],
  holds: {
    rows: ({ context }) => expect(context.query.offset % 10).toBe(0),
    'rows.opening': ({ context }) => expect(context.page).toBeNull(),
    'rows.returning': ({ context }, seen) => {
      expect(context.query).toEqual(earlier);
      expect(seen.inputs('readPage')).toEqual([]);
    },
    'rows.reading': [
      {
        requirements: ['LS-026'],
        check: (snapshot) => {
          expect(snapshot.hasTag('reading')).toBe(true);
          expect(snapshot.context.problem).toBeNull();
        },
      },
      {
        check: ({ context }, seen) => {
          expect(lastAsked(seen)).toEqual(context.query);
          expect(seen.toParent.at(-1)).toEqual({ type: 'list.showQuery', query: context.query });
        },
      },
    ],
    'rows.shown': ({ context }) => expect(context.page).toEqual({ total: 12, rows }),
    'rows.empty': (snapshot) => {
      expect(snapshot.context.page).toEqual({ total: 0, rows: [] });
      expect(snapshot.can({ type: 'person.searchAgain' })).toBe(true);
    },
    'rows.unavailable': [
      { requirements: ['LS-027'], check: startOver },
      { check: (snapshot) => expect(snapshot.can({ type: 'person.searchAgain' })).toBe(true) },
    ],
    columns: ({ context }) => expect(context.shownColumns).toContain('name'),
    views: (snapshot) => expect(snapshot.can({ type: 'person.saveView' })).toBe(false),
    'views.kept': ({ context }) => expect(context.views.length).toBeLessThanOrEqual(1),
    'views.keeping': ({ context }, seen) =>
      expect(seen.inputs('keepViews').at(-1)).toEqual({ views: context.views }),
    'views.notKept': (snapshot) => expect(snapshot.can({ type: 'person.nameView', text: 'Mine' })).toBe(true),
    export: ({ context }) => expect(typeof context.exportIsAllowed).toBe('boolean'),
    'export.idle': {
      requirements: ['LS-054'],
      check: (snapshot) =>
        expect(snapshot.can({ type: 'person.export' })).toBe(snapshot.context.exportIsAllowed),
    },
    'export.pending': {
      requirements: ['LS-055'],
      check: (snapshot) => expect(snapshot.can({ type: 'person.export' })).toBe(false),
    },
    'export.ready': (snapshot) => expect(snapshot.can({ type: 'person.export' })).toBe(true),
  },
});
