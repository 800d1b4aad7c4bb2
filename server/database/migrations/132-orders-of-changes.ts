import { type Kysely, sql } from 'kysely';
import { createTaskListing } from './096-words-of-tasks.ts';
import { ofPolicy, unsettledWithChanges } from './131-tasks-of-changes.ts';

/** A change of a policy charges cards, too, and an order that it gives up is watched as that of a purchase. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table stray_orders
      alter column purchase_id drop not null,
      add column change_id uuid references policy_changes (id),
      add check ((purchase_id is null) <> (change_id is null))`.execute(db);
  await sql`create index stray_orders_of_changes on stray_orders (change_id) where change_id is not null`.execute(
    db,
  );
  await sql`drop view task_listing`.execute(db);
  await createTaskListing(
    sql`${unsettledWithChanges} union all ${ordersOfChanges}`,
    sql`, change_id`,
  ).execute(db);
}

const trouble = (named: string) => sql`stray_orders.context -> 'trouble' ->> ${sql.lit(named)}`;

const ordersOfChanges = sql`
  select 'order.' || stray_orders.id, 'REFUND', ${ofPolicy}, array[order_id], policy_numbers, words_of(order_id),
    amount_cents, to_timestamp((${trouble('since')})::numeric / 1000), (${trouble('times')})::integer,
    ${trouble('reason')}, stray_orders.state <> '"needsAttention"', change_id
  from stray_orders
  join policy_changes on policy_changes.id = change_id
  join policies on policies.id = policy_id
  where jsonb_typeof(stray_orders.context -> 'trouble') = 'object'`;
