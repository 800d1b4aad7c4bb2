import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  createAgencyLicense,
  createAgentLicense,
  readAgentLicense,
} from '#domain/calls/licensing/oneLicense.ts';
import { agentLicense } from '#domain/calls/shapes/license.ts';
import { forEachEngine } from '#tests/support/database.ts';
import { type LicenseOffice, startLicenseOffice } from '#tests/support/server/licenseOffice.ts';

forEachEngine((engine) => {
  let office: LicenseOffice;
  beforeAll(async () => {
    office = await startLicenseOffice(engine);
  });
  afterAll(() => office.server.close());

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
      const answer = await office.clients.mia.call(readAgentLicense, { params });
      expect(answer).toMatchObject({ status: 200, body: { employmentType: type } });
    }
    for (const type of ['CONTRACTOR', 'lia', '']) await expect(employed(type), type).rejects.toThrow();
    expect(agentLicense.shape.employmentType.options.toSorted()).toEqual(types.toSorted());
  });

  it('[LF-009] a licence is of the types AGENT and AGENCY alone, each of its own owner', async () => {
    const license = (licenseType: string, licensedProvince: string) => ({
      licenseType,
      licensedProvince,
      status: 'IN_PROGRESS',
    });
    const ofAgency = (licenseType: string) =>
      office.clients.mia.call(createAgencyLicense, {
        body: { organizationCode: 'LAKES', license: license(licenseType, 'NL') },
      });
    const ofAgent = (licenseType: string) =>
      office.clients.mia.call(createAgentLicense, {
        body: { profileRef: 'profile-cleo', license: license(licenseType, 'NU') },
      });
    const before = await office.kept();
    for (const type of ['AGENT', 'BROKER', 'agency', ''])
      expect(await ofAgency(type), type).toMatchObject({ status: 400 });
    for (const type of ['AGENCY', 'BROKER', 'agent', ''])
      expect(await ofAgent(type), type).toMatchObject({ status: 400 });
    expect(await office.kept()).toEqual(before);
    expect(await ofAgency('AGENCY')).toMatchObject({
      status: 201,
      body: { license: { licenseType: 'AGENCY' } },
    });
    expect(await ofAgent('AGENT')).toMatchObject({
      status: 201,
      body: { license: { licenseType: 'AGENT' } },
    });
  });
});
