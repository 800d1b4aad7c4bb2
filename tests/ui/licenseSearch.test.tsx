import { expect, test } from 'vitest';
import { createActor, fromCallback, fromPromise, waitFor } from 'xstate';
import type { Language } from '#domain/locales.ts';
import { licenseList, type LicenseRow, licenseRowOf } from '#domain/calls/licensing/licenseList.ts';
import type { Atom } from '#domain/permissions/atoms.ts';
import { firstQuery } from '#domain/listQuery.ts';
import { listMachine } from '#machines/list/list.machine.ts';
import { listAreaMachine } from '#machines/listArea/listArea.machine.ts';
import type { PageChart } from '#machines/area.types.ts';
import type { ListPage, PageRequest, SavedView } from '#machines/list/list.types.ts';
import { loadRooms } from '#src/text/rooms.ts';
import { LicensingScreen } from '#src/ui/licensing/LicensingScreen.tsx';
import { hearingParent } from '#tests/support/hearingParent.ts';
import { markupOf, wordsOf } from '#tests/support/markup.tsx';
import { listedLicense } from '../support/licensing/savedLicenses.ts';
import { internalSession } from '#tests/tours/sessions.ts';

const agent = licenseRowOf(listedLicense);
const agency: LicenseRow = { ...agent, id: 'L 1&2', licenseType: 'AGENCY', profileRef: null };

/** The search as it shows once its first page has come. */
async function search({
  rows = [agent] as readonly LicenseRow[],
  atoms = ['LICENSE_READ', 'PROFILE_READ'] as readonly Atom[],
  language = 'en' as Language,
  views = [] as readonly string[],
  savedId = null as string | null,
} = {}): Promise<string> {
  await loadRooms(language, ['licensing', 'list', 'tableFilter']);
  const readPage = fromPromise<ListPage, PageRequest>(() => Promise.resolve({ total: rows.length, rows }));
  const readViews = fromPromise<readonly SavedView[], { area: string }>(() =>
    Promise.resolve(views.map((name) => ({ name, query: firstQuery, columns: licenseList.columns }))),
  );
  const area = createActor(
    listAreaMachine.provide({
      actors: {
        list: listMachine.provide({ actors: { readPage, readViews } }),
        page: fromCallback(() => undefined) as unknown as PageChart,
      },
    }),
    {
      input: {
        list: licenseList,
        area: '/licensing',
        address: { path: '/', search: '' },
        language,
        session: { ...internalSession, atoms },
      },
      parent: hearingParent().parent,
    },
  ).start();
  if (savedId !== null) {
    area.send({ type: 'parent.openAddress', address: { path: '/edit', search: '' } });
    area.send({ type: 'page.close', flag: 'editPage', saved: { id: savedId, name: 'Luc Roy' } });
  }
  await waitFor(area, ({ children }) => children.list !== undefined);
  const list = area.getSnapshot().children.list!;
  await waitFor(list, ({ context }) => context.page !== null);
  await waitFor(list, (snapshot) => snapshot.matches({ views: 'shown' }));
  const markup = await markupOf(<LicensingScreen area={area} />, language, `/licensing?lang=${language}`);
  return markup;
}

const cellsOf = (markup: string) =>
  [...markup.matchAll(/<t[hd][^>]*>(.*?)<\/t[hd]>/g)].map(([cell]) => wordsOf(cell));
const addressesIn = (markup: string) =>
  [...markup.matchAll(/href="([^"]*)"/g)].map(([, href = '']) => href.replaceAll('&amp;', '&'));

test('[LS-002] has a title, a way to add a licence, a filter, a table, its pages and an export', async () => {
  const markup = await search({ atoms: ['LICENSE_READ', 'PROFILE_READ', 'LICENSE_CREATE', 'PROFILE_EDIT'] });
  expect(markup).toContain('<h1');
  expect(markup).toContain('<table');
  for (const words of ['Licensing', 'Add licence', 'By field', 'Next', 'Export as CSV']) {
    expect(wordsOf(markup)).toContain(words);
  }
});

test('the row of what was saved says so, and no other', async () => {
  const rows = [agent, { ...agent, id: 'L-3001', name: 'Ana Lee' }];
  const marked = [
    ...(await search({ rows, savedId: 'L-2001' })).matchAll(/<tr data-marked[^>]*>(.*?)<\/tr>/g),
  ];
  expect(marked.map(([, row = '']) => wordsOf(row))).toEqual([expect.stringMatching(/Luc Roy.* Saved/)]);
  expect(await search({ rows })).not.toContain('data-marked');
});

test('[LS-007] shows six columns, the code of the organization as that of the branch', async () => {
  expect(cellsOf(await search())).toEqual([
    'Name',
    'Status',
    'Licensed province',
    'Branch code',
    'Licence type',
    'Licence number',
    'Mark Luc Roy, NB-60427 Luc Roy',
    'Renewal Pending',
    'New Brunswick',
    'BOREAL',
    'Agent',
    'NB-60427',
  ]);
});

test('one without a number is marked by its name alone', async () => {
  const withoutNumber = licenseRowOf({ ...listedLicense, licenseNumber: null });
  expect(cellsOf(await search({ rows: [withoutNumber] }))[6]).toBe('Mark Luc Roy Luc Roy');
});

test('[LS-009] reads Agent where there is a profile, otherwise Agency', async () => {
  expect(cellsOf(await search())[10]).toBe('Agent');
  const withoutProfile = licenseRowOf({ ...listedLicense, profileRef: null });
  expect(cellsOf(await search({ rows: [withoutProfile] }))[10]).toBe('Agency');
});

test('shows its columns and values in French', async () => {
  expect(cellsOf(await search({ language: 'fr' }))).toEqual([
    'Nom',
    'Statut',
    'Province du permis',
    'Code de succursale',
    'Type de permis',
    'Numéro de permis',
    'Marquer Luc Roy, NB-60427 Luc Roy',
    'En attente de renouvellement',
    'Nouveau-Brunswick',
    'BOREAL',
    'Agent',
    'NB-60427',
  ]);
});

test.each([
  ['[LS-012] an authorized one', 'AUTHORIZED', 'Authorized'],
  ['[LS-012] one in progress', 'IN_PROGRESS', 'In Progress'],
  ['[LS-012] one that is not authorized', 'NOT_AUTHORIZED', 'Not Authorized'],
  ['[LS-012] one whose renewal is pending', 'RENEWAL_PENDING', 'Renewal Pending'],
  ['[LS-013] a deleted one', 'DELETED', 'Deleted'],
] as const)('%s reads so in the table', async (_, status, words) => {
  expect(cellsOf(await search({ rows: [{ ...agent, status }] }))[7]).toBe(words);
});

test('[LS-015] the licence of an agency leads to its form', async () => {
  expect(addressesIn(await search({ rows: [agency] }))).toEqual([
    '/licensing/editLicense?licenseType=AGENCY&orgCode=BOREAL&licenseId=L+1%262&lang=en',
  ]);
});

test('[LS-016] the licence of an agent leads to its form', async () => {
  expect(addressesIn(await search())).toEqual([
    '/licensing/editLicense?licenseType=AGENT&profileRef=c-2001&licenseId=L-2001&lang=en',
  ]);
});

test('[LS-017] a licence whose owner is not found leads nowhere', async () => {
  expect(addressesIn(await search({ rows: [{ ...agency, organizationCode: null }] }))).toEqual(['#']);
});

test.each([
  ['neither half of it', []],
  ['LICENSE_CREATE alone', ['LICENSE_CREATE']],
  ['PROFILE_EDIT alone', ['PROFILE_EDIT']],
] as const)('[LS-004] with %s of the permission to add there is no way to add', async (_, half) => {
  const atoms = ['LICENSE_READ', 'PROFILE_READ', ...half] as const;
  expect(wordsOf(await search({ atoms }))).not.toContain('Add licence');
});

test('[LS-006] the way to add names no type of licence', async () => {
  const atoms = ['LICENSE_READ', 'PROFILE_READ', 'LICENSE_CREATE', 'PROFILE_EDIT'] as const;
  expect(addressesIn(await search({ atoms, rows: [] }))).toEqual(['/licensing/add?lang=en']);
});

test('[LS-054 partly] without the permission to see licences the list cannot be exported', async () => {
  const markup = await search({ atoms: [] });
  expect(wordsOf(markup)).toContain('Export as CSV This list cannot be exported.');
  expect(wordsOf(await search())).not.toContain('This list cannot be exported.');
});

test.each([
  ['en', ['coté', 'côte', 'View 2', 'View 11']],
  ['fr', ['côte', 'coté', 'View 2', 'View 11']],
] as const)('[LN-034 partly] saved views are in the order of the language: %s', async (language, inOrder) => {
  const views = ['côte', 'View 11', 'coté', 'View 2'];
  const markup = wordsOf(await search({ language, views }));
  expect(views.toSorted((one, other) => markup.indexOf(one) - markup.indexOf(other))).toEqual(inOrder);
});
