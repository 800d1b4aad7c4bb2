import { type Kysely, sql } from 'kysely';

/**
 * The audit is kept in months, so that an old month can go as a whole while no single entry ever can. What comes
 * before its month was made lies in `audit_rest` until then.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table audit rename to audit_whole`.execute(db);
  await sql`alter index audit_of_object rename to audit_whole_of_object`.execute(db);
  await sql`alter index audit_by_time rename to audit_whole_by_time`.execute(db);
  await sql`create table audit (like audit_whole including defaults) partition by range (at)`.execute(db);
  await sql`create sequence audit_ids owned by audit.id`.execute(db);
  await sql`alter table audit alter column id set default nextval('audit_ids')`.execute(db);
  await sql`create index audit_by_id on audit (id)`.execute(db);
  await sql`create index audit_of_object on audit (object_type, object_id)`.execute(db);
  await sql`create index audit_by_time on audit (at)`.execute(db);
  await sql`
    create trigger audit_append_only before update or delete or truncate on audit
      for each statement execute function refuse_audit_change()
  `.execute(db);
  await sql`
    create trigger audit_entry_stays before update or delete on audit
      for each row execute function refuse_audit_change()
  `.execute(db);
  await sql`create table audit_rest partition of audit default`.execute(db);
  await sql`
    create trigger audit_append_only before truncate on audit_rest
      for each statement execute function refuse_audit_change()
  `.execute(db);

  await sql`
    create function make_audit_month(day timestamptz) returns void language plpgsql as $$
      declare
        began timestamptz := date_trunc('month', day at time zone 'UTC') at time zone 'UTC';
        ends timestamptz := (date_trunc('month', day at time zone 'UTC') + interval '1 month') at time zone 'UTC';
        name text := 'audit_' || to_char(day at time zone 'UTC', 'YYYY_MM');
        came_early boolean;
      begin
        if to_regclass(name) is not null then return; end if;
        execute format('create table %I (like audit including defaults)', name);
        select exists (select from audit_rest where at >= began and at < ends) into came_early;
        if came_early then
          alter table audit detach partition audit_rest;
          execute format(
            'with early as (delete from audit_rest where at >= %L and at < %L returning *) insert into %I select * from early',
            began, ends, name);
        end if;
        execute format('alter table audit attach partition %I for values from (%L) to (%L)', name, began, ends);
        execute format(
          'create trigger audit_append_only before truncate on %I for each statement execute function refuse_audit_change()',
          name);
        if came_early then alter table audit attach partition audit_rest default; end if;
      end
    $$`.execute(db);

  await sql`insert into audit select * from audit_whole`.execute(db);
  await sql`select setval('audit_ids', coalesce(max(id), 0) + 1, false) from audit_whole`.execute(db);
  await sql`drop table audit_whole`.execute(db);
}
