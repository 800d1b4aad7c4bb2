import { fromPromise } from 'xstate';
import type { CallAnswering } from '#domain/calls/call.ts';
import { type KeptView, keepSavedView, readSavedViews } from '#domain/calls/lists/savedViews.ts';
import { type ListDeclaration, listQueryOf, writeListQuery } from '#domain/listQuery.ts';
import type { Language } from '#domain/locales.ts';
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
type Found<Raw> =
  | { total: number; rows: Raw[] }
  | { total: number; agents: Raw[] }
  | { total: number; records: Raw[] };

const rowsOf = <Raw>(found: Found<Raw>): Raw[] => {
  if ('rows' in found) return found.rows;
  return 'agents' in found ? found.agents : found.records;
};

/** A list with the calls that bring its rows. */
export type ConnectedList<Raw> = {
  list: ListDeclaration;
  /** Asked for a page with the filter as its body, or in its address where it is a GET. */
  read: CallAnswering<Found<Raw>>;
  /** What that is asked with besides, whatever the filter. */
  beside?: Readonly<Record<string, string>>;
  /** What more the list shows of the rows of a page, which other calls bring. */
  completed?: (
    parts: ListPartsOfPage,
    page: { rows: Raw[]; language: Language },
    signal: AbortSignal,
  ) => Promise<Raw[]>;
  /** Asked for the file with the filter as its body; without one the list has no export. */
  exports?: CallAnswering<unknown>;
  /** What the list shows of a row of the answer; the row as it is where nothing is said. */
  rowOf?: (raw: Raw) => ListRow;
};

type ListPartsOfPage = Pick<AreaParts, 'callServer'>;

/** Fills the ports of the lists of an area: their pages, the file of the first, and the views that a person saves. */
export function listPorts<Raw>(
  { callServer, window, clock }: Pick<AreaParts, 'callServer' | 'window' | 'clock'>,
  first: ConnectedList<Raw>,
  further: readonly ConnectedList<Raw>[] = [],
) {
  const ask = callServer as unknown as Ask;
  const listAt = (area: string) => further.find(({ list }) => list.name === area) ?? first;
  const viewsIn = (area: string, { body }: { body: { views: readonly KeptView[] } }): readonly SavedView[] =>
    body.views.flatMap((kept) => viewOf(listAt(area).list, kept));
  return {
    list: listMachine.provide({
      actors: {
        readPage: fromPromise<ListPage, PageRequest>(async ({ input, signal }) => {
          const { filter, sort, offset, language, area } = input;
          const { read, beside, completed, rowOf = (raw: Raw) => raw as ListRow } = listAt(area);
          const query = {
            ...(sort && { sortField: sort.column, sortOrder: sort.direction }),
            offset,
            limit: defaultPaging.limit,
            lang: language,
          };
          /** [PO-013] What is read by its address is answered anew. */
          const byAddress = { ...filter, ...query, ...beside, ts: String(Math.floor(clock.now())) };
          const request = read.method === 'GET' ? { query: byAddress } : { query, body: filter };
          const { body } = await ask(read, request, signal);
          const rows = rowsOf(body);
          const whole = completed ? await completed({ callServer }, { rows, language }, signal) : rows;
          return { total: body.total, rows: whole.map(rowOf) };
        }),
        /** [LS-059] A file that cannot be made is logged alone. */
        exportRows: fromPromise<void, RowsToExport>(async ({ input: { filter, ids, language } }) => {
          const { list, exports } = first;
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
          viewsIn(params.area, await callServer(readSavedViews, { params }, signal)),
        ),
        keepView: fromPromise<readonly SavedView[], ViewChange & { area: string }>(
          async ({ input: { area, name, view } }) => {
            const body = { name, view: view && keptAs(listAt(area).list, view) };
            return viewsIn(area, await callServer(keepSavedView, { params: { area }, body }));
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
