import { sql } from 'kysely';
import { peopleList } from '#domain/people/peopleList.ts';
import type { Database } from '#server/database/database.ts';
import { findPeople } from '#server/people/peopleListing.ts';
import { firstNames, lastNames } from './names.ts';
import type { SearchedList } from './searchedList.ts';

/** Fills an empty database with so many people, two hundred of an agency; indexes are made afterwards, as a restore does it. */
async function fillPeople(db: Database, people: number): Promise<void> {
  const agencies = Math.ceil(people / 200);
  const { rows: indexes } = await sql<{ name: string; made: string }>`
    select indexname as name, indexdef as made from pg_indexes
    where tablename = 'profiles' and indexname like 'profiles_by_%'`.execute(db);
  await sql`alter table profiles disable trigger user`.execute(db);
  for (const { name } of indexes) await sql`drop index ${sql.ref(name)}`.execute(db);
  await sql`
    insert into organizations (code, category, name_en, name_fr)
    select 'O' || at, 'AGENCY', 'Travel ' || last || ' ' || at, 'Voyages ' || last || ' ' || at
    from generate_series(1, ${agencies}::int) as at,
      lateral (select (string_to_array(${lastNames}, ','))[1 + at % 40] as last) as named`.execute(db);
  await sql`
    insert into profiles (profile_ref, profile_code, user_type, role, status, title, first_name, last_name, email,
      organizations)
    select 'p-' || at, lower(left(first, 1)) || 'p' || at, 'ciamid',
      (array['Consultant_Agency', 'Consultant_Agency', 'Consultant_Own', 'Administrator_Lite', 'View_Only'])[1 + mix % 5],
      (array['ACTIVE', 'ACTIVE', 'ACTIVE', 'ACTIVE', 'NEW', 'INACTIVE'])[1 + mix / 5 % 6],
      (array['Travel Consultant', 'Conseil en voyages', 'Administrator', 'Consultation'])[1 + mix / 30 % 4],
      first, last || ' ' || family, lower(left(first, 1)) || 'p' || at || '@example.com', array['O' || (1 + at / 200)]
    from (select at, abs(hashint4(at)::bigint) as mix from generate_series(0, ${people - 1}::int) as at) as each,
      lateral (select (string_to_array(${firstNames}, ','))[1 + mix % 20] as first,
        (string_to_array(${lastNames}, ','))[1 + mix / 20 % 40] as last,
        initcap(translate((at / 800)::text, '0123456789', 'aeioubcdlm')) as family) as named`.execute(db);
  for (const { made } of indexes) await sql.raw(made).execute(db);
  await sql`alter table profiles enable trigger user`.execute(db);
  await sql`vacuum analyze`.execute(db);
}

export const people: SearchedList<typeof peopleList> = {
  list: peopleList,
  filters: [
    {},
    { firstName: 'Sophie' },
    { lastName: 'Bouchard' },
    { firstName: 'Geneviève', lastName: 'Lév' },
    { email: 'sp12' },
    { profileCode: 'sp1234' },
    { status: 'INACTIVE' },
    { title: 'Admin' },
    { role: 'View_Only' },
    { organization: 'Voyages Tremblay' },
  ],
  find: findPeople,
  fill: fillPeople,
  table: 'people_listing',
  columns: [
    'full_name_key',
    'code_key',
    'email_key',
    'title_key',
    'status',
    'role',
    'first_name_words',
    'last_name_words',
    'title_words',
    'organizations',
  ],
};
