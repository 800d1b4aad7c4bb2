import { afterAll, beforeAll, expect, it } from 'vitest';
import { type RowQuery, readPage } from '#server/database/readPage.ts';
import { onPostgres } from '#tests/support/database.ts';
import type { TestDatabase } from '#tests/support/engines/engine.ts';
import { addLicenses } from '#tests/support/server/licenseOffice.ts';
import { addOrganization } from '#tests/support/server/people.ts';

type Licenses = RowQuery<'license_listing'>;

const many = 2_400;
const numberOf = (at: number) => `N-${String(at).padStart(4, '0')}`;

/** Among 2,400 licences sorted by number, every sixth is in Manitoba and the last twelve are declined. */
onPostgres((engine) => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await engine.open();
    await addOrganization(database.db, { code: 'BIG', category: 'AGENCY' });
    await addLicenses(
      database.db,
      Array.from({ length: many }, (_, at) => ({
        id: `L${at}`,
        organization_code: 'BIG',
        license_number: numberOf(at),
        licensed_province: at % 6 === 0 ? 'MB' : 'ON',
        screening_status: at < many - 12 ? 'NA' : 'DECLINED',
        is_deleted: true,
      })),
    );
  });
  afterAll(() => database.close());

  const numbers = async (
    narrow: (licenses: Licenses) => Licenses,
    from: { direction?: 'asc' | 'desc'; offset?: number; limit?: number } = {},
  ) => {
    const { total, rows } = await readPage(database.db, narrow(database.db.selectFrom('license_listing')), {
      from: 'license_listing',
      columns: (licenses) => licenses.select('license_number as number'),
      sortedBy: ['number_key', 'id'],
      direction: 'asc',
      offset: 0,
      limit: 3,
      ...from,
    });
    return { total, found: rows.map(({ number }) => number) };
  };
  const all = (licenses: Licenses) => licenses;
  const inManitoba = (licenses: Licenses) => licenses.where('licensed_province', '=', 'MB');
  const declined = (licenses: Licenses) => licenses.where('screening_status', '=', 'DECLINED');
  const inQuebec = (licenses: Licenses) => licenses.where('licensed_province', '=', 'QC');

  it.each([
    ['all, from the start', all, {}, 2400, ['N-0000', 'N-0001', 'N-0002']],
    ['all, at the end', all, { offset: 2398 }, 2400, ['N-2398', 'N-2399']],
    ['many, from the start', inManitoba, {}, 400, ['N-0000', 'N-0006', 'N-0012']],
    ['many, further on', inManitoba, { offset: 100 }, 400, ['N-0600', 'N-0606', 'N-0612']],
    ['many, near the end', inManitoba, { offset: 395 }, 400, ['N-2370', 'N-2376', 'N-2382']],
    ['many, on the last page', inManitoba, { offset: 398 }, 400, ['N-2388', 'N-2394']],
    ['many, backwards', inManitoba, { direction: 'desc' }, 400, ['N-2394', 'N-2388', 'N-2382']],
    ['few that stand far back', declined, {}, 12, ['N-2388', 'N-2389', 'N-2390']],
    ['few on a page between', declined, { offset: 3 }, 12, ['N-2391', 'N-2392', 'N-2393']],
    ['few, backwards', declined, { direction: 'desc' }, 12, ['N-2399', 'N-2398', 'N-2397']],
    ['few beyond the end', declined, { offset: 12 }, 12, []],
    ['none', inQuebec, {}, 0, []],
  ] as const)('a page of a long list has its rows and the number of all: %s', async (...row) => {
    const [, narrow, from, total, found] = row;
    expect(await numbers(narrow, from)).toEqual({ total, found });
  });
});
