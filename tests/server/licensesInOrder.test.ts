import { type Kysely, sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { up } from '#server/database/migrations/051-licenses-in-order.ts';
import { forEachEngine } from '#tests/support/database.ts';
import type { TestDatabase } from '#tests/support/engines/engine.ts';
import { addLicenses } from '#tests/support/server/licenses.ts';
import { addOrganization } from '#tests/support/server/people.ts';

forEachEngine((engine) => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await engine.open();
  });
  afterAll(() => database.close());

  it('licences that were there before the list had an order get theirs, and whether they are plain', async () => {
    const { db } = database;
    await addOrganization(db, { code: 'PLAIN', category: 'AGENCY' });
    await addOrganization(db, { code: 'COMMA', category: 'AGENCY', name_en: 'Travel, Inc.' });
    await addLicenses(db, [
      { id: 'second', organization_code: 'PLAIN' },
      { id: 'first', organization_code: 'COMMA' },
    ]);
    await sql`alter table license_listing drop column is_plain, drop column sequence`.execute(db);
    await sql`alter table licenses drop column sequence`.execute(db);

    await up(db as unknown as Kysely<unknown>);
    await addLicenses(db, [{ id: 'a third', organization_code: 'PLAIN', licensed_province: 'SK' }]);

    const order = await db
      .selectFrom('license_listing')
      .innerJoin('licenses', 'licenses.id', 'license_listing.id')
      .select(['license_listing.id', 'is_plain', 'license_listing.sequence', 'licenses.sequence as own'])
      .orderBy('license_listing.sequence')
      .execute();
    expect(order).toEqual([
      { id: 'second', is_plain: true, sequence: 1, own: 1 },
      { id: 'first', is_plain: false, sequence: 2, own: 2 },
      { id: 'a third', is_plain: true, sequence: 3, own: 3 },
    ]);
  });
});
