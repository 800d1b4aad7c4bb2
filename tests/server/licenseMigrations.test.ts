import { type Kysely, sql } from 'kysely';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { up as listLicenses } from '#server/database/migrations/048-licenses.ts';
import { forEachEngine } from '#tests/support/database.ts';
import type { TestDatabase } from '#tests/support/engines/engine.ts';
import { addLicenses } from '#tests/support/server/licenseOffice.ts';
import { addOrganization } from '#tests/support/server/people.ts';

forEachEngine((engine) => {
  let database: TestDatabase;
  beforeEach(async () => {
    database = await engine.open();
  });
  afterEach(() => database.close());

  /** As the database was before licences had a list. */
  const withoutList = async () => {
    const { db } = database;
    await sql`drop table license_listing`.execute(db);
    const { rows } = await sql<{ made: string }>`
      select oid::regprocedure::text as made from pg_proc
      where pronamespace = 'public'::regnamespace
        and (proname like 'list_%' or proname in ('compared', 'words_of', 'words_asked'))`.execute(db);
    for (const { made } of rows) await sql.raw(`drop function ${made} cascade`).execute(db);
    await sql`
      drop index licenses_once_per_province, licenses_once_per_number, licenses_of_profile,
        licenses_of_organization`.execute(db);
  };

  it('[LF-061] a database that has licences alike starts: the one changed last stays, the others are written down', async () => {
    const { db } = database;
    await addOrganization(db, { code: 'TWICE', category: 'AGENCY' });
    await withoutList();
    const alike = (id: string, licensed_province: string, license_number: string | null, day: string) => ({
      id,
      organization_code: 'TWICE',
      licensed_province,
      license_number,
      updated_at: new Date(day),
    });
    await addLicenses(db, [
      alike('older', 'NS', 'A-1', '2026-01-01'),
      alike('newer', 'NS', 'A-2', '2026-02-01'),
      alike('same number', 'NB', 'a-2', '2026-01-15'),
      alike('alone', 'SK', null, '2026-01-01'),
      alike('alone too', 'AB', null, '2026-01-01'),
      { ...alike('deleted', 'NS', 'A-2', '2026-03-01'), is_deleted: true },
    ]);

    await listLicenses(db as unknown as Kysely<unknown>);

    const shown = await db
      .selectFrom('license_listing')
      .select(['id', 'shown_status', 'license_number'])
      .orderBy('id')
      .execute();
    expect(shown).toEqual([
      { id: 'alone', shown_status: 'AUTHORIZED', license_number: null },
      { id: 'alone too', shown_status: 'AUTHORIZED', license_number: null },
      { id: 'deleted', shown_status: 'DELETED', license_number: 'A-2' },
      { id: 'newer', shown_status: 'AUTHORIZED', license_number: 'A-2' },
      { id: 'older', shown_status: 'DELETED', license_number: 'A-1' },
      { id: 'same number', shown_status: 'DELETED', license_number: 'a-2' },
    ]);
    const told = await db
      .selectFrom('audit')
      .select(['object_id', 'reason'])
      .where('action', '=', 'license.setAside')
      .orderBy('object_id')
      .execute();
    expect(told).toEqual([
      { object_id: 'older', reason: 'alike: newer' },
      { object_id: 'same number', reason: 'alike: newer' },
    ]);
  });
});
