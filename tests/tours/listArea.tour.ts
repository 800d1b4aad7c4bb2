import { expect } from 'vitest';
import type { ListQuery } from '#domain/listQuery.ts';
import { licenseList } from '#domain/calls/licensing/licenseList.ts';
import { listAreaMachine } from '#machines/listArea/listArea.machine.ts';
import type { ListAreaContext, ListAreaInput } from '#machines/listArea/listArea.types.ts';
import { defineTour } from '../support/tours/define.ts';
import { emitFrom, fail, send, settle } from '../support/tours/stimuli.ts';
import { internalSession } from './sessions.ts';

/** Whoever licenses agents and agencies. */
const session: ListAreaInput['session'] = {
  ...internalSession,
  atoms: ['TRIPX_READ', 'LICENSE_READ', 'PROFILE_READ', 'LICENSE_CREATE', 'PROFILE_EDIT'],
};
const first: ListQuery = { filter: {}, sort: null, offset: 0 };
const earlier: ListQuery = { filter: { firstName: 'Luc' }, sort: null, offset: 10 };
const earlierSearch = '?firstName=Luc&offset=10';
const input: ListAreaInput = {
  list: licenseList,
  area: '/licensing',
  address: { path: '/', search: '' },
  language: 'en',
  session,
};
const view = { name: 'Mine', query: first, columns: ['name'] };
const edit = { path: '/editLicense', search: '?licenseType=AGENT&profileRef=c-2001&licenseId=L-2001' };

type Seen = { inputs(port: 'list'): readonly unknown[]; received(port: 'list'): readonly unknown[] };
const lastTold = (seen: Seen) => seen.received('list').at(-1);
const isAsked = ({ context: { asked } }: { context: ListAreaContext }, query: ListQuery) =>
  asked.query.offset === query.offset;

export const listAreaTour = defineTour({
  machine: listAreaMachine,
  input,
  otherInputs: {
    'an address with a filter': { ...input, address: { path: '/', search: earlierSearch } },
    'an address that the list cannot take': { ...input, address: { path: '/', search: '?colour=red' } },
    'another page': { ...input, address: edit },
  },
  fingerprint: ({ context }) => ({
    path: context.address.path,
    offset: context.asked.query.offset,
    refused: Object.keys(context.asked.refused),
    views: context.views.length,
    returnedFrom: context.returnedFrom,
    language: context.language,
  }),
  stimuli: [
    settle('theViewsCome', 'readViews', [view], {
      check: ({ context }, seen) => {
        expect(context.views).toEqual([view]);
        expect(seen.inputs('list')).toMatchObject([{ views: [view], viewsKey: 'licenses mtremblay' }]);
      },
    }),
    fail('theViewsDoNotCome', 'readViews', { code: 'unknown' }),
    emitFrom(
      'theListReadsWhatIsAsked',
      'list',
      { type: 'list.showQuery', query: first },
      {
        when: (snapshot) => snapshot.matches({ page: 'searching' }) && isAsked(snapshot, first),
        check: (_, seen) =>
          expect(seen.toParent.at(-1)).toEqual({
            type: 'area.showAddress',
            address: { path: '/', search: '' },
            mode: 'replace',
          }),
      },
    ),
    emitFrom(
      'theListReadsOthers',
      'list',
      { type: 'list.showQuery', query: earlier },
      {
        when: (snapshot) => snapshot.matches({ page: 'searching' }) && !isAsked(snapshot, earlier),
        check: ({ context }, seen) => {
          expect(context.asked).toEqual({ query: earlier, refused: {}, isReturn: false });
          expect(seen.toParent.at(-1)).toEqual({
            type: 'area.showAddress',
            address: { path: '/', search: earlierSearch },
            mode: 'push',
          });
        },
      },
    ),
    send('opensAPage', { type: 'parent.openAddress', address: edit }),
    send(
      'opensTheList',
      { type: 'parent.openAddress', address: { path: '/', search: '' } },
      {
        claims: [
          {
            requirements: ['LS-036'],
            check: (after) => expect(after.matches({ page: 'searching' })).toBe(true),
          },
          {
            requirements: ['LS-021'],
            where: (_, before) => before.matches({ list: 'kept' }),
            check: (_, seen) =>
              expect(lastTold(seen)).toEqual({
                type: 'parent.openQuery',
                query: first,
                refused: {},
                isReturn: false,
              }),
          },
        ],
      },
    ),
    send(
      'opensAnEarlierSearch',
      { type: 'parent.openAddress', address: { path: '/', search: earlierSearch } },
      {
        claims: [
          { check: ({ context }) => expect(context.asked.query).toEqual(earlier) },
          {
            where: (_, before) => before.matches({ list: 'kept' }),
            check: (_, seen, before) =>
              expect(lastTold(seen)).toEqual({
                type: 'parent.openQuery',
                query: earlier,
                refused: {},
                isReturn: before.matches({ page: 'onPage' }),
              }),
          },
        ],
      },
    ),
    emitFrom(
      'thePageIsSaved',
      'page',
      { type: 'page.close', flag: 'editPage' },
      {
        claims: [
          { check: ({ context }) => expect(context.returnedFrom).toBe('editPage') },
          {
            requirements: ['LS-033'],
            where: (_, before) => before.matches({ list: 'kept' }),
            check: ({ context }, seen) =>
              expect(lastTold(seen)).toEqual({ type: 'parent.openQuery', ...context.asked, isReturn: true }),
          },
        ],
      },
    ),
    emitFrom(
      'thePageIsLeftByBack',
      'page',
      { type: 'page.close', flag: 'backPage' },
      {
        requirements: ['LS-033'],
        check: ({ context }, seen) => {
          expect(context.returnedFrom).toBe('backPage');
          expect(seen.toParent.at(-1)).toMatchObject({ type: 'area.showAddress', mode: 'push' });
        },
      },
    ),
    emitFrom(
      'thePageOpenedFirstIsLeft',
      'page',
      { type: 'page.close', flag: 'backPage' },
      {
        when: (snapshot) => snapshot.matches({ list: 'unneeded' }),
        check: (_, seen) =>
          expect(seen.toParent).toEqual([
            { type: 'area.showAddress', address: { path: '/', search: '' }, mode: 'push' },
          ]),
      },
    ),
    send(
      'theLanguageChanges',
      { type: 'parent.chooseLanguage', language: 'fr' },
      {
        when: ({ context }) => context.language === 'en',
        claims: [
          { check: ({ context }) => expect(context.language).toBe('fr') },
          {
            where: (after) => after.matches({ list: 'kept' }),
            check: (_, seen) =>
              expect(lastTold(seen)).toEqual({ type: 'parent.chooseLanguage', language: 'fr' }),
          },
          {
            where: (after) => after.matches({ page: 'onPage' }),
            check: (_, seen) =>
              expect(seen.received('page').at(-1)).toEqual({
                type: 'parent.chooseLanguage',
                language: 'fr',
              }),
          },
        ],
      },
    ),
    send(
      'theSessionIsRenewed',
      { type: 'parent.renewSession' },
      {
        claims: [
          {
            where: (after) => after.matches({ list: 'kept' }),
            check: (_, seen) => expect(lastTold(seen)).toEqual({ type: 'parent.renewSession' }),
          },
          {
            where: (after) => after.matches({ page: 'onPage' }),
            check: (_, seen) => expect(seen.received('page').at(-1)).toEqual({ type: 'parent.renewSession' }),
          },
        ],
      },
    ),
  ],
  holds: {
    page: ({ context }) => expect(context.session.userRef).toBe('mtremblay'),
    'page.deciding': ({ context }) => expect(context.returnedFrom).toBeNull(),
    'page.searching': ({ context }) => expect(context.address.path).toBe('/'),
    'page.onPage': [
      { check: ({ context }) => expect(context.address).toEqual(edit) },
      {
        check: (_, seen) =>
          expect(seen.inputs('page').at(-1)).toMatchObject({ area: '/licensing', address: edit, session }),
      },
    ],
    list: ({ context }) => expect(context.views.length).toBeLessThanOrEqual(1),
    'list.unneeded': (_, seen) => expect(seen.inputs('list')).toEqual([]),
    'list.readingViews': [
      {
        check: (_, seen) => expect(seen.inputs('readViews')).toEqual([{ key: 'licenses mtremblay' }]),
      },
      {
        where: ({ context }) => context.address.search === earlierSearch,
        check: ({ context }) => expect(context.asked.query).toEqual(earlier),
      },
    ],
    'list.kept': [
      {
        requirements: ['LS-043', 'LS-044'],
        check: (_, seen) =>
          expect(seen.inputs('list')).toMatchObject([
            {
              shownAtFirst: ['branchCode', 'firstName', 'lastName', 'licenseNumber'],
              fields: [
                { key: 'branchCode' },
                { key: 'firstName' },
                { key: 'lastName' },
                { key: 'licenseNumber' },
                { key: 'legalName' },
                { key: 'status' },
                { key: 'screeningStatus' },
                { key: 'licensedProvince' },
                { key: 'organizationName' },
                { key: 'profileCode' },
                { key: 'expiredDate', kind: 'date' },
              ],
            },
          ]),
      },
    ],
  },
});
