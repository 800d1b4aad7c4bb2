import { type Kysely, sql } from 'kysely';

/**
 * Orders that were given up are watched; stored charts carry their version; work that never succeeds is laid aside.
 * Jobs are known by what the chart calls them, so that a transition ends only those of the states that it leaves.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table purchases add column chart_version integer not null default 1`.execute(db);

  await sql`
    create table stray_orders (
      id uuid primary key,
      order_id text not null unique,
      purchase_id uuid not null references purchases (id),
      amount_cents integer not null check (amount_cents > 0),
      state text not null,
      context jsonb not null,
      revision integer not null,
      chart_version integer not null,
      created_at timestamptz not null
    )`.execute(db);
  await sql`create index stray_orders_of_purchase on stray_orders (purchase_id)`.execute(db);
  await sql`create index stray_orders_by_state on stray_orders (state, created_at)`.execute(db);

  await sql`
    update jobs set port = 'activatePolicy',
      input = jsonb_build_object('policyNumber', input -> 'policyNumbers' ->> 0)
    where entity = 'purchase' and port = 'activatePolicies'`.execute(db);
  await sql`
    update jobs set input = jsonb_build_object('type', 'xstate.after.undoPause.purchase.waitingToUndo')
    where entity = 'purchase' and port = 'after' and input ->> 'type' = 'xstate.after.voidPause.purchase.waitingToVoid'
  `.execute(db);
  await sql`
    alter table jobs
      add column actor text,
      add column parked_at timestamptz,
      add column reason text`.execute(db);
  await sql`update jobs set actor = case when port = 'after' then input ->> 'type' else port end`.execute(db);
  await sql`alter table jobs alter column actor set not null`.execute(db);
}
