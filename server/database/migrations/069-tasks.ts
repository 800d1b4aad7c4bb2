import { type Kysely, type RawBuilder, sql } from 'kysely';

/**
 * What is unsettled is read from what is stored of it; only who looks after it, and what was given up, is kept besides.
 * What was given up is a task again when its trouble begins anew.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table task_handling (
      task_id text primary key,
      revision integer not null,
      owner_ref text references profiles (profile_ref),
      given_up_by text references profiles (profile_ref),
      given_up_at timestamptz,
      given_up_reason text,
      changed_at timestamptz not null,
      check ((given_up_at is null) = (given_up_by is null) and (given_up_at is null) = (given_up_reason is null))
    )`.execute(db);
  await sql`create index jobs_parked on jobs (id) where parked_at is not null`.execute(db);
  await sql`create index outbox_not_delivered on outbox (id) where state in ('bounced', 'failed')`.execute(
    db,
  );
  await createTaskListing(unsettledPurchases(everyCharge)).execute(db);
}

/** The view of all tasks, with those of purchases as they are given. */
export const createTaskListing = (purchases: RawBuilder<unknown>) => sql`
  create view task_listing as
    with unsettled as (${purchases}
      union all ${unsettledOrders}
      union all ${workLaidAside}
      union all ${mailsNotDelivered}
      union all ${namesToFollow}
    )
    select task_id as id, kind, unsettled.organization_code, seller_ref, agent_ref, purchase_id, outbox_id, topic,
      recipient, order_ids, policy_numbers, amount_cents, since, tries, reason, goes_on,
      (since at time zone 'America/Toronto')::date as since_day,
      words_of(concat_ws(' ', array_to_string(policy_numbers, ' '), array_to_string(order_ids, ' '), recipient))
        as about_words,
      coalesce(name_en, '') as organization_name_en, coalesce(name_fr, '') as organization_name_fr,
      compared(name_en) collate "C" as organization_key_en, compared(name_fr) collate "C" as organization_key_fr,
      words_of(concat_ws(' ', unsettled.organization_code, name_en, name_fr)) as organization_words,
      coalesce(revision, 0) as revision,
      owner_ref, owners.full_name as owner_name, compared(owners.full_name) collate "C" as owner_key,
      words_of(owners.full_name) as owner_words,
      case
        when given_up_at >= since then 'GIVEN_UP'
        when owner_ref is null then 'OPEN'
        else 'TAKEN'
      end as status,
      quitters.full_name as given_up_by, given_up_at, given_up_reason
    from unsettled
    left join organizations on code = unsettled.organization_code
    left join task_handling using (task_id)
    left join (select profile_ref, btrim(first_name || ' ' || last_name) as full_name from profiles) as owners
      on owners.profile_ref = owner_ref
    left join (select profile_ref, btrim(first_name || ' ' || last_name) as full_name from profiles) as quitters
      on quitters.profile_ref = task_handling.given_up_by`;

const instantOf = (milliseconds: string) => sql.raw(`to_timestamp((${milliseconds})::numeric / 1000)`);
const troubleSince = instantOf(`context -> 'trouble' ->> 'since'`);

const everyCharge = sql`true`;

/** Work of a purchase that failed and is tried again or waits for somebody, and policies that are paid and not active. */
export const unsettledPurchases = (chargeIsMeant: RawBuilder<unknown>) => sql`
  select 'purchase.' || id as task_id,
    case
      when policy_numbers <> '{}' then 'ACTIVATION'
      when stand in ('lookingUp', 'waitingToLookUp') then 'PAYMENT'
      when stand in ('recording', 'waitingToRecord') then 'RECORDING'
      else 'REFUND'
    end as kind,
    organization_code, profile_ref as seller_ref, agent_ref, id as purchase_id, null::bigint as outbox_id,
    null as topic, null as recipient, order_ids, policy_numbers, amount_cents,
    coalesce(since, created_at) as since, tries, reason, state not in ('needsAttention', 'activationFailed') as goes_on
  from (
    select id, organization_code, profile_ref, agent_ref, created_at, state #>> '{}' as state,
      case state when '"needsAttention"' then context ->> 'stoodAt' else state #>> '{}' end as stand,
      array(select jsonb_array_elements_text(context -> 'policyNumbers')) as policy_numbers,
      array(select charge ->> 'orderId' from jsonb_array_elements(context -> 'charges') as charge
        where ${chargeIsMeant}) as order_ids,
      (select sum((charge ->> 'amountCents')::integer)::integer
        from jsonb_array_elements(context -> 'charges') as charge where ${chargeIsMeant}) as amount_cents,
      ${troubleSince} as since, coalesce((context -> 'trouble' ->> 'times')::integer, 0) as tries,
      context -> 'trouble' ->> 'reason' as reason
    from purchases
    where state in ('"activationDelayed"', '"reactivating"', '"activationFailed"', '"needsAttention"')
      or state in ('"lookingUp"', '"waitingToLookUp"', '"recording"', '"waitingToRecord"', '"voiding"',
          '"lookingUpStanding"', '"refunding"', '"waitingToUndo"')
        and jsonb_typeof(context -> 'trouble') = 'object'
  ) as purchase`;

/** Orders that were given up, of which nobody can say whether they are charged, or give back what is. */
const unsettledOrders = sql`
  select 'order.' || stray_orders.id, 'REFUND', organization_code, profile_ref, agent_ref, purchase_id, null, null,
    null, array[order_id], '{}'::text[], amount_cents, ${instantOf(`stray_orders.context -> 'trouble' ->> 'since'`)},
    (stray_orders.context -> 'trouble' ->> 'times')::integer, stray_orders.context -> 'trouble' ->> 'reason',
    stray_orders.state <> '"needsAttention"'
  from stray_orders join purchases on purchases.id = purchase_id
  where stray_orders.state in ('"needsAttention"', '"waiting"', '"voiding"', '"lookingUp"', '"refunding"')
    and jsonb_typeof(stray_orders.context -> 'trouble') = 'object'`;

/** Work of either that failed too often to be tried again by itself. */
const workLaidAside = sql`
  select 'work.' || jobs.id, 'WORK', organization_code, profile_ref, agent_ref, purchases.id, null, null, null,
    array[]::text[], array(select jsonb_array_elements_text(purchases.context -> 'policyNumbers')), null::integer,
    parked_at, attempts, reason, false
  from jobs
  left join stray_orders on entity = 'strayOrder' and stray_orders.id = entity_id
  join purchases on purchases.id = case entity when 'purchase' then entity_id else purchase_id end
  where parked_at is not null`;

/** Mails that came back or were given up, until another one of the same is on its way. */
const mailsNotDelivered = sql`
  select 'mail.' || outbox.id, 'MAIL', coalesce(policies.organization_code, quote_mails.organization_code,
      leads.organization_code),
    coalesce(policies.sold_by, quote_mails.sent_by), policies.agent_ref, policies.purchase_id, outbox.id, topic,
    coalesce(message ->> 'recipient', quote_mails.email, leads.email), array[]::text[],
    array(select jsonb_array_elements_text(coalesce(message -> 'policyNumbers', '[]'))), null,
    coalesce(bounced_at, due_at), attempts, coalesce(bounce_status, failure), false
  from outbox
  left join policies on policies.id = case topic when 'confirmation' then subject::uuid end
  left join quote_mails on quote_mails.id = case topic when 'quote' then subject::uuid end
  left join leads on leads.id = case topic when 'lead' then subject::uuid end
  where outbox.state in ('bounced', 'failed')
    and coalesce(policies.id, quote_mails.id, leads.id) is not null
    and not exists (
      select from outbox as other
      where other.subject = outbox.subject and other.topic = outbox.topic and other.id > outbox.id
        and coalesce((other.message -> 'policyNumbers') @> (outbox.message -> 'policyNumbers'), true))`;

/** Policies on which somebody is insured without a name yet. */
const namesToFollow = sql`
  select 'name.' || policy_number, 'NAME', organization_code, sold_by, agent_ref, purchase_id, null, null, null,
    array[]::text[], array[policy_number], null, purchased_at, 0, null, false
  from policies join paxes on policy_id = policies.id
  where status in ('ACTIVE', 'PENDING') and (
    name_to_follow or exists (
      select from dependents where dependents.policy_id = policies.id and dependents.name_to_follow)
    )`;
