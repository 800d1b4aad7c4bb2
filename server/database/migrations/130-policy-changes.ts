import { type Kysely, sql } from 'kysely';

/**
 * A change of a policy lives by a chart, one at a time of what was bought together; so does each refund over the gateway
 * that it leads to. Of no order more is given back than it paid.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  `create table policy_changes (
    id uuid primary key,
    policy_id uuid not null references policies (id),
    kind text not null check (kind in ('ENDORSEMENT', 'CANCELLATION', 'REINSTATEMENT')),
    policy_numbers text[] not null,
    organization_code text not null references organizations (code),
    profile_ref text references profiles (profile_ref),
    session_hash text not null,
    request_id text not null,
    body_hash text not null,
    plan jsonb,
    state jsonb not null,
    context jsonb not null,
    revision integer not null,
    chart_version integer not null,
    needs_attention boolean not null,
    is_open boolean not null,
    created_at timestamptz not null
  )`,
  'create unique index policy_changes_open on policy_changes (policy_id) where is_open',
  'create index policy_changes_unsettled on policy_changes (id) where is_open',
  `create table refund_orders (
    id uuid primary key,
    refund_id text not null unique,
    change_id uuid not null references policy_changes (id),
    policy_number text not null references paxes (policy_number),
    order_id text not null,
    amount_cents integer not null check (amount_cents > 0),
    status text not null check (status in ('UNDERWAY', 'CONFIRMED', 'REFUSED')),
    state jsonb not null,
    context jsonb not null,
    revision integer not null,
    chart_version integer not null,
    created_at timestamptz not null
  )`,
  'create index refund_orders_of on refund_orders (change_id)',
  `create index refund_orders_unsettled on refund_orders (policy_number) where status <> 'CONFIRMED'`,
  `alter table policy_movements add constraint policy_movements_method
    check (method in ('CASH', 'CREDIT_CARD', 'PAID_TO_AGENCY', 'CHARGEBACK'))`,
  `create function refuse_overdrawn_order() returns trigger language plpgsql as $$
    begin
      if (
        select sum(case type when 'CHARGE' then amount_cents else -amount_cents end) < 0
        from policy_movements where policy_id = new.policy_id and order_id = new.order_id
      ) then
        raise exception 'more of order % is given back than it paid', new.order_id;
      end if;
      return null;
    end
  $$`,
  `create constraint trigger policy_movements_not_overdrawn after insert on policy_movements
    deferrable initially deferred for each row when (new.type = 'REFUND' and new.order_id is not null)
    execute function refuse_overdrawn_order()`,
];
