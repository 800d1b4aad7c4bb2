import { type Kysely, sql } from 'kysely';
import { folded } from '../../locations/fold.ts';

const batch = 500;

/** What an engine makes of an accent in lower case is its own affair: names are folded as locations are. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table paxes drop column last_name_lower, add column last_name_folded text`.execute(db);
  for (let last = ''; ; ) {
    const { rows } = await sql<{ policy_number: string; last_name: string }>`
      select policy_number, last_name from paxes
      where policy_number > ${last} order by policy_number limit ${batch}`.execute(db);
    for (const { policy_number, last_name } of rows) {
      await sql`update paxes set last_name_folded = ${folded(last_name)} where policy_number = ${policy_number}`.execute(
        db,
      );
    }
    if (rows.length < batch) break;
    last = rows.at(-1)?.policy_number ?? '';
  }
  await sql`alter table paxes alter column last_name_folded set not null`.execute(db);
  await sql`create index paxes_by_name on paxes (last_name_folded text_pattern_ops)`.execute(db);
}
