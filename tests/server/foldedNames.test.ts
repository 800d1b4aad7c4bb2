import { type Kysely, sql } from 'kysely';
import { expect, it } from 'vitest';
import { up } from '#server/database/migrations/033-folded-names.ts';
import { forEachEngine } from '#tests/support/database.ts';
import { startedFor } from '#tests/support/startedFor.ts';

const policyId = '6f1c1f0a-9d53-4a0e-8f7a-0c5f3f1b2a4d';

forEachEngine((engine) => {
  const database = startedFor(() => engine.open('sample'));

  it('the names of policies that were sold before are folded as well, however many there are', async () => {
    const { db } = database;
    await sql`drop index paxes_by_name`.execute(db);
    await sql`
      alter table paxes drop column last_name_folded,
        add column last_name_lower text generated always as (lower(last_name)) stored`.execute(db);
    await sql`
      insert into policies (id, organization_code, application_date, sales_channel, traveller_type,
        flow_traveller_type, start_date, end_date, trip_information, legal_consent, purchased_at)
      values (${policyId}, 'TC', '2026-06-15', 'b2b', 'SINGLE', 'TRAVELLING_CANADIANS', '2026-07-01',
        '2026-07-10', '{}', true, now())`.execute(db);
    await sql`
      insert into paxes (policy_number, policy_id, position, reference_number, status, first_name, last_name,
        date_of_birth, age, lang, email, contact, plan_code, plan_name, plan, rate_version,
        premium_total_cents, trip_cost_cents, eligibility_consent)
      select 'TC-' || at, ${policyId}, at, at::text, 'ACTIVE', 'Marie', 'Éthier ' || at, '1986-05-04', 40, 'FR',
        'marie@example.ca', '{}', 'SEMH', '{}', '{}', '', 100, 0, true
      from generate_series(1000, 2100) as at`.execute(db);
    await up(db as unknown as Kysely<unknown>);
    const rows = await db
      .selectFrom('paxes')
      .select('last_name_folded')
      .where('policy_id', '=', policyId)
      .orderBy('position')
      .execute();
    expect(rows).toHaveLength(1_101);
    expect(rows[0]).toEqual({ last_name_folded: 'ethier 1000' });
    expect(rows[1_100]).toEqual({ last_name_folded: 'ethier 2100' });
    expect(rows.filter((row) => !row.last_name_folded.startsWith('ethier '))).toEqual([]);
  });
});
