import { expect } from 'vitest';
import type { AnyMachineSnapshot } from 'xstate';
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
  language: 'en',
  fields,
  columns: ['name', 'status'],
  shownAtFirst: ['name'],
  query: first,
  refused: {},
  isReturn: false,
  exportIsAllowed: true,
  views: [],
  viewsKey: 'rows of Alice',
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

const isFirstPage = (snapshot: AnyMachineSnapshot) =>
  snapshot.matches({ rows: 'shown' }) &&
  Object.keys(snapshot.context.query.filter).length + snapshot.context.query.offset === 0 &&
  snapshot.context.query.sort === null;

export const listTour = defineTour({
  machine: listMachine,
  input,
  otherInputs: {
    'a return to the list': { ...input, query: earlier, isReturn: true, exportIsAllowed: false },
    'an address that cannot be taken': { ...input, refused: { colour: 'unknown' } },
  },
  fingerprint: (snapshot) => {
    const { query, shownColumns, marked, views, page, refused } = snapshot.context;
    const asked = {
      sorted: query.sort?.column,
      offset: query.offset,
      filter: query.filter,
      total: page?.total,
      refused: Object.keys(refused).length,
    };
    // Columns, marks and views decide nothing of what is read: they are tried where the first page shows.
    return isFirstPage(snapshot)
      ? { ...asked, columns: shownColumns, marked: marked.length, views: views.length }
      : asked;
  },
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
          expect(seen.inputs('exportRows').at(-1)).toEqual({
            filter: context.query.filter,
            language: context.language,
          });
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
        expect(seen.inputs('keepViews').at(-1)).toEqual({ key: 'rows of Alice', views: context.views });
      },
    }),
    send(
      'opensTheView',
      { type: 'person.openView', name: 'Mine' },
      {
        check: ({ context }, seen) => {
          expect(lastAsked(seen)).toMatchObject({ ...context.views[0]?.query });
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
          expect(seen.inputs('keepViews').at(-1)).toEqual({ key: 'rows of Alice', views: [] });
        },
      },
    ),
    send(
      'theAddressAsksForOthers',
      { type: 'parent.openQuery', query: earlier, refused: {}, isReturn: false },
      {
        check: (_, seen) => {
          expect(lastAsked(seen)).toMatchObject(earlier);
          expect(seen.received('tableFilter').at(-1)).toEqual({
            type: 'parent.fillFields',
            values: { name: 'Roy' },
          });
        },
      },
    ),
    send(
      'thePersonComesBack',
      { type: 'parent.openQuery', query: earlier, refused: {}, isReturn: true },
      { check: (after) => expect(after.matches({ rows: 'returning' })).toBe(true) },
    ),
    send('theAddressCannotBeTaken', {
      type: 'parent.openQuery',
      query: first,
      refused: { colour: 'unknown' },
      isReturn: false,
    }),
    send(
      'theLanguageChanges',
      { type: 'parent.chooseLanguage', language: 'fr' },
      { check: ({ context }) => expect(context.language).toBe('fr') },
    ),
    send(
      'theSessionIsRenewed',
      { type: 'parent.renewSession' },
      { check: (after) => expect(after.matches({ rows: 'reading' })).toBe(true) },
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
      check: (_, seen) => expect(lastAsked(seen)).toMatchObject(earlier),
    }),
  ],
  holds: {
    rows: ({ context }) => expect(context.query.offset % 10).toBe(0),
    'rows.opening': ({ context }) => expect(context.marked).toEqual([]),
    'rows.returning': {
      requirements: ['LS-033'],
      check: ({ context }) => expect(context.query).toEqual(earlier),
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
          expect(lastAsked(seen)).toEqual({ ...context.query, language: context.language });
          expect(seen.toParent.at(-1)).toEqual({ type: 'list.showQuery', query: context.query });
        },
      },
    ],
    'rows.shown': (snapshot) => {
      expect(snapshot.context.page).toEqual({ total: 12, rows });
      expect(snapshot.can({ type: 'person.markRow', id: 'L9' })).toBe(false);
    },
    'rows.empty': (snapshot) => {
      expect(snapshot.context.page).toEqual({ total: 0, rows: [] });
      expect(snapshot.can({ type: 'person.searchAgain' })).toBe(true);
    },
    'rows.unavailable': [
      { requirements: ['LS-027'], check: startOver },
      {
        check: (snapshot) => {
          expect(snapshot.can({ type: 'person.searchAgain' })).toBe(true);
          expect(snapshot.can({ type: 'parent.renewSession' })).toBe(snapshot.context.problem === down.code);
        },
      },
    ],
    columns: ({ context }) => expect(context.shownColumns).toContain('name'),
    views: (snapshot) => {
      expect(snapshot.can({ type: 'person.saveView' })).toBe(false);
      expect(snapshot.can({ type: 'person.openView', name: 'Theirs' })).toBe(false);
      expect(snapshot.can({ type: 'person.deleteView', name: 'Theirs' })).toBe(false);
    },
    'views.kept': ({ context }) => expect(context.views.length).toBeLessThanOrEqual(1),
    'views.keeping': ({ context }, seen) =>
      expect(seen.inputs('keepViews').at(-1)).toEqual({ key: 'rows of Alice', views: context.views }),
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
