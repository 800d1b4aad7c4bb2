import { type Kysely, sql } from 'kysely';
import { expect, it } from 'vitest';
import { up } from '#server/database/migrations/047-states-as-json.ts';
import { forEachEngine } from '#tests/support/database.ts';
import { startedFor } from '#tests/support/startedFor.ts';

const purchaseId = '6f1c1f0a-9d53-4a0e-8f7a-0c5f3f1b2a4d';
const orderId = '0d7c3f0a-1d53-4a0e-8f7a-0c5f3f1b2a4d';

forEachEngine((engine) => {
  const database = startedFor(() => engine.open('empty'));

  it('the states of purchases and of orders that were stored as names before are kept', async () => {
    const { db } = database;
    await sql`drop view task_listing, held_quotes`.execute(db);
    await sql`drop index purchases_unused, purchases_with_people`.execute(db);
    await sql`alter table purchases drop column about_words`.execute(db);
    await sql`alter table purchases alter column state type text using state #>> '{}'`.execute(db);
    await sql`alter table stray_orders alter column state type text using state #>> '{}'`.execute(db);
    await sql`
      create index purchases_unused on purchases (expires_at) where state = 'prepared'`.execute(db);
    await sql`create index purchases_with_people on purchases (created_at) where state = 'declined'`.execute(
      db,
    );
    await sql`
      insert into purchases (id, application, session_hash, state, context, revision, created_at, expires_at)
      values (${purchaseId}, 'b2b', 's', 'needsAttention', '{}', 3, now(), now())`.execute(db);
    await sql`
      insert into stray_orders (id, order_id, purchase_id, amount_cents, state, context, revision, chart_version,
        created_at)
      values (${orderId}, 'K.1.1', ${purchaseId}, 500, 'waiting', '{}', 1, 1, now())`.execute(db);
    await up(db as unknown as Kysely<unknown>);
    const states = await sql<{ state: unknown; type: string }>`
      select state, jsonb_typeof(state) as type from purchases
      union all select state, jsonb_typeof(state) from stray_orders order by state`.execute(db);
    expect(states.rows).toEqual([
      { state: 'needsAttention', type: 'string' },
      { state: 'waiting', type: 'string' },
    ]);
  });

  it('what people look for by its state is found by an index', async () => {
    const { db } = database;
    await sql`
      insert into purchases (id, application, session_hash, state, context, revision, created_at, expires_at)
      select gen_random_uuid(), 'b2b', 's', '"confirmed"', '{"charges": []}', 1, now(), now()
      from generate_series(1, 5000)`.execute(db);
    await sql`analyze purchases`.execute(db);
    const planOf = async (where: string) => {
      const { rows } = await sql<Record<string, string>>`
        explain select id from purchases where ${sql.raw(where)}`.execute(db);
      return rows.map((row) => row['QUERY PLAN']).join('\n');
    };
    expect(await planOf(`state in ('"needsAttention"', '"activationFailed"')`)).toContain(
      'purchases_by_state',
    );
    expect(await planOf(`state = '"prepared"' and body_hash is null and expires_at < now()`)).toContain(
      'purchases_unused',
    );
  });
});
