import { fromPromise } from 'xstate';
import type { ListQuery } from '#domain/listQuery.ts';
import { listMachine } from '#machines/list/list.machine.ts';
import type { FilterValues } from '#domain/tableFilter.ts';
import type { ListInput, ListPage, SavedView } from '#machines/list/list.types.ts';
import { premiums } from './premiums.ts';

const nothing = <Input>() => fromPromise<void, Input>(() => Promise.resolve());

/** The gallery's list: it reads the rows of the gallery, saves no file and keeps no view. */
export const listOfPremiums = listMachine.provide({
  actors: {
    readPage: fromPromise<ListPage, ListQuery>(({ input: { filter, sort } }) => {
      const name = (filter.name ?? '').toLowerCase();
      const rows = premiums
        .filter(({ traveller }) => traveller.toLowerCase().includes(name))
        .toSorted((one, other) => (one.traveller < other.traveller ? -1 : 1));
      if (sort?.direction === 'desc') rows.reverse();
      return Promise.resolve({ total: rows.length, rows });
    }),
    exportRows: nothing<{ filter: FilterValues }>(),
    keepViews: nothing<{ views: readonly SavedView[] }>(),
  },
});

export const premiumsInput: ListInput = {
  fields: [
    { key: 'name', kind: 'text' },
    { key: 'expiredDate', kind: 'date' },
  ],
  columns: ['traveller', 'plan'],
  shownAtFirst: ['name'],
  query: { filter: {}, sort: null, offset: 0 },
  refused: {},
  isReturn: false,
  exportIsAllowed: true,
  views: [],
};
