import { type Kysely, sql } from 'kysely';

/**
 * Held quotes are found by whom they are for, as policies are: each email and phone of a quote stands in a column that
 * the database writes, with an index. What stands in a snapshot may have any shape.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function contacts_of(snapshot jsonb) returns text[] language sql immutable parallel safe as $$
      select array(
        select 'email:' || lower(btrim(email #>> '{}'))
          from jsonb_path_query(snapshot, '$.forms.apply.travellers[*].email') as email
        union
        select 'phone:' || public.digits_of(phone #>> '{}')
          from jsonb_path_query(snapshot, '$.forms.apply.travellers[*].phone') as phone
          where public.digits_of(phone #>> '{}') is not null)
    $$`.execute(db);
  await sql`
    alter table drafts add column contact_keys text[] generated always as (contacts_of(snapshot)) stored`.execute(
    db,
  );
  await sql`
    create index drafts_held_by_contacts on drafts using gin (contact_keys)
      where machine = 'quoteFlow' and closed_at is null`.execute(db);
  await sql`
    create or replace view held_quotes as
      select id, number, 'Q-' || number as quote_number, number_words, application, drafts.organization_code, profile_ref,
        btrim(first_name || ' ' || last_name) as owner_name, profiles.name_words as owner_words,
        traveller_names, traveller_count, travellers_key, traveller_words,
        destination_en, destination_fr, destination_words,
        departure_date, step, premium_cents, valid_until, drafts.created_at, drafts.updated_at, expires_at,
        snapshot, contact_keys,
        prices -> (snapshot #>> '{forms,travellers,travellers,0,id}') #>> '{worksheet,code}' as plan_code,
        coalesce(name_en, '') as organization_name_en, coalesce(name_fr, '') as organization_name_fr,
        coalesce(name_key_en, '') as organization_key_en, coalesce(name_key_fr, '') as organization_key_fr
      from drafts
      join profiles using (profile_ref)
      left join organizations on code = drafts.organization_code
      where machine = 'quoteFlow' and closed_at is null
        and not exists (
          select from purchases
            where purchases.draft_id = drafts.id and purchases.state = '"confirmed"')`.execute(db);
}
