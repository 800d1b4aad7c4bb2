import { afterAll, beforeAll, expect, it } from 'vitest';
import { sampleBenefits } from '#server/sample/benefits.ts';
import { addBesidePolicies } from '#server/sample/addBesidePolicies.ts';
import { addSamplePolicies } from '#server/sample/addPolicies.ts';
import { embeddedEngine } from '#tests/support/engines/embedded.ts';
import type { TestDatabase } from '#tests/support/engines/engine.ts';
import { testClock } from '#tests/support/server/testClock.ts';

const engine = embeddedEngine();
let database: TestDatabase;
beforeAll(async () => {
  database = await engine.open('sample');
  await load('2026-11-20T15:00:00Z');
});
const load = async (at: string) => {
  const clock = testClock(at);
  await addSamplePolicies(database, clock);
  await addBesidePolicies(database, { clock, draftsDays: 90, quoteValidDays: 30 });
};
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
  const notes = await db.selectFrom('policy_notes').selectAll().orderBy('id').execute();
  const deliveries = await db.selectFrom('deliveries').selectAll().orderBy('id').execute();
  const quotes = await db.selectFrom('held_quotes').selectAll().orderBy('number').execute();
  return { paxes, movements, notes, deliveries, quotes };
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
    {
      policy_number: 'TC-900001101',
      version: 1,
      type: 'CHARGE',
      amount_cents: 10_961,
      paid_on: '2026-10-21',
    },
    {
      policy_number: 'TC-900001101',
      version: 3,
      type: 'REFUND',
      amount_cents: 10_961,
      paid_on: '2026-10-26',
    },
  ]);
});

it('people noted on the policies, and the confirmations say what became of them', async () => {
  const { notes, deliveries } = await held();
  expect(notes.filter(({ policy_number }) => policy_number === 'BOREAL-MTL-900001021')).toMatchObject([
    { author_name: 'Sophie Lavoie', written_at: new Date('2026-11-08T15:00:00Z') },
    { author_name: 'Margaret Chen', text: 'Extension checked, premium paid by the same card.' },
  ]);
  expect(deliveries.filter(({ policy_number }) => policy_number === 'BOREAL-MTL-900001031')).toMatchObject([
    {
      recipient: 'traveller103@example.ca',
      status: 'BOUNCED',
      policy_version: 2,
      sent_by: null,
      to_other: false,
    },
    { recipient: 'noemie.gagnon@example.com', status: 'SENT', sent_by: 'c-2013', to_other: true },
  ]);
});

it('people hold quotes without a name, with one, and at prices that hold or no longer do', async () => {
  const { quotes } = await held();
  const now = new Date('2026-11-20T15:00:00Z');
  const kind = ({ traveller_names, valid_until }: (typeof quotes)[number]) =>
    `${traveller_names === '' ? 'nameless' : 'named'}, ${valid_until === null ? 'unpriced' : valid_until > now ? 'held' : 'expired'}`;
  expect(quotes.map(kind)).toEqual([
    'named, expired',
    'named, expired',
    'nameless, held',
    'named, held',
    'named, held',
    'nameless, unpriced',
    'nameless, unpriced',
  ]);
  expect(quotes[1]).toMatchObject({
    profile_ref: 'c-2001',
    organization_code: 'BOREAL-MTL',
    traveller_names: 'Anne-Sophie L’Écuyer',
    premium_cents: expect.any(Number),
    plan_code: 'SEMH',
    step: 'CONTACT_DETAILS',
    expires_at: new Date('2027-01-04T15:00:00Z'),
  });
});

it('all of it is added once, to a sample that is there too, and not again when a quote is gone', async () => {
  await database.db.deleteFrom('drafts').where('profile_ref', '=', 'c-2009').execute();
  const first = await held();
  await load('2026-12-24T15:00:00Z');
  expect(await held()).toEqual(first);
});

it('of some plans people may come home early, and give them back whole until they begin', () => {
  const refundable = Object.entries(sampleBenefits).flatMap(([code, benefits]) =>
    benefits.every((one) => one.cancellableAfterFreeLook) && benefits.some((one) => one.postDepartureDecrease)
      ? [code]
      : [],
  );
  expect(refundable).toEqual(['SMUH', 'SVTCBH', 'SVTCSH']);
});
