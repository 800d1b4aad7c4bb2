import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table rate_versions (
      id text primary key,
      code text not null,
      category text not null,
      channel text not null check (channel in ('AGENCY', 'BROKERAGE', 'AFFILIATION', 'SPONSOR')),
      effective_date date not null,
      revision smallint not null,
      unit text not null check (unit in ('trip', 'day')),
      axes jsonb not null,
      cells integer[] not null,
      adjustments jsonb not null,
      content_hash text not null,
      source text not null,
      created_by text,
      created_at timestamptz not null default now(),
      withdrawn_at timestamptz,
      unique (code, category, channel, effective_date, revision)
    )`.execute(db);
  await sql`
    create function refuse_rate_change() returns trigger language plpgsql as $$
      begin
        if tg_op = 'UPDATE' and old.withdrawn_at is null and new.withdrawn_at is not null
          and to_jsonb(new) - 'withdrawn_at' = to_jsonb(old) - 'withdrawn_at' then
          return new;
        end if;
        raise exception 'a rate version never changes';
      end
    $$`.execute(db);
  await sql`
    create trigger rate_versions_immutable before update or delete on rate_versions
      for each row execute function refuse_rate_change()
  `.execute(db);
}
