import { readFileSync } from 'node:fs';
import { sql } from 'kysely';
import type { DatabaseTransaction } from '../database/database.ts';

const file = new URL('./airports.tsv', import.meta.url);

/**
 * Medium and large airports of the world with an IATA code; where the data comes from is said in NOTICE. An airport
 * without a French name is known by its city's, and not by its English one.
 */
export async function loadLocations(tx: DatabaseTransaction): Promise<void> {
  const [head = '', ...lines] = readFileSync(file, 'utf8').trimEnd().split('\n');
  const rows = lines.map((line) => line.split('\t'));
  const column = (...names: string[]) => {
    const places = names.map((name) => head.split('\t').indexOf(name));
    return rows.map((cells) => places.map((at) => cells[at]).find(Boolean) ?? '');
  };
  await sql`
    insert into travel_locations
      (id, iata, name_en, name_fr, city_en, city_fr, state_en, state_fr, country_code, weight)
    select * from unnest(
      ${column('id')}::text[], ${column('iata')}::text[],
      ${column('name')}::text[], ${column('nameFr', 'cityFr', 'city', 'name')}::text[],
      ${column('city')}::text[], ${column('cityFr', 'city')}::text[],
      ${column('state')}::text[], ${column('stateFr', 'state')}::text[],
      ${column('country')}::text[], ${column('weight')}::smallint[])`.execute(tx);
}
