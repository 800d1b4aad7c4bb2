import { type Kysely, sql } from 'kysely';
import { expect, it } from 'vitest';
import { up } from '#server/database/migrations/120-policy-books.ts';
import { forEachEngine } from '#tests/support/database.ts';
import { addOrganization } from '#tests/support/server/people.ts';

const id = '5f0f7c1e-6c50-4a04-9d0a-6d5f2d2f0a11';

/** The tables as they were before policies had books. */
const before = `
  drop table premium_entries, policy_movements, policy_versions cascade;
  drop function refuse_book_change, refuse_unbalanced_version;
  create table payments (
    id bigint generated always as identity primary key,
    policy_number text not null references paxes (policy_number),
    amount_cents integer not null,
    type text not null,
    method text not null,
    order_id text,
    card_ending text,
    card_owner_reference_number text,
    paid_on date not null,
    created_at timestamptz not null
  );
  insert into policies (id, organization_code, application_date, sales_channel, traveller_type, flow_traveller_type,
      start_date, end_date, trip_information, legal_consent, revision, purchased_at)
    values ('${id}', 'EARLIER', '2025-03-01', 'b2c', 'FAMILY', 'family', '2025-04-01', '2025-04-10',
      '{"provinceOfResidence": "QC"}', true, 3, '2025-03-01T15:00:00Z');
  insert into paxes (policy_number, policy_id, position, reference_number, status, first_name, last_name, date_of_birth,
      age, lang, email, contact, plan_code, plan_name, plan, rate_version, premium_total_cents, trip_cost_cents,
      medical_answers, eligibility_consent)
    select 'EA-' || position, '${id}', position, position::text, status, 'Zoé', 'Roy', '1980-02-29', 45, 'FR',
      'zoe@example.com', '{}', 'SEMH', '{"en": "Medical", "fr": "Médical"}',
      '{"adjustments": [], "optionalBenefits": [{"code": "B", "premium": 1, "rateVersion": "B.1"}]}', 'SEMH.1', cents, 0,
      'sealed', true
    from (values (0, 'ACTIVE', 6120), (1, 'PENDING', 4080)) as sold (position, status, cents);
  insert into dependents (policy_id, position, reference_number, first_name, last_name, date_of_birth, age, relationship,
      trip_cost_cents)
    values ('${id}', 0, '3', '', '', '2015-01-01', 10, 'CHILD', 0);
  insert into payments (policy_number, amount_cents, type, method, order_id, card_ending, paid_on, created_at)
    values ('EA-0', 6120, 'CHARGE', 'CREDIT_CARD', 'order.1', '4242', '2025-03-01', '2025-03-01T15:00:00Z'),
      ('EA-1', 4080, 'CHARGE', 'CASH', null, null, '2025-03-01', '2025-03-01T15:00:00Z')`;

forEachEngine((engine) => {
  it('what was sold before has a book, whose first version is what it is now, with all that was paid for it', async () => {
    const { db, close } = await engine.open();
    await addOrganization(db, { code: 'EARLIER', category: 'AGENCY' });
    for (const statement of before.split(';\n')) await sql.raw(statement).execute(db);
    await up(db as unknown as Kysely<unknown>);
    const versions = await db.selectFrom('policy_versions').selectAll().execute();
    const movements = await db.selectFrom('policy_movements').selectAll().orderBy('id').execute();
    const premiums = await db.selectFrom('premium_entries').selectAll().orderBy('id').execute();
    const revisions = await db.selectFrom('policies').select('revision').execute();
    await close();
    expect(versions).toMatchObject([
      {
        version: 1,
        reason: 'PURCHASE',
        written_at: new Date('2025-03-01T15:00:00Z'),
        organization_code: 'EARLIER',
        profile_ref: null,
        rate_versions: ['SEMH.1', 'SEMH.1', 'B.1', 'B.1'],
        editions: [],
        state: {
          policy: { id, start_date: '2025-04-01', trip_information: { provinceOfResidence: 'QC' } },
          paxes: [
            { policy_number: 'EA-0', status: 'ACTIVE', premium_total_cents: 6120, medical_answers: 'sealed' },
            { policy_number: 'EA-1', status: 'PENDING', last_name: 'Roy', date_of_birth: '1980-02-29' },
          ],
          dependents: [{ reference_number: '3', relationship: 'CHILD' }],
        },
      },
    ]);
    expect(movements).toMatchObject([
      { version: 1, policy_number: 'EA-0', amount_cents: 6120, order_id: 'order.1', card_ending: '4242' },
      { version: 1, policy_number: 'EA-1', amount_cents: 4080, method: 'CASH', paid_on: '2025-03-01' },
    ]);
    expect(premiums).toMatchObject([
      { policy_number: 'EA-0', plan_code: 'SEMH', amount_cents: 6120 },
      { policy_number: 'EA-1', plan_code: 'SEMH', amount_cents: 4080 },
    ]);
    expect(revisions).toEqual([{ revision: 1 }]);
  });
});
