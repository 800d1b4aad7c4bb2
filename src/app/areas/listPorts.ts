import { fromPromise } from 'xstate';
import type { CallAnswering } from '#domain/calls/call.ts';
import { type KeptView, keepSavedView, readSavedViews } from '#domain/calls/lists/savedViews.ts';
import { type ListDeclaration, listQueryOf, writeListQuery } from '#domain/listQuery.ts';
import { defaultPaging } from '#domain/paging.ts';
import { listMachine } from '#machines/list/list.machine.ts';
import type {
  ListPage,
  ListRow,
  PageRequest,
  RowsToExport,
  SavedView,
  ViewChange,
} from '#machines/list/list.types.ts';
import { logProblem } from '../../ports/problemLog.ts';
import { saveFile } from '../../ports/saveFile.ts';
import type { AreaParts } from './areaParts.ts';

type Ask = <Answer>(
  call: CallAnswering<Answer>,
  input: { query: object; body?: object },
  signal?: AbortSignal,
) => Promise<{ body: Answer; headers: Headers }>;

/** An answer with a page of rows, whatever they are called in it. */
type Found<Raw> = { total: number; rows: Raw[] } | { total: number; agents: Raw[] };

/** A list with the calls that bring its rows. */
export type ConnectedList<Raw> = {
  list: ListDeclaration;
  /** Asked for a page with the filter as its body, or in its address where it is a GET. */
  read: CallAnswering<Found<Raw>>;
  /** Asked for the file with the filter as its body; without one the list has no export. */
  exports?: CallAnswering<unknown>;
  /** What the list shows of a row of the answer; the row as it is where nothing is said. */
  rowOf?: (raw: Raw) => ListRow;
};

/** Fills the ports of a list: its pages, its file, and the views of it that a person saves. */
export function listPorts<Raw>(
  { callServer, window }: Pick<AreaParts, 'callServer' | 'window'>,
  { list, read, exports, rowOf = (raw) => raw as ListRow }: ConnectedList<Raw>,
) {
  const ask = callServer as unknown as Ask;
  const viewsIn = ({ body }: { body: { views: readonly KeptView[] } }): readonly SavedView[] =>
    body.views.flatMap((kept) => viewOf(list, kept));
  return {
    list: listMachine.provide({
      actors: {
        readPage: fromPromise<ListPage, PageRequest>(async ({ input, signal }) => {
          const { filter, sort, offset, language } = input;
          const query = {
            ...(sort && { sortField: sort.column, sortOrder: sort.direction }),
            offset,
            limit: defaultPaging.limit,
            lang: language,
          };
          const request =
            read.method === 'GET' ? { query: { ...filter, ...query } } : { query, body: filter };
          const { body } = await ask(read, request, signal);
          return { total: body.total, rows: ('rows' in body ? body.rows : body.agents).map(rowOf) };
        }),
        /** [LS-059] A file that cannot be made is logged alone. */
        exportRows: fromPromise<void, RowsToExport>(async ({ input: { filter, ids, language } }) => {
          if (!exports) throw new Error(`The list ${list.name} has no export`);
          try {
            const { body, headers } = await ask(exports, {
              query: { lang: language },
              body: { ...filter, ...(ids && { ids }) },
            });
            saveFile(window, body as Blob, fileNameIn(headers) ?? `${list.name}.csv`);
          } catch (error) {
            logProblem(exports.name, error);
            throw error;
          }
        }),
        readViews: fromPromise<readonly SavedView[], { area: string }>(async ({ input: params, signal }) =>
          viewsIn(await callServer(readSavedViews, { params }, signal)),
        ),
        keepView: fromPromise<readonly SavedView[], ViewChange & { area: string }>(
          async ({ input: { area, name, view } }) => {
            const body = { name, view: view && keptAs(list, view) };
            return viewsIn(await callServer(keepSavedView, { params: { area }, body }));
          },
        ),
      },
    }),
  };
}

/** [LS-057] The server names the file by its own day. */
function fileNameIn(headers: Headers): string | undefined {
  return /filename="([^"]+)"/.exec(headers.get('content-disposition') ?? '')?.[1];
}

const keptAs = (
  list: ListDeclaration,
  { query, columns }: Omit<SavedView, 'name'>,
): Omit<KeptView, 'name'> => ({
  search: String(new URLSearchParams(writeListQuery(query, list))),
  columns: [...columns],
});

/** A view that was kept; none where it asks for what the list no longer has. */
function viewOf(list: ListDeclaration, { name, search, columns }: KeptView): readonly SavedView[] {
  const { query, refused } = listQueryOf(search, list);
  const known = list.columns.filter((column) => columns.includes(column));
  return Object.keys(refused).length > 0 || known.length === 0 ? [] : [{ name, query, columns: known }];
}
