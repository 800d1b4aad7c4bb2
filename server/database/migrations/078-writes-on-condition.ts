import { type Kysely, sql } from 'kysely';

/** What a statement of several writes asks first: where it does not hold, none of them is done. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function must_hold(holds boolean) returns boolean language plpgsql as $$
    begin
      if holds then return true; end if;
      raise exception 'what was written was to hold and does not' using errcode = 'PT001';
    end $$`.execute(db);
}
