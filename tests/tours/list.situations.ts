import { expect } from 'vitest';
import { type AnyMachineSnapshot, type SnapshotFrom, transition } from 'xstate';
import type { ListQuery } from '#domain/listQuery.ts';
import type { FilterField } from '#domain/tableFilter.ts';
import { listMachine } from '#machines/list/list.machine.ts';
import type { ListContext, ListInput, SavedView } from '#machines/list/list.types.ts';

const fields: readonly FilterField[] = [
  { key: 'name', kind: 'text' },
  { key: 'status', kind: 'choice', choices: ['AUTHORIZED', 'IN_PROGRESS'] },
];
export const first: ListQuery = { filter: {}, sort: null, offset: 0 };
export const input: ListInput = {
  language: 'en',
  fields,
  columns: ['name', 'status'],
  shownAtFirst: ['name'],
  query: first,
  refused: {},
  isReturn: false,
  exportIsAllowed: true,
  area: 'licensing',
};
export const earlier: ListQuery = {
  filter: { name: 'Roy' },
  sort: { column: 'status', direction: 'desc' },
  offset: 10,
};
export const mine: SavedView = { name: 'Mine', query: { ...earlier, offset: 0 }, columns: ['name'] };
/** As many as there may be; the first is called as the one that is saved. */
export const many = Array.from(
  { length: 20 },
  (_, at): SavedView => ({ ...mine, name: at === 0 ? 'Mine' : `View ${at}` }),
);
export const rows = [{ id: 'L1' }, { id: 'L2' }];
export const down = { code: 'server.failed' };
export const lastAsked = (seen: { inputs(port: 'readPage'): readonly unknown[] }) =>
  seen.inputs('readPage').at(-1);
export const startOver = ({ context }: { context: ListContext }) =>
  expect(context).toMatchObject({ page: null, marked: [], query: { sort: null, offset: 0 } });

export const isFirstPage = (snapshot: AnyMachineSnapshot) =>
  snapshot.matches({ rows: 'shown' }) &&
  Object.keys(snapshot.context.query.filter).length + snapshot.context.query.offset === 0 &&
  snapshot.context.query.sort === null;

/** Whether the view could be saved under a name. */
export const viewNamed = (snapshot: SnapshotFrom<typeof listMachine>, text: string) => {
  const [named] = transition(listMachine, snapshot, { type: 'person.nameView', text });
  return named.can({ type: 'person.saveView' });
};

type List = SnapshotFrom<typeof listMachine>;
type Seen = { inputs(port: 'exportRows'): readonly unknown[] };

/** That these rows of what is found, or all of it, are on their way into a file. */
export function expectExported(
  { exportIsAllowed, query, language }: List['context'],
  seen: Seen,
  ids: readonly string[] | null,
): void {
  expect(exportIsAllowed).toBe(true);
  expect(seen.inputs('exportRows').at(-1)).toEqual({ filter: query.filter, ids, language });
}

/** That the list may be exported by those who are allowed to, and its marked rows where there are any. */
export function expectExportable(list: List): void {
  const { exportIsAllowed, marked } = list.context;
  expect(list.can({ type: 'person.export' })).toBe(exportIsAllowed);
  expect(list.can({ type: 'person.exportMarked' })).toBe(exportIsAllowed && marked.length > 0);
}

/** What tells two situations of the list apart for its tour. */
export function whatTellsApart(snapshot: SnapshotFrom<typeof listMachine>): unknown {
  const { query, shownColumns, marked, exported, views, viewName, changing, page, refused } =
    snapshot.context;
  const asked = {
    sorted: query.sort?.column,
    offset: query.offset,
    filter: query.filter,
    total: page?.total,
    refused: Object.keys(refused).length,
  };
  // Columns, marks and views decide nothing of what is read: they are tried where the first page shows.
  return isFirstPage(snapshot)
    ? {
        ...asked,
        columns: shownColumns,
        marked: marked.length,
        exported: exported?.length,
        views: views.length,
        viewName,
        deleting: changing?.view === null,
      }
    : asked;
}
