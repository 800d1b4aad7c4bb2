import { type Kysely, sql } from 'kysely';

/**
 * What a policy said at any time, what was paid for it and what its premium is made of. Rows are added and never change:
 * `policies`, `paxes` and `dependents` show the last version. Of what was sold before, the first version is what it is now.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of [...tables, ...movedOver, ...guards]) await sql.raw(statement).execute(db);
}

const tables = [
  `create table policy_versions (
    policy_id uuid not null references policies (id),
    version integer not null,
    reason text not null check (reason in
      ('PURCHASE', 'ACTIVATION', 'NAMES_GIVEN', 'ENDORSEMENT', 'CANCELLATION', 'REINSTATEMENT')),
    written_at timestamptz not null,
    organization_code text not null references organizations (code),
    profile_ref text references profiles (profile_ref),
    session_hash text,
    link_id text,
    state jsonb not null,
    rate_versions jsonb generated always as (
      jsonb_path_query_array(state, '$.paxes[*].rate_version')
      || jsonb_path_query_array(state, '$.paxes[*].plan.optionalBenefits[*].rateVersion')
      || jsonb_path_query_array(state, '$.paxes[*].plan.adjustments[*].rateVersion')) stored,
    editions jsonb generated always as (
      jsonb_path_query_array(state, '$.paxes[*].edition ? (@ != null)')) stored,
    primary key (policy_id, version)
  )`,
  `create table policy_movements (
    id bigint generated always as identity primary key,
    policy_id uuid not null,
    version integer not null,
    policy_number text not null references paxes (policy_number),
    amount_cents integer not null check (amount_cents >= 0),
    type text not null check (type in ('CHARGE', 'REFUND')),
    method text not null,
    order_id text,
    card_brand text,
    card_ending text check (card_ending ~ '^[0-9]{4}$'),
    card_owner_reference_number text,
    paid_on date not null,
    foreign key (policy_id, version) references policy_versions (policy_id, version)
  )`,
  `create table premium_entries (
    id bigint generated always as identity primary key,
    policy_id uuid not null,
    version integer not null,
    policy_number text not null references paxes (policy_number),
    plan_code text not null,
    plan_name jsonb not null,
    amount_cents integer not null,
    foreign key (policy_id, version) references policy_versions (policy_id, version)
  )`,
  'create index policy_movements_of on policy_movements (policy_id, version)',
  'create index premium_entries_of on premium_entries (policy_id, version)',
];

const movedOver = [
  'update policies set revision = 1',
  `insert into policy_versions
      (policy_id, version, reason, written_at, organization_code, profile_ref, session_hash, state)
    select id, 1, 'PURCHASE', purchased_at, organization_code, sold_by, session_hash, jsonb_build_object(
      'policy', to_jsonb(policies) - 'revision' - generated.names,
      'paxes', (
        select coalesce(jsonb_agg(to_jsonb(paxes) - generated.names order by position), '[]')
        from paxes where policy_id = policies.id),
      'dependents', (
        select coalesce(jsonb_agg(to_jsonb(dependents) - generated.names order by position), '[]')
        from dependents where policy_id = policies.id))
    from policies, (
      select coalesce(array_agg(attname::text), '{}') as names from pg_attribute
      where attrelid in ('policies'::regclass, 'paxes'::regclass, 'dependents'::regclass) and attgenerated <> '') as generated
    order by purchased_at`,
  `insert into policy_movements (policy_id, version, policy_number, amount_cents, type, method, order_id, card_ending,
      card_owner_reference_number, paid_on)
    select policy_id, 1, policy_number, amount_cents, type, method, order_id, card_ending,
      card_owner_reference_number, paid_on
    from payments join paxes using (policy_number) order by payments.id`,
  `insert into premium_entries (policy_id, version, policy_number, plan_code, plan_name, amount_cents)
    select policy_id, 1, policy_number, plan_code, plan_name, premium_total_cents
    from paxes order by policy_number`,
  'drop table payments',
];

const guards = [
  `create function refuse_book_change() returns trigger language plpgsql as $$
    begin
      raise exception 'the book of a policy is append-only';
    end
  $$`,
  ...['policy_versions', 'policy_movements', 'premium_entries'].map(
    (table) => `create trigger ${table}_append_only before update or delete or truncate on ${table}
      for each statement execute function refuse_book_change()`,
  ),
  `create function refuse_unbalanced_version() returns trigger language plpgsql as $$
    begin
      if exists (
        select from (
          select policy_number, amount_cents from premium_entries
            where policy_id = new.policy_id and version = new.version
          union all
          select policy_number, case type when 'CHARGE' then -amount_cents else amount_cents end from policy_movements
            where policy_id = new.policy_id and version = new.version
        ) as entries group by policy_number having sum(amount_cents) <> 0
      ) then
        raise exception 'premium and movements of version % of policy % differ', new.version, new.policy_id;
      end if;
      return null;
    end
  $$`,
  ...['policy_versions', 'policy_movements', 'premium_entries'].map(
    (
      table,
    ) => `create constraint trigger ${table}_balanced after insert on ${table} deferrable initially deferred
      for each row execute function refuse_unbalanced_version()`,
  ),
];
