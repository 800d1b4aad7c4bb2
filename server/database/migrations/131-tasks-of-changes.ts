import { type Kysely, sql } from 'kysely';
import { createTaskListing, unsettledThings } from './096-words-of-tasks.ts';

/** Refunds that the gateway refuses or does not confirm are tasks, and so is a change of a policy that does not go on. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table refund_orders add column about_words tsvector
      generated always as (words_of(policy_number || ' ' || order_id)) stored`.execute(db);
  await sql`create index refund_orders_by_about_words on refund_orders using gin (about_words)`.execute(db);
  await sql`drop view task_listing`.execute(db);
  await createTaskListing(unsettledWithChanges, sql`, change_id`).execute(db);
}

const troubleSince = (table: 'refund_orders' | 'policy_changes') =>
  sql`to_timestamp((${sql.table(table)}.context -> 'trouble' ->> 'since')::numeric / 1000)`;
const trouble = (table: 'refund_orders' | 'policy_changes', named: string) =>
  sql`${sql.table(table)}.context -> 'trouble' ->> ${sql.lit(named)}`;
export const ofPolicy = sql`policies.organization_code, policies.sold_by, policies.agent_ref, null::uuid, null::bigint, null, null`;
const ofChange = sql`array[]::text[], policy_changes.policy_numbers,
  words_of(array_to_string(policy_changes.policy_numbers, ' ')), null::integer`;

const refunds = sql`
  select 'refund.' || refund_orders.id, 'REFUND', ${ofPolicy}, array[order_id], array[refund_orders.policy_number],
    refund_orders.about_words, amount_cents, ${troubleSince('refund_orders')},
    (${trouble('refund_orders', 'times')})::integer, ${trouble('refund_orders', 'reason')}, status <> 'REFUSED', change_id
  from refund_orders
  join policy_changes on policy_changes.id = change_id
  join policies on policies.id = policy_id
  where status <> 'CONFIRMED' and jsonb_typeof(refund_orders.context -> 'trouble') = 'object'`;

/** By where it stands or stood; `stoodAt` is missing where there is but one such place. */
const changes = sql`
  select 'change.' || policy_changes.id,
    case
      when stand in ('lookingUp', 'waitingToLookUp') then 'PAYMENT'
      when stand in ('voiding', 'lookingUpStanding', 'refunding', 'waitingToUndo') then 'REFUND'
      when stand in ('reactivating', 'activationDelayed', 'activationFailed') then 'ACTIVATION'
      else 'WORK'
    end, ${ofPolicy}, ${ofChange}, coalesce(${troubleSince('policy_changes')}, policy_changes.created_at),
    coalesce((${trouble('policy_changes', 'times')})::integer, 0), ${trouble('policy_changes', 'reason')},
    not needs_attention, policy_changes.id
  from policy_changes
  cross join lateral (
    select case policy_changes.state when '"needsAttention"' then policy_changes.context ->> 'stoodAt'
      else policy_changes.state #>> '{}' end as stand) as stands
  join policies on policies.id = policy_id
  where is_open and (needs_attention or jsonb_typeof(policy_changes.context -> 'trouble') = 'object'
    or stand in ('reactivating', 'activationDelayed'))`;

const workLaidAside = sql`
  select 'work.' || jobs.id, 'WORK', ${ofPolicy}, ${ofChange}, parked_at, attempts, jobs.reason, false, policy_changes.id
  from jobs
  left join refund_orders on entity = 'refundOrder' and refund_orders.id = entity_id
  join policy_changes on policy_changes.id = case entity when 'policyChange' then entity_id else change_id end
  join policies on policies.id = policy_id
  where parked_at is not null`;

export const unsettledWithChanges = sql`
  select of_others.*, null::uuid as change_id from (${unsettledThings}) as of_others
  union all ${refunds}
  union all ${changes}
  union all ${workLaidAside}`;
