import { expect, it } from 'vitest';
import { previewCancellation } from '#domain/calls/policies/previewCancellation.ts';
import type { PolicyRecord } from '#domain/calls/shapes/policyRecord.ts';
import { announce } from '#server/database/database.ts';
import { onPostgres } from '#tests/support/database.ts';
import { withPax, writeVersion } from '#tests/support/policies/writeVersion.ts';
import { paidByCard, paidToAgency, unpaidBody } from '#tests/support/purchases/bodies.ts';
import { buy, startShop } from '#tests/support/purchases/shop.ts';
import { signInAs } from '#tests/support/sampleServer.ts';
import type { TestClient } from '#tests/support/server/client.ts';
import { digests } from '#tests/support/server/digests.ts';
import { dataKeyOf } from '#tests/support/standins/cardToken.ts';
import { startStandins } from '#tests/support/standins/startStandins.ts';
import { startedFor } from '#tests/support/startedFor.ts';

onPostgres((engine) => {
  const standins = startedFor(() => startStandins());
  const server = startedFor(() => startShop(engine, standins));
  const firstDay = '2026-06-15T16:00:00Z';
  const signedIn = (day = firstDay) => {
    server.clock.set(day);
    return signInAs(server.client('b2b'), 'slavoie');
  };
  const numbersOf = ({ paxes }: PolicyRecord) => paxes.map(({ policyNumber }) => policyNumber);
  const asked = (policyNumbers: readonly string[], cancellationReason = 'OTHER') => ({
    headers: { lang: 'EN' },
    body: { cancellationReason, paxes: policyNumbers.map((policyNumber) => ({ policyNumber })) },
  });
  const previewed = (client: TestClient, policyNumbers: readonly string[], reason?: string) =>
    client.body(previewCancellation, asked(policyNumbers, reason));
  const preview = (client: TestClient, policyNumbers: readonly string[]) =>
    client.call(previewCancellation, asked(policyNumbers));
  /** Two policies, of a trip from 1 July. */
  const couple = async (agent: TestClient) => {
    const body = await unpaidBody(agent, [{}, { referenceNumber: '2', firstName: 'Paul' }]);
    const { record } = await buy(agent, paidByCard(body, await dataKeyOf(standins)));
    return { numbers: numbersOf(record), prices: body.paxes.map(({ plan }) => plan.premiumTotal) };
  };

  it('[CX-013 partly] [CX-018 partly] each policy that is named has its refund, why, until when and by which card, and they have a sum', async () => {
    const agent = await signedIn();
    const { numbers, prices } = await couple(agent);
    const [first = 0, second = 0] = prices;
    const pax = {
      rule: 'FREE_LOOK',
      applicationDate: '2026-06-15',
      freeLookUntil: '2026-06-25',
      effectiveDate: '2026-07-01',
      until: '2026-06-25',
      letter: { email: 'marie.tremblay@example.ca', lang: 'FR' },
    };
    const byCard = (amount: number) => [{ method: 'CREDIT_CARD', cardEnding: '4242', amount }];
    expect(await previewed(agent, numbers)).toEqual({
      revision: 3,
      refundTotal: Math.round((first + second) * 100) / 100,
      paxes: [
        {
          ...pax,
          policyNumber: numbers[0],
          referenceNumber: '1',
          amount: first,
          premium: first,
          routes: byCard(first),
        },
        {
          ...pax,
          policyNumber: numbers[1],
          referenceNumber: '2',
          amount: second,
          premium: second,
          routes: byCard(second),
        },
      ],
    });
    const one = await previewed(agent, numbers.slice(1), 'CHARGE_BACK');
    expect(one).toMatchObject({
      refundTotal: second,
      paxes: [
        {
          rule: 'REASON_IN_FULL',
          until: null,
          routes: [{ method: 'CHARGEBACK', cardEnding: '4242', amount: second }],
        },
      ],
    });
  });

  it('[CX-014] before it takes effect a policy is given back in full until day 10, and for an exception at any time', async () => {
    const agent = await signedIn();
    const { record } = await buy(agent, paidToAgency(await unpaidBody(agent)));
    const numbers = numbersOf(record);
    const total = record.paxes[0]?.plan.premiumTotal;
    const on = async (moment: string, reason?: string) => {
      const { refundTotal, paxes } = await previewed(await signedIn(moment), numbers, reason);
      return [refundTotal, paxes[0]?.rule, paxes[0]?.routes];
    };
    const toAgency = [{ method: 'PAID_TO_AGENCY', cardEnding: null, amount: total }];
    expect(await on('2026-06-26T03:59:59Z')).toEqual([total, 'FREE_LOOK', toAgency]);
    expect(await on('2026-06-26T04:00:00Z')).toEqual([0, 'AFTER_FREE_LOOK', []]);
    expect(await on('2026-07-01T04:00:00Z')).toEqual([0, 'IN_EFFECT', []]);
    expect(await on('2026-07-01T04:00:00Z', 'EXCEPTION')).toEqual([total, 'REASON_IN_FULL', toAgency]);
  });

  it('[CX-014] the benefits that are held count as they were sold: all of them, with those that were added', async () => {
    const { db } = server.database;
    const cancellable = async (holds: boolean) => {
      const change = db.updateTable('benefits').set({ cancellable_after_free_look: holds });
      await change.where('plan_code', '=', 'SEMH').where('code', '=', 'EMERGMED').execute();
      await announce(db, 'organizations_changed');
    };
    const agent = await signedIn();
    const bought = async () => numbersOf((await buy(agent, paidToAgency(await unpaidBody(agent)))).record);
    const ordinary = await bought();
    await cancellable(true);
    const rules = async (numbers: readonly string[], client: TestClient) =>
      (await previewed(client, numbers)).paxes.map(({ rule }) => rule);
    const later = async (numbers: readonly string[]) => {
      const found = await rules(numbers, await signedIn('2026-06-28T16:00:00Z'));
      server.clock.set(firstDay);
      return found;
    };
    await expect
      .poll(async () => later(await bought()), { timeout: 20_000 })
      .toEqual(['CANCELLABLE_BENEFITS']);
    expect(await later(ordinary)).toEqual(['AFTER_FREE_LOOK']);
    const [first = ''] = ordinary;
    await writeVersion(db, first, (last) => ({ state: withPax(last, first, { edition: null }) }));
    expect(await later(ordinary)).toEqual(['CANCELLABLE_BENEFITS']);
    await cancellable(false);
  });

  it('[PM-021 partly] needs POLICY_CANCEL or POLICY_EDIT within reach; another’s policy among them is not there, and that is written down', async () => {
    const agent = await signedIn();
    const { numbers } = await couple(agent);
    const stranger = await signInAs(server.client('b2b'), 'omartin');
    const refused = await preview(stranger, numbers);
    expect(refused).toMatchObject({ status: 404, problem: { code: 'notFound' } });
    const audit = server.database.db.selectFrom('audit').select(['action', 'object_type', 'object_id']);
    const written = audit.where('request_id', '=', refused.headers.get('x-request-id'));
    expect(await written.execute()).toEqual([
      { action: 'scope.refuse', object_type: 'policy', object_id: numbers[0] },
    ]);
    expect(await preview(await signInAs(server.client('b2b'), 'mgagnon'), numbers)).toMatchObject({
      status: 403,
    });
  });

  it('[CX-016 partly] only what is active and was bought together is answered, each once, and nothing is written', async () => {
    const agent = await signedIn();
    const { numbers } = await couple(agent);
    const [first = '', second = ''] = numbers;
    const [other = ''] = numbersOf((await buy(agent, paidToAgency(await unpaidBody(agent)))).record);
    const changing = ['rate_limits', 'sessions', 'jobs', 'outbox', 'deliveries'];
    const before = await digests(server.database.db, changing);
    await previewed(agent, numbers);
    expect(await digests(server.database.db, changing)).toEqual(before);
    expect(await preview(agent, [first, other])).toMatchObject({
      status: 400,
      problem: { code: 'policies.apart' },
    });
    expect(await preview(agent, [first, first])).toMatchObject({ status: 400 });
    await writeVersion(server.database.db, second, (last) => ({
      state: withPax(last, second, { status: 'INACTIVE' }),
    }));
    expect(await preview(agent, numbers)).toMatchObject({
      status: 409,
      problem: { code: 'policy.notActive' },
    });
    expect(await preview(agent, [first])).toMatchObject({ status: 200 });
  });
});
