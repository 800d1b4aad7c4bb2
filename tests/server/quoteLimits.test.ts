import { describe, expect, it } from 'vitest';
import { getUser } from '#domain/calls/identity/getUser.ts';
import { onPostgres } from '#tests/support/database.ts';
import { quoteBodyOf, travellerOf } from '#tests/support/quote/bodies.ts';
import { quote, recommend } from '#tests/support/quote/desk.ts';
import { signInAs, startSampleServer } from '#tests/support/sampleServer.ts';
import { opened, type TestClient } from '#tests/support/server/client.ts';
import { startedFor } from '#tests/support/startedFor.ts';

const unset = { minimum_age: null, maximum_age: null, minimum_trip_cost: null };

onPostgres((engine) => {
  const server = startedFor(() => startSampleServer(engine));
  const alumni = startedFor(() => signInAs(server.client('b2b'), 'jpsavoie'));
  const branch = startedFor(() => signInAs(server.client('b2b'), 'slavoie'));
  const consumer = startedFor(() => opened(server.client('b2c')));

  const set = (code: string, limits: Partial<Record<keyof typeof unset, number | null>>) =>
    server.database.db.updateTable('organizations').set(limits).where('code', '=', code).execute();
  const limitsOf = async (client: TestClient) =>
    (await client.body(getUser, {})).organization?.quickQuoteLimits;
  const codesOf = (paxes: readonly { errors: readonly { code: string }[] }[]) =>
    paxes.map(({ errors }) => errors[0]?.code ?? null);
  const agesBody = (organizationCode: string, ages: readonly number[]) =>
    quoteBodyOf({
      organizationCode,
      paxes: ages.map((age, at) => travellerOf({ referenceNumber: `${at}`, age })),
    });

  describe('the ages that can be quoted', () => {
    it('[QQ-030] are 0 to 120 where an organization sets none, and otherwise its own', async () => {
      expect(await limitsOf(consumer)).toEqual({ minimumAge: 0, maximumAge: 120, minimumTripCost: 0 });
      const anybody = await quote(consumer, agesBody('CM', [0, 120, 121]));
      expect(codesOf(anybody.paxes)).toEqual([null, 'traveller.noPlan', 'traveller.ageTooHigh']);

      expect(await limitsOf(alumni)).toEqual({ minimumAge: 18, maximumAge: 84, minimumTripCost: 0 });
      const members = await quote(alumni, agesBody('MAPLE', [17, 18, 84, 85]));
      expect(codesOf(members.paxes)).toEqual(['traveller.ageTooLow', null, null, 'traveller.ageTooHigh']);
    });

    it('[QQ-029 partly] are those that plans are suggested for', async () => {
      const { paxes } = await recommend(alumni, agesBody('MAPLE', [17, 18, 85]));
      expect(codesOf(paxes)).toEqual(['traveller.ageTooLow', null, 'traveller.ageTooHigh']);
    });

    it('are asked of everybody in a family', async () => {
      const family = quoteBodyOf({
        organizationCode: 'MAPLE',
        travellerType: 'FAMILY',
        dependents: [
          travellerOf({ referenceNumber: '2', age: 18 }),
          travellerOf({ referenceNumber: '3', age: 17 }),
        ],
      });
      expect(codesOf((await quote(alumni, family)).paxes)).toEqual(['traveller.ageTooLow']);
    });

    it('are told in the language of the call', async () => {
      const errors = async (lang: string) =>
        (await quote(alumni, agesBody('MAPLE', [17, 85]), lang)).paxes.map((pax) => pax.errors[0]?.error);
      expect(await errors('EN')).toEqual([
        'Travellers younger than 18 cannot be quoted.',
        'Travellers older than 84 cannot be quoted.',
      ]);
      expect(await errors('FR')).toEqual([
        'Aucune soumission n’est possible pour les personnes de moins de 18 ans.',
        'Aucune soumission n’est possible pour les personnes de plus de 84 ans.',
      ]);
    });
  });

  it('a trip cost below the least of the organization is not quoted', async () => {
    await set('BOREAL', { minimum_trip_cost: 250 });
    await expect.poll(async () => (await limitsOf(branch))?.minimumTripCost).toBe(250);
    const paxes = [
      travellerOf({ referenceNumber: '1', tripCost: 249.99 }),
      travellerOf({ referenceNumber: '2', tripCost: 250 }),
    ];
    const answer = await quote(branch, quoteBodyOf({ organizationCode: 'BOREAL-MTL', paxes }));
    expect(codesOf(answer.paxes)).toEqual(['traveller.tripCostTooLow', null]);
    expect(answer.paxes[0]?.errors[0]?.error).toBe('The trip cost is below $250, the lowest that is quoted.');
    await set('BOREAL', unset);
  });

  it('a branch has the limits of the organization above it until it sets its own', async () => {
    await set('BOREAL', { minimum_age: 16, maximum_age: 70 });
    await expect.poll(() => limitsOf(branch)).toEqual({ minimumAge: 16, maximumAge: 70, minimumTripCost: 0 });
    await set('BOREAL-MTL', { maximum_age: 60 });
    await expect.poll(() => limitsOf(branch)).toEqual({ minimumAge: 0, maximumAge: 60, minimumTripCost: 0 });
    await set('BOREAL', unset);
    await set('BOREAL-MTL', unset);
  });

  it('the default organization’s own limits are nobody else’s', async () => {
    await set('CM', { maximum_age: 50 });
    await expect.poll(async () => (await limitsOf(consumer))?.maximumAge).toBe(50);
    expect((await limitsOf(branch))?.maximumAge).toBe(120);
    await set('CM', unset);
  });

  it.each([
    ['an age below 0', { minimum_age: -1 }],
    ['an age above 120', { maximum_age: 121 }],
    ['a lowest age above the highest', { minimum_age: 61, maximum_age: 60 }],
    ['a negative trip cost', { minimum_trip_cost: -1 }],
    ['a trip cost above the highest that is insured', { minimum_trip_cost: 30_001 }],
  ])('%s is not kept as a limit', async (_, limits) => {
    await expect(set('TC', limits)).rejects.toThrow(/organizations_quick_quote_/);
  });
});
