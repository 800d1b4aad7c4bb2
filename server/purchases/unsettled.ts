import { sql } from 'kysely';
import type { z } from 'zod';
import type { unsettled } from '#domain/calls/purchases/listUnsettled.ts';
import { dollarsOf } from '#domain/money.ts';
import type { PurchaseContext } from '#machines/purchase/purchase.types.ts';
import type { StrayOrderContext } from '#machines/strayOrder/strayOrder.types.ts';
import type { Database } from '../database/database.ts';
import type { Session } from '../identity/session.ts';
import type { Organizations } from '../organizations/organizations.ts';
import { organizationsReached } from '../organizations/reach.ts';
import { confirmationTopic } from '../policies/confirmationMessages.ts';

export type Unsettled = z.output<typeof unsettled>;

type Row = {
  kind: Unsettled['kind'];
  purchase_id: string;
  organization_code: string | null;
  state: string;
  context: PurchaseContext | StrayOrderContext;
  since: Date | null;
  tries: number | null;
  reason: string | null;
  policy_numbers: string[] | null;
  total: number;
};

/** SQL for whether a session reaches a purchase by its organization, or because it made it itself or it was sold in its name. */
export function reachedPurchases(session: Session, organizations: Organizations) {
  const codes = organizationsReached(session, organizations);
  const mine = sql<boolean>`${session.profileRef}::text in (purchases.profile_ref, purchases.agent_ref)`;
  return codes === null
    ? sql<boolean>`(purchases.organization_code is not null or ${mine})`
    : sql<boolean>`(purchases.organization_code = any(${codes}::text[]) or ${mine})`;
}

/** What needs somebody, the oldest first, as far as a session reaches. */
export async function findUnsettled(
  db: Database,
  organizations: Organizations,
  session: Session,
  { limit, offset }: { limit: number; offset: number },
): Promise<{ total: number; unsettled: Unsettled[] }> {
  const { rows } = await sql<Row>`
    with found as (
      select case when state = '"needsAttention"' then 'purchase' else 'activation' end as kind,
        id as purchase_id, state #>> '{}' as state, context, null::timestamptz as since, null::integer as tries, null::text as reason,
        null::jsonb as policy_numbers
      from purchases where state in ('"needsAttention"', '"activationDelayed"', '"reactivating"', '"activationFailed"')
      union all
      select 'order', purchase_id, state #>> '{}', context, null, null, null, null
      from stray_orders where state = '"needsAttention"'
      union all
      select 'work', purchases.id, jobs.port, purchases.context, parked_at, attempts, reason, null
      from jobs join purchases on jobs.entity = 'purchase' and purchases.id = jobs.entity_id
      where parked_at is not null
      union all
      select 'work', purchase_id, jobs.port, context, parked_at, attempts, reason, null
      from jobs join stray_orders on jobs.entity = 'strayOrder' and stray_orders.id = jobs.entity_id
      where parked_at is not null
      union all
      select 'bounced', purchases.id, outbox.topic, purchases.context, bounced_at, attempts,
        coalesce(bounce_status, failure), outbox.message -> 'policyNumbers'
      from outbox
        join policies on policies.id = case outbox.topic when ${confirmationTopic} then outbox.subject::uuid end
        join purchases on purchases.id = policies.purchase_id
      where bounced_at is not null and not exists (
        select from outbox other
        where other.subject = outbox.subject and other.topic = outbox.topic and other.id > outbox.id
          and other.state in ('waiting', 'sent')
          and (other.message -> 'policyNumbers') @> (outbox.message -> 'policyNumbers'))
    )
    select found.kind, found.purchase_id, found.state, found.context, found.tries, found.reason,
      found.policy_numbers,
      purchases.organization_code, count(*) over ()::integer as total,
      coalesce(found.since, to_timestamp((found.context -> 'trouble' ->> 'since')::numeric / 1000)) as since
    from found join purchases on purchases.id = found.purchase_id
    where ${reachedPurchases(session, organizations)}
    order by since nulls first, found.purchase_id, found.kind
    limit ${limit} offset ${offset}`.execute(db);
  return { total: rows[0]?.total ?? 0, unsettled: rows.map(unsettledOf) };
}

function unsettledOf(row: Row): Unsettled {
  const { context } = row;
  const isOrder = 'orderId' in context;
  const orders = isOrder ? [context] : context.charges;
  return {
    kind: row.kind,
    purchaseId: row.purchase_id,
    organizationCode: row.organization_code,
    state: row.state,
    orderIds: orders.map(({ orderId }) => orderId),
    policyNumbers: row.policy_numbers ?? (isOrder ? [] : [...context.policyNumbers]),
    amount: dollarsOf(orders.reduce((cents, { amountCents }) => cents + amountCents, 0)),
    since: (row.since ?? new Date(0)).toISOString(),
    tries: row.tries ?? context.trouble?.times ?? 0,
    reason: row.reason ?? context.trouble?.reason ?? null,
  };
}
