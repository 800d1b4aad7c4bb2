import { beforeEach, describe, expect, it } from 'vitest';
import { agencyLicenses, agentLicenses } from '#domain/calls/licensing/oneLicense.ts';
import { onPostgres } from '#tests/support/database.ts';
import { addLicenses, type LicenseOffice, startLicenseOffice } from '#tests/support/server/licenseOffice.ts';
import { startedFor } from '#tests/support/startedFor.ts';

const wire = (day: string) => `${day}T10:00:00.000Z`;

onPostgres((engine) => {
  let licenseId: string;
  let added = 0;
  const office = startedFor(() => startLicenseOffice(engine));

  beforeEach(async () => {
    added += 1;
    licenseId = `C-${added}`;
    const { db } = office.server.database;
    await db.deleteFrom('licenses').where('organization_code', '=', 'LAKES').execute();
    await addLicenses(db, [
      {
        id: licenseId,
        organization_code: 'LAKES',
        licensed_province: 'ON',
        license_number: 'ON-1',
        legal_name: 'Great Lakes Ltd.',
        effective_date: '2024-04-01',
        expired_date: '2026-03-31',
      },
    ]);
  });

  type Name = keyof LicenseOffice['clients'];
  const change = (license: object, revision = '"1"', name: Name = 'mia') =>
    office.clients[name].call(agencyLicenses.change, {
      params: { organizationCode: 'LAKES', licenseId },
      headers: { 'if-match': revision },
      body: { license },
    });
  const store = (changed: object) =>
    office.server.database.db.updateTable('licenses').set(changed).where('id', '=', licenseId).execute();
  const historyOf = async () => {
    const params = { organizationCode: 'LAKES', licenseId };
    return (await office.clients.mia.body(agencyLicenses.history, { params })).changes;
  };

  it('[LF-021] [LF-055] changes the fields that are sent, and counts the revision', async () => {
    expect(agencyLicenses.change).toMatchObject({
      method: 'PUT',
      path: '/api/agency/{organizationCode}/license/{licenseId}',
    });
    const answer = await change({ expiredDate: wire('2028-03-31'), legalName: null, status: 'IN_PROGRESS' });
    expect(answer).toMatchObject({
      status: 200,
      body: {
        code: 'LAKES',
        license: {
          expiredDate: '2028-03-31',
          effectiveDate: '2024-04-01',
          legalName: null,
          licenseNumber: 'ON-1',
          status: 'IN_PROGRESS',
          revision: 2,
        },
      },
    });
    expect(answer.headers.get('etag')).toBe('"2"');
  });

  it('[LF-047] [LF-055] changes an agent’s old licence, which keeps a province that is no longer offered', async () => {
    expect(agentLicenses.change).toMatchObject({
      method: 'PUT',
      path: '/api/agent/{profileRef}/license/{licenseId}',
    });
    const changed = await office.clients.mia.call(agentLicenses.change, {
      params: { profileRef: 'profile-cleo', licenseId: 'P-1' },
      headers: { 'if-match': '"1"' },
      body: { license: { status: 'RENEWAL_PENDING' } },
    });
    expect(changed).toMatchObject({
      body: { lastName: 'Roy', license: { licensedProvince: 'QC', status: 'RENEWAL_PENDING', revision: 2 } },
    });
  });

  it('takes the same in other words as no change', async () => {
    const answer = await change({ legalName: ' Great Lakes Ltd. ', expiredDate: wire('2026-03-31') });
    expect(answer).toMatchObject({ body: { license: { revision: 1 } } });
  });

  describe('a change is refused, and nothing is written:', () => {
    it.each([
      ['of no field', {}, { fields: { 'body.license': 'missing' } }],
      [
        '[LF-050 partly] of the province',
        { licensedProvince: 'BC' },
        { fields: { 'body.license.licensedProvince': 'unknown' } },
      ],
      [
        '[LF-051 partly] of type and owner',
        { licenseType: 'AGENT', organizationCode: 'BOREAL' },
        { fields: { 'body.license.licenseType': 'unknown', 'body.license.organizationCode': 'unknown' } },
      ],
      ['[LF-028] to no status', { status: null }, { fields: { 'body.license.status': 'notAllowed' } }],
      [
        '[LF-036] [LF-037] to an expiry before the effective date that stands',
        { expiredDate: wire('2024-03-31') },
        {
          fields: {
            'body.license.effectiveDate': 'afterExpiredDate',
            'body.license.expiredDate': 'beforeEffectiveDate',
          },
        },
      ],
    ])('%s', async (_, license, problem) => {
      const before = await office.kept();
      expect(await change(license)).toMatchObject({ status: 400, problem });
      expect(await office.kept()).toEqual(before);
    });

    it('[LF-020] of a licence in progress to a pending renewal', async () => {
      await store({ status: 'IN_PROGRESS' });
      expect(await change({ status: 'RENEWAL_PENDING' })).toMatchObject({
        status: 400,
        problem: { fields: { 'body.license.status': 'notAllowed' } },
      });
    });

    it('[LS-013 partly] of a deleted licence', async () => {
      await store({ is_deleted: true });
      expect(await change({ legalName: 'X' })).toMatchObject({
        status: 409,
        problem: { code: 'license.deleted' },
      });
    });

    it('[LF-060 partly] [LF-061] to the number of another licence of the owner', async () => {
      const { db } = office.server.database;
      await addLicenses(db, [
        { id: `${licenseId}-b`, organization_code: 'LAKES', licensed_province: 'BC', license_number: 'bc-9' },
      ]);
      expect(await change({ licenseNumber: 'BC-9' })).toMatchObject({
        status: 409,
        problem: { code: 'license.duplicate', fields: { 'body.license.licenseNumber': 'notUnique' } },
      });
    });

    it('[LF-007 partly] without the permission to edit licences', async () => {
      expect(await change({ legalName: 'X' }, '"1"', 'lea')).toMatchObject({ status: 403 });
    });
  });

  describe('the history', () => {
    it('says who changed which fields, without what tells of a person', async () => {
      const { db } = office.server.database;
      await db
        .updateTable('profiles')
        .set({ first_name: 'Mia', last_name: 'Chen' })
        .where('profile_ref', '=', 'profile-mia')
        .execute();
      await change({ licenseNumber: 'ON-2', expiredDate: wire('2028-03-31') });
      await change({ status: 'NOT_AUTHORIZED', legalName: null }, '"2"');
      const changes = await historyOf();
      expect(changes.map(({ by, action, fields }) => ({ by, action, fields }))).toEqual([
        {
          by: 'Mia Chen',
          action: 'update',
          fields: [
            { field: 'status', from: 'AUTHORIZED', to: 'NOT_AUTHORIZED' },
            { field: 'legalName', from: '***', to: null },
          ],
        },
        {
          by: 'Mia Chen',
          action: 'update',
          fields: [
            { field: 'licenseNumber', from: '***', to: '***' },
            { field: 'expiredDate', from: '2026-03-31', to: '2028-03-31' },
          ],
        },
      ]);
      const audited = await db.selectFrom('audit').select(['before', 'after']).execute();
      expect(JSON.stringify(audited)).not.toMatch(/ON-2|Great Lakes Ltd/);
    });
  });
});
