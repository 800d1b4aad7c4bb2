import { beforeAll, describe, expect, it } from 'vitest';
import { searchLicenses } from '#domain/calls/licensing/licenseList.ts';
import { forEachEngine } from '#tests/support/database.ts';
import { startedFor } from '#tests/support/startedFor.ts';
import {
  addLicenses,
  type GivenLicense,
  type LicenseOffice,
  startLicenseOffice,
} from '#tests/support/server/licenseOffice.ts';

type Filter = Record<string, unknown>;
type Name = keyof LicenseOffice['clients'];

const licenses: readonly GivenLicense[] = [
  {
    id: 'L1',
    organization_code: 'BOREAL',
    license_number: '605311',
    licensed_province: 'QC',
    legal_name: 'Voyages Boréal inc.',
    expired_date: '2027-01-31',
  },
  {
    id: 'L2',
    organization_code: 'LAKES',
    license_number: 'ON-30955',
    licensed_province: 'ON',
    status: 'RENEWAL_PENDING',
    expired_date: '2027-02-01',
  },
  {
    id: 'L3',
    profile_ref: 'profile-cleo',
    license_number: 'ns-88213',
    screening_status: 'APPROVED',
    screening_effective_date: '2026-01-15',
    effective_date: '2026-02-01',
    status: 'IN_PROGRESS',
  },
  { id: 'L4', profile_ref: 'profile-lea', licensed_province: 'SK', status: 'NOT_AUTHORIZED' },
  { id: 'L5', profile_ref: 'profile-lea', licensed_province: 'NB', is_deleted: true },
];

forEachEngine((engine) => {
  const office = startedFor(() => startLicenseOffice(engine, licenses));
  beforeAll(async () => {
    const name = (profile_ref: string, first_name: string, last_name: string) =>
      office.server.database.db
        .updateTable('profiles')
        .set({ first_name, last_name })
        .where('profile_ref', '=', profile_ref)
        .execute();
    await name('profile-cleo', 'Cléo', 'O’Connor-Roy');
    await name('profile-lea', 'Léa', 'Été');
  });

  const search = (filter: Filter, query: Record<string, string> = {}, name: Name = 'mia') =>
    office.clients[name].call(searchLicenses, { query, body: filter });
  const found = async (filter: Filter, query: Record<string, string> = {}, name: Name = 'mia') => {
    const answer = await search(filter, query, name);
    if (!answer.ok) throw new Error(answer.problem.code);
    return answer.body.rows.map(({ id }) => id);
  };
  const fieldsOf = async (filter: Filter, query: Record<string, string> = {}) => {
    const answer = await search(filter, query);
    return answer.ok ? 'found' : answer.problem.fields;
  };

  it('[LS-010] [LS-060] answers a licence whole, and where the page stands', async () => {
    expect(searchLicenses).toMatchObject({ method: 'POST', path: '/api/licenses/search' });
    const answer = await search({ licenseNumber: '6053' });
    expect(answer).toMatchObject({ ok: true, body: { total: 1, offset: 0, limit: 10 } });
    const answered = answer as Extract<typeof answer, { ok: true }>;
    expect(answered.body.rows).toEqual([
      {
        id: 'L1',
        licenseType: 'AGENCY',
        organizationCode: 'BOREAL',
        profileRef: null,
        licenseNumber: '605311',
        legalName: 'Voyages Boréal inc.',
        licensedProvince: 'QC',
        effectiveDate: null,
        expiredDate: '2027-01-31',
        screeningEffectiveDate: null,
        screeningStatus: 'NA',
        status: 'AUTHORIZED',
        isDeleted: false,
        name: 'Boreal Travel',
        firstName: null,
        lastName: null,
        organizationName: 'Boreal Travel',
        profileCode: null,
        branchCode: 'BOREAL',
      },
    ]);
  });

  it('[LS-010] answers the licence of an agent with the names and the code of the agent', async () => {
    expect(await search({ licenseNumber: 'NS-88' })).toMatchObject({
      body: {
        rows: [
          {
            id: 'L3',
            licenseType: 'AGENT',
            organizationCode: null,
            profileRef: 'profile-cleo',
            profileCode: 'cleo',
            firstName: 'Cléo',
            lastName: 'O’Connor-Roy',
            effectiveDate: '2026-02-01',
            screeningEffectiveDate: '2026-01-15',
            branchCode: 'BOREAL-MTL',
          },
        ],
      },
    });
  });

  it('[LS-007 partly] shows the organization where an agent starts as the branch', async () => {
    const answer = await search({ firstName: 'cleo' }, { lang: 'fr' });
    expect(answer).toMatchObject({
      body: {
        rows: [
          {
            id: 'L3',
            name: 'Cléo O’Connor-Roy',
            branchCode: 'BOREAL-MTL',
            organizationName: 'Voyages Boréal Montréal',
          },
        ],
      },
    });
  });

  it('[LS-021 partly] finds all without a filter, by name in the language', async () => {
    expect(await found({})).toEqual(['L1', 'L3', 'L2', 'L4', 'L5']);
    expect(await found({}, { lang: 'fr' })).toEqual(['L3', 'L2', 'L4', 'L5', 'L1']);
  });

  it.each([
    ['a word of a name, without case and accents', { lastName: 'ROY' }, ['L3']],
    ['an agency in either language', { organizationName: 'lacs' }, ['L2', 'L4', 'L5']],
    ['one name in two', { name: 'Léa Ete' }, ['L4', 'L5']],
    ['one name of one word as a first name', { name: 'Ete' }, []],
    ['a legal name', { legalName: 'boreal' }, ['L1']],
    ['the beginning of a number', { licenseNumber: 'NS-88' }, ['L3']],
    ['the beginning of a branch', { branchCode: 'boreal' }, ['L1', 'L3']],
    ['a profile code', { profileCode: 'cl' }, ['L3']],
    ['a province', { licensedProvince: 'ON' }, ['L2']],
    ['a status, which no deleted licence has', { status: 'AUTHORIZED' }, ['L1']],
    ['a screening status', { screeningStatus: 'APPROVED' }, ['L3']],
  ])('finds by %s', async (_, filter, ids) => {
    expect(await found(filter)).toEqual(ids);
  });

  it('[LS-062] finds by a range of days, of which both ends belong to it, and by one end', async () => {
    const both = { expiredDateStart: '2027-01-31', expiredDateEnd: '2027-02-01' };
    expect(await found(both)).toEqual(['L1', 'L2']);
    expect(await found({ expiredDateEnd: '2027-01-31' })).toEqual(['L1']);
    expect(await found({ expiredDateStart: '2027-02-01' })).toEqual(['L2']);
    expect(await found({ expiredDateStart: '2027-02-01', expiredDateEnd: '2027-02-01' })).toEqual(['L2']);
  });

  it.each([
    ['name', ['L1', 'L3', 'L2', 'L4', 'L5']],
    ['status', ['L1', 'L5', 'L3', 'L4', 'L2']],
    ['licensedProvince', ['L5', 'L3', 'L2', 'L1', 'L4']],
    ['organizationCode', ['L1', 'L3', 'L2', 'L4', 'L5']],
    ['licenseType', ['L1', 'L2', 'L3', 'L4', 'L5']],
    ['licenseNumber', ['L4', 'L5', 'L1', 'L3', 'L2']],
  ])('sorts by %s, and the other way round', async (sortField, ids) => {
    expect(await found({}, { sortField })).toEqual(ids);
    expect(await found({}, { sortField, sortOrder: 'desc' })).toEqual(ids.toReversed());
  });

  it('[LS-007 partly] an administrator of an agency finds what any organization below it holds', async () => {
    expect(await found({}, {}, 'adam')).toEqual(['L1', 'L3']);
    const { db } = office.server.database;
    const second = { profile_ref: 'profile-lea', organization_code: 'BOREAL-MTL' };
    await db.insertInto('profile_organizations').values(second).execute();
    expect(await found({}, {}, 'adam')).toEqual(['L1', 'L3', 'L4', 'L5']);
    await db
      .deleteFrom('profile_organizations')
      .where('organization_code', '=', 'BOREAL-MTL')
      .where('profile_ref', '=', 'profile-lea')
      .execute();
    expect(await found({}, {}, 'adam')).toEqual(['L1', 'L3']);
  });

  it('[LS-003 partly] is refused without the permission to see licences', async () => {
    const refused = await office.clients.cleo.call(searchLicenses, { body: {} });
    expect(refused).toMatchObject({ ok: false, status: 403 });
  });

  it('[LS-048 partly] refuses a text of one character and a range that ends before it starts, with a code each', async () => {
    expect(await fieldsOf({ firstName: ' é ', licenseNumber: 'x' })).toEqual({
      'body.firstName': 'tooShort',
      'body.licenseNumber': 'tooShort',
    });
    expect(await fieldsOf({ expiredDateStart: '2027-02-02', expiredDateEnd: '2027-02-01' })).toEqual({
      'body.expiredDateEnd': 'endBeforeStart',
    });
    expect(
      await fieldsOf({ expiredDateStart: '2027-02-31', status: 'DELETED', colour: 'red' }),
    ).toMatchObject({
      'body.expiredDateStart': 'notAllowed',
      'body.status': 'notAllowed',
      'body.colour': 'unknown',
    });
  });

  describe('what a list shows', () => {
    it('follows a new name of a person and of an organization', async () => {
      const { db } = office.server.database;
      const rename = (name_en: string) =>
        db.updateTable('organizations').set({ name_en }).where('code', '=', 'LAKES').execute();
      await rename('Huron Travel');
      expect(await found({ organizationName: 'huron' })).toEqual(['L2', 'L4', 'L5']);
      await rename('Great Lakes');
      expect(await found({ organizationName: 'huron' })).toEqual([]);
    });

    it('follows a change of a licence, and a licence that goes', async () => {
      const { db } = office.server.database;
      await addLicenses(db, [{ id: 'L6', organization_code: 'LAKES', licensed_province: 'AB' }]);
      await db.updateTable('licenses').set({ license_number: 'AB-6' }).where('id', '=', 'L6').execute();
      expect(await found({ licenseNumber: 'ab-6' })).toEqual(['L6']);
      await db.deleteFrom('licenses').where('id', '=', 'L6').execute();
      expect(await found({ licensedProvince: 'AB' })).toEqual([]);
    });
  });
});
