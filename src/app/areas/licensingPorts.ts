import { fromPromise } from 'xstate';
import { exportLicenses } from '#domain/calls/licensing/exportLicenses.ts';
import { searchLicenses } from '#domain/calls/licensing/searchLicenses.ts';
import { type LicenseColumn, licenseColumns, licenseQueryAsked } from '#domain/licensing/licenseList.ts';
import { licenseRowOf } from '#domain/licensing/licenseRow.ts';
import { writeListQuery } from '#domain/listQuery.ts';
import type { Language } from '#domain/locales.ts';
import { defaultPaging } from '#domain/paging.ts';
import type { FilterValues } from '#domain/tableFilter.ts';
import { licenseFormMachine } from '#machines/licenseForm/licenseForm.machine.ts';
import { listMachine } from '#machines/list/list.machine.ts';
import type { ListPage, PageAsked, SavedView } from '#machines/list/list.types.ts';
import { logProblem } from '../../ports/problemLog.ts';
import { saveFile } from '../../ports/saveFile.ts';
import { createViewMemory, type KeptView } from '../../ports/viewMemory.ts';
import { licenseFormPorts } from './licenseFormPorts.ts';
import type { AreaParts } from './areaParts.ts';

/** Fills the ports of the licence area. */
export function licensingPorts({ callServer, window }: AreaParts) {
  const memory = createViewMemory(window.localStorage);
  return {
    readViews: fromPromise<readonly SavedView[], { key: string }>(({ input: { key } }) =>
      Promise.resolve(memory.read(key).flatMap(viewOf)),
    ),
    licenseForm: licenseFormMachine.provide({ actors: licenseFormPorts(callServer) }),
    list: listMachine.provide({
      actors: {
        readPage: fromPromise<ListPage, PageAsked>(async ({ input, signal }) => {
          const { filter, sort, offset, language } = input;
          const query = {
            ...(sort && { sortField: sort.column as LicenseColumn, sortOrder: sort.direction }),
            offset,
            limit: defaultPaging.limit,
            lang: language,
          };
          const { body } = await callServer(searchLicenses, { query, body: filter }, signal);
          return { total: body.total, rows: body.rows.map(licenseRowOf) };
        }),
        /** [LS-059] A file that cannot be made is logged alone. */
        exportRows: fromPromise<void, { filter: FilterValues; language: Language }>(async ({ input }) => {
          try {
            const { body, headers } = await callServer(exportLicenses, {
              query: { lang: input.language },
              body: input.filter,
            });
            saveFile(window, body as Blob, fileNameIn(headers));
          } catch (error) {
            logProblem('exportLicenses', error);
            throw error;
          }
        }),
        keepViews: fromPromise<void, { key: string; views: readonly SavedView[] }>(
          async ({ input: { key, views } }) => memory.keep(key, views.map(keptView)),
        ),
      },
    }),
  };
}

/** [LS-057] The server names the file by its own day. */
function fileNameIn(headers: Headers): string {
  return /filename="([^"]+)"/.exec(headers.get('content-disposition') ?? '')?.[1] ?? 'licenses.csv';
}

const keptView = ({ name, query, columns }: SavedView): KeptView => ({
  name,
  search: String(new URLSearchParams(writeListQuery(query))),
  columns: [...columns],
});

/** A view that was kept; none where it asks for what the list no longer has. */
function viewOf({ name, search, columns }: KeptView): readonly SavedView[] {
  const { query, refused } = licenseQueryAsked(search);
  const known = licenseColumns.filter((column) => columns.includes(column));
  return Object.keys(refused).length > 0 || known.length === 0 ? [] : [{ name, query, columns: known }];
}
