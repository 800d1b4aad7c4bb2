import { type Kysely, sql } from 'kysely';

/** What a signed link opens: some policies of one purchase, until it is too old or revoked. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table policy_links (
      id uuid primary key,
      policy_id uuid not null references policies (id),
      policy_numbers jsonb not null,
      lang text not null check (lang in ('EN', 'FR')),
      created_at timestamptz not null,
      revoked_at timestamptz
    )`.execute(db);
  await sql`create index policy_links_of on policy_links (policy_id)`.execute(db);
}
