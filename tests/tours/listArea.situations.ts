import type { ListQuery } from '#domain/listQuery.ts';
import { heldQuoteList } from '#domain/heldQuotes/heldQuoteList.ts';
import { policyList, policyQuoteList } from '#domain/policies/policyList.ts';
import { licenseList } from '#domain/calls/licensing/licenseList.ts';
import { expect } from 'vitest';
import type { SnapshotFrom } from 'xstate';
import type { listAreaMachine } from '#machines/listArea/listArea.machine.ts';
import type { ListAreaContext, ListAreaInput } from '#machines/listArea/listArea.types.ts';
import { emitFrom, send } from '../support/tours/stimuli.ts';
import type { Seen } from '../support/tours/types.ts';
import { internalSession } from './sessions.ts';

/** Whoever licenses agents and agencies. */
export const session: ListAreaInput['session'] = {
  ...internalSession,
  atoms: ['TRIPX_READ', 'LICENSE_READ', 'PROFILE_READ', 'LICENSE_CREATE', 'PROFILE_EDIT'],
};
export const first: ListQuery = { filter: {}, sort: null, offset: 0 };
export const earlier: ListQuery = { filter: { firstName: 'Luc' }, sort: null, offset: 10 };
export const earlierSearch = '?firstName=Luc&offset=10';
export const input: ListAreaInput = {
  list: licenseList,
  area: '/licensing',
  address: { path: '/', search: '' },
  language: 'en',
  session,
};
/** Whoever sells, and holds quotes for clients. */
export const quotes: ListAreaInput = {
  ...input,
  list: {
    ...heldQuoteList,
    acts: [
      { key: 'resume', isMain: true },
      { key: 'mail', page: '/send' },
    ],
  },
  area: '/quotes',
  session: { ...internalSession, atoms: ['TRIPX_READ', 'TRIPX_SELL', 'QUOTE_READ'] },
};
/** Whoever comes back to the search for policies, from one of those that were found by a name and a plan. */
export const policies: ListAreaInput = {
  ...input,
  list: policyList,
  lists: [policyList, policyQuoteList],
  area: '/maintenance',
  remembered: {
    criteria: [{ email: 'luc@example.ca' }, { lastName: 'Roy' }],
    last: {
      list: 'policies',
      query: { filter: { lastName: 'Roy', planCode: 'P1' }, sort: null, offset: 10 },
    },
    opened: 'TC-100000001',
  },
};
export const id = 'Q-100001';
/** In which a row was read. */
export const revision = 3;
export const mailPage = { path: '/send', search: '?id=Q-100001&revision=3' };
export const apply = { path: '/apply', search: '' };
export const repriced = {
  isExpired: true,
  plans: [
    {
      referenceNumber: 'pax-1',
      planName: { en: 'Medical', fr: 'Médical' },
      beforeCents: 12_000,
      afterCents: 12_960,
    },
  ],
};
export const isList = ({ context }: { context: ListAreaContext }, name: string) => context.list.name === name;
export const showsQuotes = (snapshot: SnapshotFrom<typeof listAreaMachine>) =>
  isList(snapshot, 'heldQuotes') && snapshot.matches({ page: 'searching', list: 'kept' });
export const edit = { path: '/editLicense', search: '?licenseType=AGENT&profileRef=c-2001&licenseId=L-2001' };

/** What the page holds unsaved is said on to the portal. */
export const somethingIsTyped = emitFrom(
  'somethingIsTyped',
  'page',
  { type: 'page.noteUnsaved', unsaved: true },
  {
    check: (_, seen) => expect(seen.toParent.at(-1)).toEqual({ type: 'area.noteUnsaved', unsaved: true }),
  },
);

/** The licence that was saved on the page. */
export const saved = { id: 'L-2001', name: 'Luc Roy, NB-60427' };

export const thePageIsDeleted = emitFrom(
  'thePageIsDeleted',
  'page',
  { type: 'page.close', flag: 'deletePage', saved },
  {
    when: ({ context }) => context.area === '/licensing',
    check: ({ context }, seen) => {
      expect(context.returnedFrom).toBe('deletePage');
      expect(seen.emitted.at(-1)).toMatchObject({
        key: 'deleted',
        values: { name: 'Luc Roy, NB-60427' },
      });
    },
  },
);
const named = (name: string) => (snapshot: SnapshotFrom<typeof listAreaMachine>) =>
  isList(snapshot, name) && snapshot.matches({ page: 'searching', list: 'kept' });
const pushed = (search: string) => ({
  type: 'area.showAddress',
  address: { path: '/', search },
  mode: 'push',
});
const lastInput = (seen: Seen) => seen.inputs('list').at(-1) as { area: string; query: ListQuery };

/** What is done where one of two lists shows, which stay as they were left. */
export const amongLists = [
  send(
    'choosesQuotes',
    { type: 'person.chooseList', name: 'policyQuotes', typed: { lastName: ' Roy ', planCode: 'P1' } },
    {
      when: named('policies'),
      requirements: ['PO-010'],
      check: (after, seen) => {
        expect(lastInput(seen)).toMatchObject({
          area: 'policyQuotes',
          query: { filter: { lastName: 'Roy' } },
        });
        expect(lastInput(seen).query.filter).not.toHaveProperty('planCode');
        expect(seen.toParent.at(-1)).toEqual(pushed('?list=policyQuotes&kept=2'));
        expect(after.can({ type: 'person.chooseList', name: 'policyQuotes', typed: {} })).toBe(false);
      },
    },
  ),
  send(
    'choosesPolicies',
    { type: 'person.chooseList', name: 'policies', typed: { email: 'luc@example.ca', lastName: '' } },
    {
      when: (snapshot) => named('policyQuotes')(snapshot) && 'policies' in snapshot.context.typed,
      check: (_, seen) => {
        expect(lastInput(seen)).toMatchObject({ area: 'maintenance', query: { offset: 0 } });
        expect(lastInput(seen).query.filter).toEqual({ email: 'luc@example.ca', planCode: 'P1' });
        expect(seen.toParent.at(-1)).toEqual(pushed('?planCode=P1&kept=1'));
      },
    },
  ),
  send(
    'opensAnEarlierSearchForQuotes',
    { type: 'parent.openAddress', address: { path: '/', search: '?list=policyQuotes&kept=2' } },
    {
      when: named('policies'),
      check: (_, seen) =>
        expect(lastInput(seen)).toMatchObject({
          area: 'policyQuotes',
          isReturn: false,
          query: { filter: { lastName: 'Roy' } },
        }),
    },
  ),
  send(
    'opensAPolicy',
    { type: 'person.openRow', id: 'TC-100000002' },
    {
      when: named('policies'),
      check: ({ context }, seen) => {
        expect(context.remembered.opened).toBe('TC-100000002');
        expect(seen.toParent.at(-1)).toEqual({ type: 'area.remember', what: context.remembered });
      },
    },
  ),
];

/** What the lists begin with. */
export const keptHolds = [
  {
    where: ({ context }: { context: ListAreaContext }) => context.remembered.opened === 'TC-100000001',
    check: (_: unknown, seen: Seen) =>
      expect(seen.inputs('list')[0]).toMatchObject({
        query: policies.remembered?.last?.query,
        isReturn: false,
      }),
  },
  {
    requirements: ['LS-043', 'LS-044'],
    where: (snapshot: SnapshotFrom<typeof listAreaMachine>) => isList(snapshot, 'licenses'),
    check: (_: unknown, seen: Seen) =>
      expect(seen.inputs('list')).toMatchObject([
        {
          area: 'licensing',
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
];
