import { type Kysely, sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Tables } from '#server/tables.ts';
import { serverEngine } from '#tests/support/engines/server.ts';
import type { TestDatabase } from '#tests/support/engines/engine.ts';
import { addLicenses } from '#tests/support/server/licenseOffice.ts';
import { addOrganization } from '#tests/support/server/people.ts';

type Change = (db: Kysely<Tables>) => Promise<unknown>;

const rename =
  (code: string): Change =>
  (db) =>
    db
      .updateTable('organizations')
      .set({ name_en: 'New', name_fr: 'Nouveau' })
      .where('code', '=', code)
      .execute();
const ofAnn = (organization_code: string) => ({ profile_ref: 'ann', organization_code });

/** Everything that a row of the list is made of. */
const changes: Record<string, Change> = {
  'a licence of an agent is added': (db) =>
    addLicenses(db, [{ id: 'added', profile_ref: 'ann', licensed_province: 'SK' }]),
  'a licence of an agency is added': (db) =>
    addLicenses(db, [{ id: 'added to agency', organization_code: 'HOME', licensed_province: 'SK' }]),
  'a licence is changed': (db) =>
    db.updateTable('licenses').set({ legal_name: 'Changed' }).where('id', '=', 'ofAnn').execute(),
  'a person is renamed': (db) =>
    db.updateTable('profiles').set({ last_name: 'Renamed' }).where('profile_ref', '=', 'ann').execute(),
  'the organization where a person starts is renamed': rename('HOME'),
  'another organization is renamed': rename('OTHER'),
  'a person joins an organization': (db) =>
    db.insertInto('profile_organizations').values(ofAnn('THIRD')).execute(),
  'a person leaves an organization': (db) =>
    db.deleteFrom('profile_organizations').where('organization_code', '=', 'SECOND').execute(),
  'a person starts elsewhere': async (db) => {
    const starts = (organization: string, is_default: boolean) =>
      db
        .updateTable('profile_organizations')
        .set({ is_default })
        .where('profile_ref', '=', 'ann')
        .where('organization_code', '=', organization)
        .execute();
    await starts('HOME', false);
    await db
      .insertInto('profile_organizations')
      .values({ ...ofAnn('OTHER'), is_default: true })
      .execute();
  },
};

const pairs = Object.keys(changes).flatMap((first) =>
  Object.keys(changes).flatMap((second) => (first === second ? [] : [{ first, second }])),
);

/** Only a server has two transactions at once. */
describe('on the server database', () => {
  const engine = serverEngine();
  let database: TestDatabase;
  beforeAll(async () => {
    database = await engine.open();
  });
  afterAll(async () => {
    await database.close();
    await engine.stop();
  });

  beforeEach(async () => {
    const { db } = database;
    for (const table of ['licenses', 'profile_organizations', 'profiles', 'organizations'] as const)
      await db.deleteFrom(table).execute();
    for (const code of ['HOME', 'SECOND', 'THIRD', 'OTHER'])
      await addOrganization(db, { code, category: 'AGENCY' });
    await sql`
      insert into profiles (profile_ref, profile_code, user_type, role, first_name, last_name, email)
      values ('ann', 'ann', 'ciamid', 'Consultant_Agency', 'Ann', 'Old', 'ann@example.com')`.execute(db);
    await db
      .insertInto('profile_organizations')
      .values([
        { profile_ref: 'ann', organization_code: 'HOME', is_default: true },
        { profile_ref: 'ann', organization_code: 'SECOND' },
      ])
      .execute();
    await addLicenses(db, [
      { id: 'ofAnn', profile_ref: 'ann' },
      { id: 'ofHome', organization_code: 'HOME' },
    ]);
  });

  const listed = () => database.db.selectFrom('license_listing').selectAll().orderBy('id').execute();
  const waits = async () => {
    const { rows } = await sql<{ waiting: number }>`
      select count(*)::int as waiting from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`.execute(database.db);
    return (rows[0]?.waiting ?? 0) > 0;
  };

  it.each(pairs)('a list has both when, at once, $first and $second', async ({ first, second }) => {
    const { db } = database;
    const earlier = await db.startTransaction().execute();
    await changes[first]?.(earlier);
    let done = false;
    const later = db
      .transaction()
      .execute(async (trx) => changes[second]?.(trx))
      .finally(() => {
        done = true;
      });
    await expect.poll(async () => done || (await waits()), { interval: 5 }).toBe(true);
    await earlier.commit().execute();
    await later;
    const kept = await listed();
    await sql`select list_licenses(array(select id from licenses))`.execute(db);
    expect(kept).toEqual(await listed());
  });
});
