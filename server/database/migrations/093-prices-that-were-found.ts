import { type Kysely, sql } from 'kysely';

/**
 * Whatever is said of the price of a quote rests on what the server found. A price that was held before stays where the
 * worksheets kept with it make up its total.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table drafts rename column worksheets to prices`.execute(db);
  await sql`
    update drafts set premium_cents = null, valid_until = null
      where valid_until is not null and premium_cents is distinct from
        (select sum((value ->> 'totalCents')::bigint) from jsonb_each(prices))`.execute(db);
  await sql`
    update drafts set prices = case when valid_until is not null then
        (select jsonb_object_agg(key, jsonb_build_object('worksheet', value, 'question', '', 'heldUntil', valid_until))
          from jsonb_each(prices)) end
      where prices is not null`.execute(db);
  await sql`
    create or replace view lead_listing as
      select leads.id, leads.number, leads.organization_code, first_name, email, lang, may_contact, leads.created_at,
        (leads.created_at at time zone 'America/Toronto')::date as created_day, drafts.id as draft_id,
        compared(first_name) collate "C" as name_key, words_of(first_name) as name_words,
        compared(email) collate "C" as email_key,
        coalesce(name_en, '') as organization_name_en, coalesce(name_fr, '') as organization_name_fr,
        compared(name_en) collate "C" as organization_key_en, compared(name_fr) collate "C" as organization_key_fr,
        words_of(concat_ws(' ', code, name_en, name_fr)) as organization_words,
        step, 'Q-' || drafts.number as quote_number, valid_until is not null as is_priced,
        case when returned_at is null then 'NO' else 'YES' end as returned,
        case when may_contact then 'YES' else 'NO' end as may_be_contacted
      from leads
      left join organizations on code = leads.organization_code
      left join drafts on drafts.id = draft_id and closed_at is null
        and drafts.organization_code is not distinct from leads.organization_code`.execute(db);
  await sql`alter table drafts drop column price_mark`.execute(db);
}
