import { type Kysely, type RawBuilder, sql } from 'kysely';

/** What a task is about stands in a column with an index of what it is read from, each kind of task by its own. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(wordsOfPurchase).execute(db);
  const unsettled = sql.raw([...stuck, ...atWork].join(', '));
  for (const [table, words] of [
    ['purchases', sql`case when state in (${unsettled}) then words_of_purchase(context) end`],
    ['outbox', wordsOfMessage],
    ['quote_mails', sql`words_of(email)`],
    ['leads', sql`words_of(email)`],
    ['paxes', sql`words_of(policy_number)`],
  ] as const) {
    await sql`
      alter table ${sql.table(table)} add column about_words tsvector generated always as (${words}) stored`.execute(
      db,
    );
    await sql`create index ${sql.ref(`${table}_by_about_words`)} on ${sql.table(table)} using gin (about_words)`.execute(
      db,
    );
  }
  await sql`drop view task_listing`.execute(db);
  await createTaskListing(unsettledThings).execute(db);
}

/** Numbers of policies and orders. */
const wordsOfPurchase = String.raw`
  create function words_of_purchase(context jsonb) returns tsvector language sql immutable parallel safe as $$
    select public.words_of(translate(
      coalesce((context -> 'policyNumbers')::text, '') || ' ' ||
        jsonb_path_query_array(context, '$.charges[*].orderId')::text, '[]', '  '))
  $$`;

/** Who a message went to, and the policies that it is about. */
const wordsOfMessage = sql`words_of(coalesce(message ->> 'recipient', '') || ' ' ||
  translate(coalesce((message -> 'policyNumbers')::text, ''), '[]', '  '))`;

const stuck = [`'"activationDelayed"'`, `'"reactivating"'`, `'"activationFailed"'`, `'"needsAttention"'`];
const atWork = [
  `'"lookingUp"'`,
  `'"waitingToLookUp"'`,
  `'"recording"'`,
  `'"waitingToRecord"'`,
  `'"voiding"'`,
  `'"lookingUpStanding"'`,
  `'"refunding"'`,
  `'"waitingToUndo"'`,
];

const instantOf = (milliseconds: string) => sql.raw(`to_timestamp((${milliseconds})::numeric / 1000)`);

const chargeStands = sql`(charge ->> 'state' = 'approved' or charge ->> 'state' = 'due'
  and (case state when '"needsAttention"' then context ->> 'stoodAt' else state #>> '{}' end)
    in ('lookingUp', 'waitingToLookUp'))`;

const unsettledPurchases = sql`
  select 'purchase.' || id as task_id,
    case
      when policy_numbers <> '{}' then 'ACTIVATION'
      when stand in ('lookingUp', 'waitingToLookUp') then 'PAYMENT'
      when stand in ('recording', 'waitingToRecord') then 'RECORDING'
      else 'REFUND'
    end as kind,
    organization_code, profile_ref as seller_ref, agent_ref, id as purchase_id, null::bigint as outbox_id,
    null as topic, null as recipient, order_ids, policy_numbers, about_words, amount_cents,
    coalesce(since, created_at) as since, tries, reason, state not in ('needsAttention', 'activationFailed') as goes_on
  from (
    select id, organization_code, profile_ref, agent_ref, created_at, state #>> '{}' as state,
      case state when '"needsAttention"' then context ->> 'stoodAt' else state #>> '{}' end as stand,
      array(select jsonb_array_elements_text(context -> 'policyNumbers')) as policy_numbers,
      array(select charge ->> 'orderId' from jsonb_array_elements(context -> 'charges') as charge
        where ${chargeStands}) as order_ids,
      about_words,
      (select sum((charge ->> 'amountCents')::integer)::integer
        from jsonb_array_elements(context -> 'charges') as charge where ${chargeStands}) as amount_cents,
      ${instantOf(`context -> 'trouble' ->> 'since'`)} as since,
      coalesce((context -> 'trouble' ->> 'times')::integer, 0) as tries,
      context -> 'trouble' ->> 'reason' as reason
    from purchases
    where state in (${sql.raw([...stuck, ...atWork].join(', '))})
      and (state in (${sql.raw(stuck.join(', '))}) or jsonb_typeof(context -> 'trouble') = 'object')
  ) as purchase`;

const unsettledOrders = sql`
  select 'order.' || stray_orders.id, 'REFUND', organization_code, profile_ref, agent_ref, purchase_id, null, null,
    null, array[order_id], '{}'::text[], words_of(order_id), amount_cents,
    ${instantOf(`stray_orders.context -> 'trouble' ->> 'since'`)},
    (stray_orders.context -> 'trouble' ->> 'times')::integer, stray_orders.context -> 'trouble' ->> 'reason',
    stray_orders.state <> '"needsAttention"'
  from stray_orders join purchases on purchases.id = purchase_id
  where stray_orders.state in ('"needsAttention"', '"waiting"', '"voiding"', '"lookingUp"', '"refunding"')
    and jsonb_typeof(stray_orders.context -> 'trouble') = 'object'`;

const workLaidAside = sql`
  select 'work.' || jobs.id, 'WORK', organization_code, profile_ref, agent_ref, purchases.id, null, null, null,
    array[]::text[], array(select jsonb_array_elements_text(purchases.context -> 'policyNumbers')),
    words_of_purchase(purchases.context), null::integer, parked_at, attempts, reason, false
  from jobs
  left join stray_orders on entity = 'strayOrder' and stray_orders.id = entity_id
  join purchases on purchases.id = case entity when 'purchase' then entity_id else purchase_id end
  where parked_at is not null`;

/** Mails of a topic that came back or were given up, until another one of the same is on its way. */
const mailsNotDelivered = (
  topic: string,
  {
    table,
    seller,
    recipient,
    words,
  }: Record<'table' | 'seller' | 'recipient' | 'words', RawBuilder<unknown>>,
) => sql`
  select 'mail.' || outbox.id, 'MAIL', about.organization_code, ${seller}, outbox.id, topic, ${recipient},
    array[]::text[], array(select jsonb_array_elements_text(coalesce(message -> 'policyNumbers', '[]'))), ${words}, null,
    coalesce(bounced_at, due_at), attempts, coalesce(bounce_status, failure), false
  from outbox
  join ${table} as about on about.id = case topic when ${sql.lit(topic)} then subject::uuid end
  where outbox.state in ('bounced', 'failed')
    and not exists (
      select from outbox as other
      where other.subject = outbox.subject and other.topic = outbox.topic and other.id > outbox.id
        and coalesce((other.message -> 'policyNumbers') @> (outbox.message -> 'policyNumbers'), true))`;

const confirmations = mailsNotDelivered('confirmation', {
  table: sql`policies`,
  seller: sql`about.sold_by, about.agent_ref, about.purchase_id`,
  recipient: sql`message ->> 'recipient'`,
  words: sql`outbox.about_words`,
});
const ofClient = { recipient: sql`about.email`, words: sql`about.about_words` };
const quoteMails = mailsNotDelivered('quote', {
  ...ofClient,
  table: sql`quote_mails`,
  seller: sql`about.sent_by, null, null::uuid`,
});
const leadMails = mailsNotDelivered('lead', {
  ...ofClient,
  table: sql`leads`,
  seller: sql`null, null, null::uuid`,
});

const namesToFollow = sql`
  select 'name.' || policy_number, 'NAME', organization_code, sold_by, agent_ref, purchase_id, null, null, null,
    array[]::text[], array[policy_number], about_words, null, purchased_at, 0, null, false
  from policies join paxes on policy_id = policies.id
  where status in ('ACTIVE', 'PENDING') and (
    name_to_follow or exists (
      select from dependents where dependents.policy_id = policies.id and dependents.name_to_follow)
    )`;

export const unsettledThings = sql`${unsettledPurchases}
  union all ${unsettledOrders}
  union all ${workLaidAside}
  union all ${confirmations}
  union all ${quoteMails}
  union all ${leadMails}
  union all ${namesToFollow}`;

/** The view of all tasks, of what is given; `further` are its columns beyond those that are always there. */
export const createTaskListing = (unsettled: RawBuilder<unknown>, further = sql``) => sql`
  create view task_listing as
    with unsettled as (${unsettled})
    select task_id as id, kind, unsettled.organization_code, seller_ref, agent_ref, purchase_id, outbox_id, topic,
      recipient, order_ids, policy_numbers, amount_cents, since, tries, reason, goes_on,
      (since at time zone 'America/Toronto')::date as since_day, about_words,
      coalesce(name_en, '') as organization_name_en, coalesce(name_fr, '') as organization_name_fr,
      coalesce(name_key_en, '') as organization_key_en, coalesce(name_key_fr, '') as organization_key_fr,
      organizations.name_words as organization_words,
      coalesce(task_handling.revision, 0) as revision,
      owner_ref, btrim(owners.first_name || ' ' || owners.last_name) as owner_name,
      compared(owners.first_name || ' ' || owners.last_name) collate "C" as owner_key,
      owners.name_words as owner_words,
      case
        when given_up_at >= since then 'GIVEN_UP'
        when owner_ref is null then 'OPEN'
        else 'TAKEN'
      end as status,
      btrim(quitters.first_name || ' ' || quitters.last_name) as given_up_by, given_up_at, given_up_reason${further}
    from unsettled
    left join organizations on code = unsettled.organization_code
    left join task_handling using (task_id)
    left join profiles as owners on owners.profile_ref = owner_ref
    left join profiles as quitters on quitters.profile_ref = task_handling.given_up_by`;
