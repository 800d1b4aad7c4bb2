import type { ListQuery } from '#domain/listQuery.ts';
import { heldQuoteList } from '#domain/heldQuotes/heldQuoteList.ts';
import { licenseList } from '#domain/calls/licensing/licenseList.ts';
import { expect } from 'vitest';
import type { SnapshotFrom } from 'xstate';
import type { listAreaMachine } from '#machines/listArea/listArea.machine.ts';
import type { ListAreaContext, ListAreaInput } from '#machines/listArea/listArea.types.ts';
import { emitFrom } from '../support/tours/stimuli.ts';
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
