import { type Kysely, sql } from 'kysely';

/** A quote that was sold is held no longer, whether its page was left or not. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index purchases_of_a_draft on purchases (draft_id) where draft_id is not null`.execute(db);
  await sql`
    create or replace view held_quotes as
      select id, number, 'Q-' || number as quote_number, words_of('Q-' || number) as number_words,
        application, drafts.organization_code, profile_ref, owner_name,
        words_of(owner_name) as owner_words,
        traveller_names, traveller_count, compared(traveller_names) collate "C" as travellers_key,
        words_of(traveller_names) as traveller_words,
        destination_en, destination_fr, words_of(destination_en || ' ' || destination_fr) as destination_words,
        departure_date, step, premium_cents, valid_until, created_at, updated_at, expires_at
      from drafts
      join (select profile_ref, btrim(first_name || ' ' || last_name) as owner_name from profiles) as owners
        using (profile_ref)
      where machine = 'quoteFlow' and closed_at is null
        and not exists (
          select from purchases
            where purchases.draft_id = drafts.id and purchases.state = '"confirmed"')`.execute(db);
}
