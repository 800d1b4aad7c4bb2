import { expect } from 'vitest';
import { listMachine } from '#machines/list/list.machine.ts';
import { defineTour } from '../support/tours/define.ts';
import { emitFrom, fail, send, settle, wait } from '../support/tours/stimuli.ts';
import {
  down,
  earlier,
  expectExportable,
  expectExported,
  first,
  input,
  isFirstPage,
  lastAsked,
  many,
  mine,
  rows,
  startOver,
  viewNamed,
  whatTellsApart,
} from './list.situations.ts';

export const listTour = defineTour({
  machine: listMachine,
  input,
  otherInputs: {
    'a return to the list': { ...input, query: earlier, isReturn: true, exportIsAllowed: false },
    'an address that cannot be taken': { ...input, refused: { colour: 'unknown' } },
  },
  fingerprint: whatTellsApart,
  stimuli: [
    emitFrom(
      'theNameIsSearchedFor',
      'tableFilter',
      { type: 'tableFilter.searchRows', filter: { name: 'Roy' } },
      {
        requirements: ['LS-032'],
        check: (_, seen) => expect(lastAsked(seen)).toMatchObject({ filter: { name: 'Roy' }, offset: 0 }),
      },
    ),
    emitFrom(
      'theFilterIsReset',
      'tableFilter',
      { type: 'tableFilter.searchRows', filter: {} },
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
        check: ({ context }, seen) => expectExported(context, seen, null),
      },
    ),
    send(
      'exportsTheMarkedRows',
      { type: 'person.exportMarked' },
      {
        check: ({ context }, seen) => {
          expect(context.marked).not.toEqual([]);
          expectExported(context, seen, context.marked);
        },
        when: isFirstPage,
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
    send('asksForTheViewsAgain', { type: 'person.retry' }, { when: isFirstPage }),
    send('savesTheView', [{ type: 'person.nameView', text: ' Mine ' }, { type: 'person.saveView' }], {
      when: isFirstPage,
      check: ({ context: { query, shownColumns, viewName } }, seen) => {
        const view = { query: { ...query, offset: 0 }, columns: shownColumns };
        expect(seen.inputs('keepView').at(-1)).toEqual({ area: 'licensing', name: 'Mine', view });
        expect(viewName).toBe(' Mine ');
      },
    }),
    send(
      'namesAnother',
      { type: 'person.nameView', text: 'Another' },
      {
        when: (snapshot) => isFirstPage(snapshot) && snapshot.matches({ views: 'shown' }),
        check: ({ context }) => expect(context.viewName).toBe('Another'),
      },
    ),
    send(
      'opensTheView',
      { type: 'person.openView', name: 'Mine' },
      {
        when: isFirstPage,
        check: ({ context }, seen) => {
          expect(lastAsked(seen)).toMatchObject({ ...mine.query });
          expect(context.shownColumns).toEqual(mine.columns);
          expect(seen.received('tableFilter').at(-1)).toEqual({
            type: 'parent.fillFields',
            filter: context.query.filter,
          });
        },
      },
    ),
    send(
      'deletesTheView',
      { type: 'person.deleteView', name: 'Mine' },
      {
        when: isFirstPage,
        check: (_, seen) =>
          expect(seen.inputs('keepView').at(-1)).toEqual({ area: 'licensing', name: 'Mine', view: null }),
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
            filter: { name: 'Roy' },
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
      {
        claims: [
          {
            where: (_, before) => before.matches({ rows: 'unavailable' }) && before.context.problem !== null,
            check: (after) => expect(after.matches({ rows: 'reading' })).toBe(true),
          },
          {
            where: (_, before) => before.matches({ views: 'unavailable' }),
            check: (after) => expect(after.matches({ views: 'reading' })).toBe(true),
          },
        ],
      },
    ),
    settle('aPageComes', 'readPage', { total: 12, rows }),
    settle('nothingComes', 'readPage', { total: 0, rows: [] }),
    fail(
      'thePageIsGone',
      'readPage',
      { code: 'request.invalid', body: { fields: { 'query.offset': 'tooLarge' }, total: 9 } },
      {
        when: ({ context }) => context.query.offset === 10,
        check: (after, seen) => {
          expect(after.matches({ rows: 'reading' })).toBe(true);
          expect(after.context.query.offset).toBe(0);
          expect(seen.inputs('readPage').at(-1)).toMatchObject({ offset: 0 });
        },
      },
    ),
    fail('thePageFails', 'readPage', down),
    settle('theFileIsSaved', 'exportRows', undefined),
    fail('theFileFails', 'exportRows', down, {
      requirements: ['LS-059'],
      check: ({ context }, _, before) => expect(context.problem).toBe(before.context.problem),
    }),
    settle('theViewsCome', 'readViews', [mine], {
      when: isFirstPage,
      check: ({ context }) => expect(context.views).toEqual([mine]),
    }),
    settle('manyViewsCome', 'readViews', many, {
      when: isFirstPage,
      check: (after) => {
        expect(viewNamed(after, 'Mine')).toBe(true);
        expect(viewNamed(after, 'One more')).toBe(false);
      },
    }),
    fail('theViewsDoNotCome', 'readViews', down, { when: isFirstPage }),
    settle('theViewIsKept', 'keepView', [mine], {
      when: isFirstPage,
      claims: [
        {
          check: ({ context }) => expect(context).toMatchObject({ views: [mine], viewProblem: null }),
        },
        {
          where: (_, before) =>
            before.context.viewName === ' Mine ' && Boolean(before.context.changing?.view),
          check: ({ context }) => expect(context.viewName).toBe(''),
        },
      ],
    }),
    settle('theViewIsKeptMeanwhile', 'keepView', [mine], {
      when: ({ context }) => context.viewName === 'Another' && context.changing !== null,
      check: ({ context }) => expect(context.viewName).toBe('Another'),
    }),
    settle('noViewIsLeft', 'keepView', [], {
      when: (snapshot) => isFirstPage(snapshot) && snapshot.context.changing?.view === null,
      check: ({ context }, _, before) =>
        expect(context).toMatchObject({ views: [], viewName: before.context.viewName }),
    }),
    fail('theViewIsNotKept', 'keepView', down, {
      when: isFirstPage,
      check: ({ context }, _, before) =>
        expect(context).toMatchObject({ views: before.context.views, viewName: before.context.viewName }),
    }),
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
          expect(lastAsked(seen)).toEqual({
            ...context.query,
            language: context.language,
            area: 'licensing',
          });
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
          expect(snapshot.can({ type: 'parent.renewSession' })).toBe(
            snapshot.context.problem === down.code || snapshot.matches({ views: 'unavailable' }),
          );
        },
      },
    ],
    columns: ({ context }) => expect(context.shownColumns).toContain('name'),
    views: (snapshot) => {
      expect(snapshot.can({ type: 'person.openView', name: 'Theirs' })).toBe(false);
      expect(snapshot.can({ type: 'person.deleteView', name: 'Theirs' })).toBe(false);
      expect(viewNamed(snapshot, '  ')).toBe(false);
      expect(viewNamed(snapshot, 'N'.repeat(61))).toBe(false);
    },
    'views.reading': (_, seen) => expect(seen.inputs('readViews').at(-1)).toEqual({ area: 'licensing' }),
    'views.unavailable': (snapshot) => {
      expect(snapshot.context.viewProblem).toBe(down.code);
      expect(viewNamed(snapshot, 'Mine')).toBe(false);
    },
    'views.shown': (snapshot) => expect(viewNamed(snapshot, 'Mine')).toBe(true),
    'views.shown.kept': ({ context }) => expect(context.viewProblem).toBeNull(),
    'views.shown.notKept': ({ context }) => expect(context.viewProblem).toBe(down.code),
    'views.keeping': (snapshot) => expect(viewNamed(snapshot, 'Mine')).toBe(false),
    export: ({ context }) => expect(typeof context.exportIsAllowed).toBe('boolean'),
    'export.idle': {
      requirements: ['LS-054'],
      check: (snapshot) => expectExportable(snapshot),
    },
    'export.pending': {
      requirements: ['LS-055'],
      check: (snapshot) => expect(snapshot.can({ type: 'person.export' })).toBe(false),
    },
    'export.ready': (snapshot) => expectExportable(snapshot),
  },
});
