import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { announce } from '#server/database/database.ts';
import { openOrganizations, type Organizations } from '#server/organizations/organizations.ts';
import { ordinaryWaits } from '#server/waits.ts';
import { onPostgres } from '#tests/support/database.ts';
import type { TestDatabase } from '#tests/support/engines/engine.ts';
import { addOrganization } from '#tests/support/server/people.ts';

onPostgres((engine) => {
  let database: TestDatabase;
  let organizations: Organizations;
  const warned: unknown[][] = [];
  beforeAll(async () => {
    database = await engine.open();
    await addOrganization(database.db, { code: 'CM', category: 'AFFILIATION' });
    organizations = await openOrganizations(database, {
      waits: { ...ordinaryWaits, pause: () => ordinaryWaits.pause(20) },
      log: { warn: (...told: unknown[]) => void warned.push(told) },
    });
  });
  afterAll(async () => {
    await organizations.close();
    await database.close();
  });

  it('a change that could not be read is told in the log, and read as soon as it can be', async () => {
    await sql`alter table organizations rename to lost_organizations`.execute(database.db);
    await announce(database.db, 'organizations_changed');
    await expect.poll(() => warned.length).toBeGreaterThan(1);
    expect(warned[0]?.[0]).toMatchObject({
      what: 'organizations',
      reason: expect.stringContaining('organizations'),
    });
    expect(organizations.find('CM')?.names.en).not.toBe('Renamed');
    await database.db.transaction().execute(async (trx) => {
      await sql`alter table lost_organizations rename to organizations`.execute(trx);
      await sql`update organizations set name_en = 'Renamed' where code = 'CM'`.execute(trx);
    });
    await expect.poll(() => organizations.find('CM')?.names.en).toBe('Renamed');
  });
});
