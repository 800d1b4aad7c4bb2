import { describe, expect, it } from 'vitest';
import { agencyLicenses, agentLicenses } from '#domain/calls/licensing/oneLicense.ts';
import { agentLicense } from '#domain/calls/shapes/license.ts';
import { setCiamUser } from '#domain/calls/identity/setUser.ts';
import { searchLicenses } from '#domain/calls/licensing/licenseList.ts';
import { listAgents } from '#domain/calls/licensing/listAgents.ts';
import { onPostgres } from '#tests/support/database.ts';
import { type LicenseOffice, startLicenseOffice } from '#tests/support/server/licenseOffice.ts';
import { startedFor } from '#tests/support/startedFor.ts';
import { addPerson } from '#tests/support/server/people.ts';

const sent = {
  licensedProvince: 'AB',
  status: 'AUTHORIZED',
  screeningStatus: 'APPROVED',
  licenseNumber: 'AB-77',
  legalName: 'Boreal Travel Inc.',
  effectiveDate: '2026-01-01T10:00:00.000Z',
  expiredDate: '2027-12-31T10:00:00.000Z',
  screeningEffectiveDate: null,
};

onPostgres((engine) => {
  const office = startedFor(() => startLicenseOffice(engine));

  type Name = keyof LicenseOffice['clients'];
  const ofAgency = (licenseId: string, name: Name = 'mia', organizationCode = 'BOREAL', lang = 'EN') =>
    office.clients[name].call(agencyLicenses.read, {
      params: { organizationCode, licenseId },
      headers: { lang },
    });
  const ofAgent = (name: Name = 'mia', profileRef = 'profile-cleo', licenseId = 'P-1') =>
    office.clients[name].call(agentLicenses.read, { params: { profileRef, licenseId } });
  const addToAgency = (license: object, name: Name = 'mia', organizationCode = 'BOREAL') =>
    office.clients[name].call(agencyLicenses.add, { body: { organizationCode, license } });
  const addToAgent = (license: object, name: Name = 'mia', profileRef = 'profile-cleo') =>
    office.clients[name].call(agentLicenses.add, { body: { profileRef, license } });

  describe('a licence is opened', () => {
    it('[LF-010] [LF-054] of an agency with its name in the language, its code and its email', async () => {
      expect(agencyLicenses.read).toMatchObject({
        method: 'GET',
        path: '/api/agency/{organizationCode}/license/{licenseId}',
      });
      const answer = await ofAgency('A-1', 'mia', 'BOREAL', 'FR');
      expect(answer).toMatchObject({
        status: 200,
        body: {
          organizationName: 'Voyages Boréal',
          code: 'BOREAL',
          email: 'anne@boreal.example',
          license: {
            id: 'A-1',
            licenseType: 'AGENCY',
            licensedProvince: 'QC',
            status: 'AUTHORIZED',
            screeningStatus: 'NA',
            licenseNumber: '605311',
            legalName: 'Voyages Boréal inc.',
            effectiveDate: '2024-04-01',
            expiredDate: '2028-03-31',
            screeningEffectiveDate: null,
            isDeleted: false,
            revision: 1,
          },
        },
      });
      expect(answer.headers.get('etag')).toBe('"1"');
    });

    it('[LF-010] [LF-054] of an agent with what is known of the agent', async () => {
      expect(agentLicenses.read).toMatchObject({
        method: 'GET',
        path: '/api/agent/{profileRef}/license/{licenseId}',
      });
      expect(await ofAgent()).toMatchObject({
        status: 200,
        body: {
          firstName: 'Cléo',
          lastName: 'Roy',
          title: 'Travel Counsellor',
          role: 'Consultant_Agency',
          email: 'cleo@example.com',
          city: 'Laval',
          province: 'QC',
          country: 'CA',
          employmentType: 'INDCONTRACTOR',
          license: { id: 'P-1', licenseType: 'AGENT', licensedProvince: 'QC' },
        },
      });
    });

    it('[LF-057 partly] with its days as instants on the wire', async () => {
      const response = await office.clients.mia.fetch('/api/agency/BOREAL/license/A-1');
      expect(await response.json()).toMatchObject({
        license: { effectiveDate: '2024-04-01T10:00:00.000Z', screeningEffectiveDate: null },
      });
    });

    it('[LS-013 partly] also when it is deleted', async () => {
      expect(await ofAgency('A-3')).toMatchObject({ body: { license: { isDeleted: true } } });
    });

    it('within reach alone: an agent’s where any of the agent’s organizations is', async () => {
      expect(await ofAgency('A-1', 'adam')).toMatchObject({ ok: true });
      expect(await ofAgent('adam')).toMatchObject({ ok: true });
      expect(await ofAgency('A-1', 'lea')).toMatchObject({ status: 404, problem: { code: 'notFound' } });
      expect(await ofAgent('lea')).toMatchObject({ status: 404, problem: { code: 'notFound' } });
      const second = { profile_ref: 'profile-cleo', organization_code: 'LAKES' };
      const { db } = office.server.database;
      await db.insertInto('profile_organizations').values(second).execute();
      expect(await ofAgent('lea')).toMatchObject({ ok: true });
      await db
        .deleteFrom('profile_organizations')
        .where('organization_code', '=', 'LAKES')
        .where('profile_ref', '=', 'profile-cleo')
        .execute();
    });

    it('within reach of one’s own organizations, whichever the session is in', async () => {
      const { adam } = office.clients;
      await adam.body(setCiamUser, { headers: { newOrg: 'BOREAL-MTL' } });
      const body = { licenseNumber: '605311' };
      expect(await adam.body(searchLicenses, { body })).toMatchObject({ rows: [{ id: 'A-1' }] });
      expect(await ofAgency('A-1', 'adam')).toMatchObject({ ok: true });
      await adam.body(setCiamUser, { headers: { newOrg: 'BOREAL' } });
    });

    it('under its own owner alone', async () => {
      expect(await ofAgency('A-1', 'mia', 'LAKES')).toMatchObject({ status: 404 });
      expect(await ofAgency('P-1')).toMatchObject({ status: 404 });
      expect(await ofAgency('nobody')).toMatchObject({ status: 404 });
      expect(await ofAgent('mia', 'profile-mia')).toMatchObject({ status: 404 });
      expect(await ofAgent('mia', 'nobody')).toMatchObject({ status: 404 });
    });
  });

  describe('a licence is added', () => {
    it('[LF-052] to an agency, and is found as it was sent', async () => {
      expect(agencyLicenses.add).toMatchObject({ method: 'POST', path: '/api/agency/license' });
      const answer = await addToAgency({ ...sent, licenseType: 'AGENCY' });
      expect(answer).toMatchObject({ status: 201, body: { code: 'BOREAL' } });
      const { body } = answer as Extract<typeof answer, { ok: true }>;
      expect(await ofAgency(body.license.id)).toMatchObject({
        body: {
          license: {
            licensedProvince: 'AB',
            status: 'AUTHORIZED',
            screeningStatus: 'APPROVED',
            licenseNumber: 'AB-77',
            legalName: 'Boreal Travel Inc.',
            effectiveDate: '2026-01-01',
            expiredDate: '2027-12-31',
            screeningEffectiveDate: null,
            revision: 1,
          },
        },
      });
    });

    it('[LF-048] [LF-053] to an independent contractor for Alberta', async () => {
      expect(agentLicenses.add).toMatchObject({ method: 'POST', path: '/api/agent/license' });
      const answer = await addToAgent(sent);
      expect(answer).toMatchObject({
        status: 201,
        body: { lastName: 'Roy', license: { licenseType: 'AGENT', licensedProvince: 'AB' } },
      });
    });

    it('[LF-014 partly] [LF-030] with nothing but province and status while it is in progress', async () => {
      const answer = await addToAgency({ licensedProvince: 'SK', status: 'IN_PROGRESS' });
      expect(answer).toMatchObject({
        body: {
          license: { screeningStatus: 'NA', licenseNumber: null, legalName: null, effectiveDate: null },
        },
      });
    });

    it('[LF-017] without the placeholder of dates', async () => {
      const placeholder = '9999-01-01T10:00:00.000Z';
      const dates = {
        effectiveDate: placeholder,
        expiredDate: placeholder,
        screeningEffectiveDate: placeholder,
      };
      const answer = await addToAgency({ licensedProvince: 'MB', status: 'NOT_AUTHORIZED', ...dates });
      expect(answer).toMatchObject({
        body: { license: { effectiveDate: null, expiredDate: null, screeningEffectiveDate: null } },
      });
      const needed = await addToAgency({ ...sent, ...dates, licensedProvince: 'NL', licenseNumber: 'NL-1' });
      expect(needed).toMatchObject({
        problem: {
          fields: { 'body.license.effectiveDate': 'missing', 'body.license.expiredDate': 'missing' },
        },
      });
    });

    it('to nobody who is not there', async () => {
      expect(await addToAgency(sent, 'mia', 'NOWHERE')).toMatchObject({ status: 404 });
      expect(await addToAgent(sent, 'mia', 'nobody')).toMatchObject({ status: 404 });
    });

    it('[LF-006 partly] by nobody without the permission to add licences', async () => {
      expect(await addToAgency(sent, 'adam')).toMatchObject({ status: 403 });
      expect(await addToAgent(sent, 'cleo')).toMatchObject({ status: 403 });
    });
  });

  describe('what is wrong with a new licence has a code at its field, and nothing is written', () => {
    it.each([
      ['[LF-049] no province of Canada', { licensedProvince: 'XX' }, { licensedProvince: 'notAllowed' }],
      ['a status that only lists show', { status: 'DELETED' }, { status: 'notAllowed' }],
      [
        '[LF-014] an unknown screening status',
        { screeningStatus: 'PASSED' },
        { screeningStatus: 'notAllowed' },
      ],
      [
        'what the form does not let go either',
        { licenseNumber: null, expiredDate: null },
        { licenseNumber: 'missing', expiredDate: 'missing' },
      ],
      [
        '[LF-057 partly] a day without its time',
        { effectiveDate: '2027-01-01' },
        { effectiveDate: 'wrongFormat' },
      ],
      [
        '[LF-057 partly] another time of the day',
        { expiredDate: '2027-01-01T00:00:00.000Z' },
        { expiredDate: 'wrongFormat' },
      ],
      ['the other type', { licenseType: 'AGENT' }, { licenseType: 'notAllowed' }],
      [
        '[LF-058 partly] an owner in the licence',
        { organizationCode: 'LAKES', profileRef: 'profile-lea' },
        { organizationCode: 'unknown', profileRef: 'unknown' },
      ],
    ])('%s', async (_, wrong, fields) => {
      const before = await office.kept();
      const refused = await addToAgency({ ...sent, licensedProvince: 'BC', licenseNumber: 'BC-1', ...wrong });
      expect(refused).toMatchObject({ status: 400, problem: { code: 'request.invalid' } });
      const told = (refused as unknown as { problem: { fields: object } }).problem.fields;
      expect(told).toEqual(
        Object.fromEntries(Object.entries(fields).map(([at, code]) => [`body.license.${at}`, code])),
      );
      expect(await office.kept()).toEqual(before);
    });

    it.each([
      ['[LF-047] Quebec, for an agent', 'profile-cleo', 'QC'],
      ['[LF-047] [LF-048] Alberta, for an agent who is no independent contractor', 'profile-adam', 'AB'],
    ])('%s', async (_, profileRef, licensedProvince) => {
      const before = await office.kept();
      expect(await addToAgent({ ...sent, licensedProvince }, 'mia', profileRef)).toMatchObject({
        status: 400,
        problem: { fields: { 'body.license.licensedProvince': 'notAllowed' } },
      });
      expect(await office.kept()).toEqual(before);
    });
  });

  describe('a second licence of an owner is refused', () => {
    it.each([
      ['for the same province', { licensedProvince: 'QC', licenseNumber: 'Z-1' }, 'licensedProvince'],
      [
        'with the same number in small letters',
        { licensedProvince: 'NB', licenseNumber: 'ab-77' },
        'licenseNumber',
      ],
    ])('[LF-060 partly] [LF-061] %s', async (_, alike, field) => {
      const before = await office.kept();
      expect(await addToAgency({ ...sent, ...alike })).toMatchObject({
        status: 409,
        problem: { code: 'license.duplicate', fields: { [`body.license.${field}`]: 'notUnique' } },
      });
      expect(await office.kept()).toEqual(before);
    });

    it('but not beside a deleted one, or of another owner', async () => {
      expect(await addToAgency({ ...sent, licensedProvince: 'ON', licenseNumber: 'ON-1' })).toMatchObject({
        status: 201,
      });
      expect(await addToAgency(sent, 'mia', 'LAKES')).toMatchObject({ status: 201 });
    });

    it('also between requests at once: one of them is kept', async () => {
      const license = { licensedProvince: 'BC', status: 'IN_PROGRESS' };
      const answers = await Promise.all(
        Array.from({ length: 8 }, () => addToAgency(license, 'mia', 'LAKES')),
      );
      const statuses = answers.map(({ status }) => status).toSorted();
      expect(statuses).toEqual([201, 409, 409, 409, 409, 409, 409, 409]);
    });
  });

  it('[LF-012] an agent is employed in one of exactly four ways', async () => {
    const employed = (type: string) =>
      office.server.database.db
        .updateTable('profiles')
        .set({ employment_type: type as 'LIA' })
        .where('profile_ref', '=', 'profile-cleo')
        .execute();
    const params = { profileRef: 'profile-cleo', licenseId: 'P-1' };
    const types = ['LIA', 'REGULAR', 'NOT_APPLICABLE', 'INDCONTRACTOR'];
    for (const type of types) {
      await employed(type);
      const answer = await office.clients.mia.call(agentLicenses.read, { params });
      expect(answer).toMatchObject({ status: 200, body: { employmentType: type } });
    }
    for (const type of ['CONTRACTOR', 'lia', '']) await expect(employed(type), type).rejects.toThrow();
    expect(agentLicense.shape.employmentType.options.toSorted()).toEqual(types.toSorted());
  });

  it('[LF-019 partly] [US-039] lists the agents of an organization by name, or those of them who sell, without the inactive ones', async () => {
    const { db } = office.server.database;
    const add = addPerson.bind(null, db, office.server.issuer);
    const role = 'Consultant_Agency';
    await add({ subject: 'zoe', role, organizationCode: 'BOREAL-MTL', status: 'NEW' });
    await add({ subject: 'zzz', role: 'View_Only', organizationCode: 'BOREAL-MTL', status: 'ACTIVE' });
    await add({ subject: 'gone', role, organizationCode: 'BOREAL-MTL', status: 'INACTIVE' });
    const cleo = {
      firstName: 'Cléo',
      lastName: 'Roy',
      profileRef: 'profile-cleo',
      employmentType: 'INDCONTRACTOR',
    };
    const others = ['zoe', 'zzz'].map((lastName) => ({
      firstName: 'Test',
      lastName,
      profileRef: `profile-${lastName}`,
      employmentType: 'NOT_APPLICABLE',
    }));
    const listed = async (path: string, name: keyof LicenseOffice['clients'] = 'mia') =>
      (await office.clients[name].fetch(path)).json();
    const at = 'agentlist?organizationCode=BOREAL-MTL';
    expect(await listed(`/${at}`)).toEqual({ agents: [cleo, ...others] });
    expect(await listed(`/api/${at}`)).toEqual({ agents: [cleo, ...others] });
    expect(await listed(`/api/${at}&selling=true`)).toEqual({ agents: [cleo, others[0]] });
    expect(await listed(`/api/${at}`, 'lea')).toMatchObject({ status: 404 });
    const visitor = office.server.client('b2c');
    await visitor.open();
    expect(await visitor.body(listAgents, { query: { organizationCode: 'CM' } })).toEqual({ agents: [] });
    expect(
      await office.clients.mia.call(listAgents, { query: { organizationCode: 'NOWHERE' } }),
    ).toMatchObject({
      status: 404,
    });
  });
});
