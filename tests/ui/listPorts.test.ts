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

/** A page whose server answers so; what was asked, kept and saved there. */
function page(answer: () => Answer) {
  const asked: Asked[] = [];
  const kept = new Map<string, string>();
  const saved: string[] = [];
  const callServer = (async ({ name }: { name: string }, input: unknown) => {
    asked.push({ name, input });
    const { body, headers } = answer();
    return { status: 200, body, headers: new Headers(headers) };
  }) as unknown as CallServer;
  const link = { href: '', download: '', click: () => saved.push(link.download) };
  const window = {
    localStorage: {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => kept.set(key, value),
    },
    document: { createElement: () => link },
    setTimeout: () => 0,
  } as unknown as Window;
  const { readViews, list } = listPorts({ callServer, window }, licenses);
  const ports = { readViews, ...list.implementations.actors } as unknown as Record<
    string,
    PromiseActorLogic<unknown, object>
  >;
  const run = (port: string, input: object) => toPromise(createActor(ports[port]!, { input }).start());
  return { asked, kept, saved, run };
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
  await run('exportRows', { filter: { status: 'AUTHORIZED' }, language: 'en' });
  expect(asked).toEqual([
    { name: 'exportLicenses', input: { query: { lang: 'en' }, body: { status: 'AUTHORIZED' } } },
  ]);
  expect(saved).toEqual(['licenses-2026-11-20.csv']);
});

it('[LS-059 partly] a file that is not made is written down in the log', async () => {
  const problem = new CallProblem(500, { code: 'server.failed' });
  const log = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const { saved, run } = page(() => {
    throw problem;
  });
  await expect(run('exportRows', { filter: {}, language: 'en' })).rejects.toBe(problem);
  expect(log).toHaveBeenCalledWith('exportLicenses', problem);
  expect(saved).toEqual([]);
});

const view: SavedView = {
  name: 'Mine',
  query: { filter: { status: 'AUTHORIZED' }, sort: { column: 'name', direction: 'asc' }, offset: 0 },
  columns: ['name', 'status'],
};

it('the saved views of each person are kept in the browser', async () => {
  const { run } = page(() => ({ body: {} }));
  await run('keepViews', { key: 'licenses alice', views: [view] });
  expect(await run('readViews', { key: 'licenses alice' })).toEqual([view]);
  expect(await run('readViews', { key: 'licenses bob' })).toEqual([]);
});

it.each([
  ['no text of ours', 'not json'],
  ['another shape', '[{"name":1}]'],
  ['a view of a field that is gone', '[{"name":"Old","search":"colour=red","columns":["name"]}]'],
  ['a view of columns that are gone', '[{"name":"Old","search":"","columns":["colour"]}]'],
])('%s among the saved views is left out', async (_, text) => {
  const { kept, run } = page(() => ({ body: {} }));
  kept.set('portage-views licenses alice', text);
  expect(await run('readViews', { key: 'licenses alice' })).toEqual([]);
});
