import { afterAll, beforeAll, expect, it } from 'vitest';
import { addSamplePolicies } from '#server/sample/addPolicies.ts';
import { embeddedEngine } from '#tests/support/engines/embedded.ts';
import type { TestDatabase } from '#tests/support/engines/engine.ts';
import { testClock } from '#tests/support/server/testClock.ts';

const engine = embeddedEngine();
let database: TestDatabase;
beforeAll(async () => {
  database = await engine.open('sample');
  await addSamplePolicies(database.db, testClock('2026-11-20T15:00:00Z'));
});
afterAll(async () => {
  await database.close();
  await engine.stop();
});

const held = async () => {
  const { db } = database;
  const paxes = await db
    .selectFrom('paxes')
    .innerJoin('policies', 'policies.id', 'policy_id')
    .select([
      'policy_number',
      'status',
      'lang',
      'plan_code',
      'organization_code',
      'sold_by',
      'start_date',
      'revision',
    ])
    .orderBy('policy_number')
    .execute();
  const movements = await db
    .selectFrom('policy_movements')
    .select(['policy_number', 'version', 'type', 'amount_cents', 'paid_on'])
    .orderBy('id')
    .execute();
  return { paxes, movements };
};

it('the sample has policies of every status that is sold, in both languages, by agents and consumers', async () => {
  const { paxes } = await held();
  const kinds = (key: 'status' | 'lang') => [...new Set(paxes.map((pax) => pax[key]))].toSorted();
  expect(kinds('status')).toEqual(['ACTIVE', 'INACTIVE', 'PENDING', 'REFUNDED']);
  expect(kinds('lang')).toEqual(['EN', 'FR']);
  expect(paxes.some(({ sold_by }) => sold_by === null)).toBe(true);
  expect(paxes).toContainEqual({
    policy_number: 'BOREAL-MTL-900001021',
    status: 'ACTIVE',
    lang: 'FR',
    plan_code: 'SAIH',
    organization_code: 'BOREAL-MTL',
    sold_by: 'c-2001',
    start_date: '2026-11-15',
    revision: 3,
  });
});

it('a policy that was taken back has its money given back in the version that says so', async () => {
  const { movements } = await held();
  expect(movements.filter(({ policy_number }) => policy_number === 'TC-900001101')).toEqual([
    { policy_number: 'TC-900001101', version: 1, type: 'CHARGE', amount_cents: 9720, paid_on: '2026-10-21' },
    { policy_number: 'TC-900001101', version: 3, type: 'REFUND', amount_cents: 9720, paid_on: '2026-10-26' },
  ]);
});

it('they are added once, to a sample that is there too', async () => {
  const first = await held();
  await addSamplePolicies(database.db, testClock('2026-12-24T15:00:00Z'));
  expect(await held()).toEqual(first);
});
