import { readFileSync } from 'node:fs';
import { sql } from 'kysely';
import type { DatabaseTransaction } from '../database/database.ts';

const file = new URL('./airports.tsv', import.meta.url);

/** Medium and large airports of the world with an IATA code; where the data comes from is said in NOTICE. */
export async function loadLocations(tx: DatabaseTransaction): Promise<void> {
  const [head = '', ...lines] = readFileSync(file, 'utf8').trimEnd().split('\n');
  const rows = lines.map((line) => line.split('\t'));
  const column = (name: string, otherwise = name) => {
    const at = head.split('\t').indexOf(name);
    const instead = head.split('\t').indexOf(otherwise);
    return rows.map((cells) => cells[at] || (cells[instead] ?? ''));
  };
  await sql`
    insert into travel_locations
      (id, iata, name_en, name_fr, city_en, city_fr, state_en, state_fr, country_code, weight)
    select * from unnest(
      ${column('id')}::text[], ${column('iata')}::text[],
      ${column('name')}::text[], ${column('nameFr', 'name')}::text[],
      ${column('city')}::text[], ${column('cityFr', 'city')}::text[],
      ${column('state')}::text[], ${column('stateFr', 'state')}::text[],
      ${column('country')}::text[], ${column('weight')}::smallint[])`.execute(tx);
}
