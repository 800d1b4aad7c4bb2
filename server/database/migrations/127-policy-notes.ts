import { type Kysely, sql } from 'kysely';

/** Notes on a policy, each as its author wrote it, for good. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table policy_notes (
      id uuid primary key,
      policy_number text not null references paxes (policy_number),
      author_ref text not null,
      author_name text not null,
      text text not null check (char_length(text) between 1 and 4000),
      written_at timestamptz not null
    )`.execute(db);
  await sql`create index policy_notes_of on policy_notes (policy_number, written_at desc, id desc)`.execute(
    db,
  );
  await sql`create index policy_notes_written on policy_notes (written_at desc, id desc)`.execute(db);
  await sql`
    create function refuse_note_change() returns trigger language plpgsql as $$
      begin
        raise exception 'a note never changes';
      end
    $$`.execute(db);
  await sql`
    create trigger policy_notes_immutable before update or delete on policy_notes
      for each row execute function refuse_note_change()
  `.execute(db);
}
