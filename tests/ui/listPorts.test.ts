import { afterEach, expect, it, vi } from 'vitest';
import { createActor, type PromiseActorLogic, toPromise } from 'xstate';
import { exportLicenses, licenseList, searchLicenses } from '#domain/calls/licensing/licenseList.ts';
import type { SavedView } from '#machines/list/list.types.ts';
import { listPorts } from '#src/app/areas/listPorts.ts';
import { CallProblem } from '#src/ports/callProblem.ts';
import type { CallServer } from '#src/ports/http.ts';

const licenses = { list: licenseList, read: searchLicenses, exports: exportLicenses };

type Asked = { name: string; input: unknown };
type Answer = { body: unknown; headers?: Record<string, string> };

/** A page whose server answers so; what was asked and saved there. */
function page(answer: () => Answer) {
  const asked: Asked[] = [];
  const saved: string[] = [];
  const callServer = (async ({ name }: { name: string }, input: unknown) => {
    asked.push({ name, input });
    const { body, headers } = answer();
    return { status: 200, body, headers: new Headers(headers) };
  }) as unknown as CallServer;
  const link = { href: '', download: '', click: () => saved.push(link.download) };
  const window = {
    document: { createElement: () => link },
    setTimeout: () => 0,
  } as unknown as Window;
  const { list } = listPorts({ callServer, window }, licenses);
  const ports = list.implementations.actors as unknown as Record<string, PromiseActorLogic<unknown, object>>;
  const run = (port: string, input: object) => toPromise(createActor(ports[port]!, { input }).start());
  return { asked, saved, run };
}

afterEach(() => vi.restoreAllMocks());

it('[LS-060] asks for a page with the filter as body, and the sort, the offset, the limit and the language beside', async () => {
  const { asked, run } = page(() => ({ body: { total: 0, offset: 20, limit: 10, rows: [] } }));
  const sort = { column: 'status', direction: 'desc' };
  await run('readPage', { filter: { firstName: 'Luc' }, sort, offset: 20, language: 'fr' });
  expect(asked).toEqual([
    {
      name: 'searchLicenses',
      input: {
        query: { sortField: 'status', sortOrder: 'desc', offset: 20, limit: 10, lang: 'fr' },
        body: { firstName: 'Luc' },
      },
    },
  ]);
});

it('[LS-056] [LS-061 partly] saves the file of what is filtered under the name that the server gives it', async () => {
  const headers = { 'content-disposition': 'attachment; filename="licenses-2026-11-20.csv"' };
  const { asked, saved, run } = page(() => ({ body: new Blob(['Name']), headers }));
  await run('exportRows', { filter: { status: 'AUTHORIZED' }, ids: null, language: 'en' });
  await run('exportRows', { filter: { status: 'AUTHORIZED' }, ids: ['L1', 'L2'], language: 'en' });
  expect(asked.map(({ input }) => input)).toEqual([
    { query: { lang: 'en' }, body: { status: 'AUTHORIZED' } },
    { query: { lang: 'en' }, body: { status: 'AUTHORIZED', ids: ['L1', 'L2'] } },
  ]);
  expect(saved).toEqual(['licenses-2026-11-20.csv', 'licenses-2026-11-20.csv']);
});

it('[LS-059 partly] a file that is not made is written down in the log', async () => {
  const problem = new CallProblem(500, { code: 'server.failed' });
  const log = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const { saved, run } = page(() => {
    throw problem;
  });
  await expect(run('exportRows', { filter: {}, ids: null, language: 'en' })).rejects.toBe(problem);
  expect(log).toHaveBeenCalledWith('exportLicenses', problem);
  expect(saved).toEqual([]);
});

const view: SavedView = {
  name: 'Mine',
  query: { filter: { status: 'AUTHORIZED' }, sort: { column: 'name', direction: 'asc' }, offset: 0 },
  columns: ['name', 'status'],
};

const kept = {
  name: 'Mine',
  search: 'status=AUTHORIZED&sortField=name&sortOrder=asc',
  columns: ['name', 'status'],
};

it('the saved views are read from the server', async () => {
  const { asked, run } = page(() => ({ body: { views: [kept] } }));
  expect(await run('readViews', { area: 'licensing' })).toEqual([view]);
  expect(asked).toEqual([{ name: 'readSavedViews', input: { params: { area: 'licensing' } } }]);
});

it('a view is kept by the server under its name, and removed by it', async () => {
  const { asked, run } = page(() => ({ body: { views: [] } }));
  const { name, ...shown } = view;
  expect(await run('keepView', { area: 'licensing', name, view: shown })).toEqual([]);
  await run('keepView', { area: 'licensing', name, view: null });
  const { search, columns } = kept;
  expect(asked.map(({ input }) => input)).toEqual([
    { params: { area: 'licensing' }, body: { name, view: { search, columns } } },
    { params: { area: 'licensing' }, body: { name, view: null } },
  ]);
});

it.each([
  ['of a field that is gone', { ...kept, search: 'colour=red' }],
  ['of columns that are gone', { ...kept, columns: ['colour'] }],
])('a saved view %s is left out', async (_, old) => {
  const { run } = page(() => ({ body: { views: [old] } }));
  expect(await run('readViews', { area: 'licensing' })).toEqual([]);
});
