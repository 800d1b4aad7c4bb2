import { expect, it } from 'vitest';
import { setFault } from '#tests/standins/support/gateway.ts';
import { onPostgres } from '#tests/support/database.ts';
import { paidByCard, paidToAgency, unpaidBody } from '#tests/support/purchases/bodies.ts';
import { clearFaults, standingCharges } from '#tests/support/purchases/books.ts';
import { inTime, newKey, pay, startShop } from '#tests/support/purchases/shop.ts';
import { signInAs } from '#tests/support/sampleServer.ts';
import type { TestClient } from '#tests/support/server/client.ts';
import { dataKeyOf } from '#tests/support/standins/cardToken.ts';
import { startStandins } from '#tests/support/standins/startStandins.ts';
import { startedFor } from '#tests/support/startedFor.ts';

const declinedCard = '4000000000000002';
const second = 1_000;
const hour = 3_600 * second;

const standins = startedFor(() => startStandins());

onPostgres((engine) => {
  const server = startedFor(() => startShop(engine, standins));

  const consumer = async () => {
    const client = server.client('b2c');
    await client.open();
    return client;
  };
  /** Submits another card with a key; the code of the answer, or its status when it is no problem. */
  const attempt = async (client: TestClient, key: string, body: object, pan?: string) => {
    const answer = await pay(client, key, paidByCard(body as never, await dataKeyOf(standins, pan)));
    return answer.ok ? answer.status : answer.problem.code;
  };
  /** Attempts of others at this address, or earlier ones of a person, that came to nothing. */
  const earlier = (count: number, who: { payer: string; signedIn: boolean }) =>
    server.database.db
      .insertInto('payment_attempts')
      .values(
        Array.from({ length: count }, () => ({
          purchase_id: crypto.randomUUID(),
          payer: who.payer,
          signed_in: who.signedIn,
          address: '127.0.0.1',
          at: new Date(server.clock.now()),
        })),
      )
      .execute();

  const pausesOf = (purchaseId: string) =>
    server.database.db
      .selectFrom('audit')
      .selectAll()
      .where('action', '=', 'purchase.pause')
      .where('object_id', '=', purchaseId)
      .execute();
  const statesOf = async (purchaseId: string) => {
    const rows = server.database.db.selectFrom('purchases').select('state').where('id', '=', purchaseId);
    return (await rows.execute()).map(({ state }) => state);
  };

  it('cards that are tried one after another stop at five of a key and ten of a session, before they are charged', async () => {
    const tester = await consumer();
    const body = await unpaidBody(tester);
    const codes: unknown[] = [];
    const keys = [await newKey(tester), await newKey(tester), await newKey(tester)];
    for (const key of keys)
      for (let at = 0; at < 6; at += 1) codes.push(await attempt(tester, key, body, declinedCard));
    const declined = Array(5).fill('payment.declined');
    expect(codes).toEqual([
      ...declined,
      'purchase.declinedOften',
      ...declined,
      'purchase.declinedOften',
      ...Array(6).fill('payment.paused'),
    ]);
    expect(await attempt(tester, keys[2] ?? '', body)).toBe('payment.paused');
    expect(await standingCharges(standins, keys[2] ?? '')).toEqual([]);
  });

  it('cards that are tried at the same time stop at ten as well', async () => {
    const tester = await consumer();
    const body = await unpaidBody(tester);
    const keys = await Promise.all(Array.from({ length: 16 }, () => newKey(tester)));
    const codes = await Promise.all(keys.map((key) => attempt(tester, key, body, declinedCard)));
    expect(codes.filter((code) => code === 'payment.declined')).toHaveLength(10);
    expect(codes.filter((code) => code === 'payment.busy' || code === 'payment.paused')).toHaveLength(6);
    expect(await attempt(tester, await newKey(tester), body)).toBe('payment.paused');
  });

  it('a key that was declined five times buys nothing without a card either', async () => {
    const agent = await signInAs(server.client('b2b'), 'omartin');
    const body = await unpaidBody(agent);
    const key = await newKey(agent);
    for (let at = 0; at < 5; at += 1)
      expect(await attempt(agent, key, body, declinedCard)).toBe('payment.declined');
    expect(await pay(agent, key, paidToAgency(body))).toMatchObject({
      status: 409,
      problem: { code: 'purchase.declinedOften' },
    });
    expect(await pay(agent, await newKey(agent), paidToAgency(body))).toMatchObject({ status: 201 });
  });

  it('the same payment that is sent again is not counted', async () => {
    const client = await consumer();
    const body = await unpaidBody(client);
    const key = await newKey(client);
    const payment = paidByCard(body, await dataKeyOf(standins, declinedCard));
    for (let at = 0; at < 15; at += 1)
      expect(await pay(client, key, payment)).toMatchObject({ problem: { code: 'payment.declined' } });
    expect(await attempt(client, key, body)).toBe(201);
  });

  it('a pause is told with the time at which it ends, in both languages, and ends then', async () => {
    const agent = await signInAs(server.client('b2b'), 'omartin');
    const body = await unpaidBody(agent);
    const payer = `person ${agent.current?.user?.profileRef}`;
    server.clock.set('2026-06-16T13:00:00Z');
    await earlier(1, { payer, signedIn: true });
    server.clock.advance(hour);
    await earlier(59, { payer, signedIn: true });
    const client = await signInAs(server.client('b2b'), 'omartin');
    const key = await newKey(client);
    const payment = paidByCard(body, await dataKeyOf(standins));
    const refused = await pay(client, key, payment);
    expect(refused).toMatchObject({
      status: 429,
      problem: {
        code: 'payment.paused',
        until: '2026-06-17T13:00:00.000Z',
        error: 'Too many cards were declined. You can pay by card again from 2026-06-17 9:00am EDT.',
      },
    });
    expect(refused.headers.get('retry-after')).toBe('82800');
    expect(await pay(client, key, payment, 'FR')).toMatchObject({
      problem: {
        error:
          'Trop de cartes ont été refusées. Vous pourrez de nouveau payer par carte à partir du 2026-06-17 9:00am HAE.',
      },
    });
    expect(await pay(client, await newKey(client), paidToAgency(body))).toMatchObject({ status: 201 });
    server.clock.set('2026-06-17T13:00:00Z');
    const later = await signInAs(server.client('b2b'), 'omartin');
    expect(await attempt(later, await newKey(later), await unpaidBody(later))).toBe(201);
  });

  it('what is sold is not counted: an agent who sells all day, to twelve travellers too, meets no limit', async () => {
    server.clock.set('2026-06-20T12:00:00Z');
    const agent = await signInAs(server.client('b2b'), 'omartin');
    await earlier(59, { payer: `person ${agent.current?.user?.profileRef}`, signedIn: true });
    const travellers = Array.from({ length: 12 }, (_, at) => ({ referenceNumber: String(at + 1) }));
    const single = await unpaidBody(agent);
    for (const body of [await unpaidBody(agent, travellers), single, single, single]) {
      expect(await attempt(agent, await newKey(agent), body)).toBe(201);
    }
    expect(await attempt(agent, await newKey(agent), single, declinedCard)).toBe('payment.declined');
    expect(await attempt(agent, await newKey(agent), single)).toBe('payment.paused');
  });

  it('who begins ever new sessions is stopped by the address, and those who signed in there go on', async () => {
    server.clock.set('2026-06-25T12:00:00Z');
    await earlier(60, { payer: 'session of somebody else', signedIn: false });
    const tester = await consumer();
    expect(await attempt(tester, await newKey(tester), await unpaidBody(tester))).toBe('payment.paused');
    const agent = await signInAs(server.client('b2b'), 'omartin');
    expect(await attempt(agent, await newKey(agent), await unpaidBody(agent))).toBe(201);
  });

  it('a pause is written down: who was stopped, by which limit and until when, and nothing of the card', async () => {
    server.clock.set('2026-06-27T12:00:00Z');
    const agent = await signInAs(server.client('b2b'), 'omartin');
    const payer = `person ${agent.current?.user?.profileRef}`;
    await earlier(60, { payer, signedIn: true });
    const key = await newKey(agent);
    expect(await attempt(agent, key, await unpaidBody(agent))).toBe('payment.paused');
    const [entry, ...others] = await pausesOf(key);
    expect(others).toEqual([]);
    expect(entry).toMatchObject({
      profile_ref: agent.current?.user?.profileRef,
      user_type: 'ciamid',
      organization_code: agent.current?.organization?.code,
      after: { limit: { of: 'person', most: 60 }, until: '2026-06-28T12:00:00.000Z' },
      request_id: expect.any(String),
    });
    expect(JSON.stringify(entry)).not.toMatch(/dataKey|cardHolder|4242 ?4242|Tremblay/);
    expect(await statesOf(key)).toEqual(['prepared']);
  });

  it('the pauses of a visitor are one entry an hour, and counted', async () => {
    server.clock.set('2026-06-29T12:00:00Z');
    const visitor = await consumer();
    await earlier(60, { payer: 'session of somebody else', signedIn: false });
    const key = await newKey(visitor);
    const body = await unpaidBody(visitor);
    for (let at = 0; at < 3; at += 1) expect(await attempt(visitor, key, body)).toBe('payment.paused');
    expect((await pausesOf(key)).map(({ after }) => after)).toEqual([
      { limit: { of: 'address', most: 60 }, until: '2026-06-30T12:00:00.000Z' },
    ]);
    const counted = server.database.db.selectFrom('refusals').select('hits');
    expect(
      await counted
        .where('action', '=', 'purchase.pause')
        .where('hour', '=', new Date('2026-06-29T12:00:00Z'))
        .execute(),
    ).toEqual([{ hits: 3 }]);
  });

  it.each([
    ['EN', '2026-06-30T12:00:00Z', 'Several payments from here are still being made. Try again in a moment.'],
    [
      'FR',
      '2026-06-30T18:00:00Z',
      'Plusieurs paiements faits d’ici sont encore en cours. Réessayez dans un instant.',
    ],
  ])(
    'while the gateway does not answer an honest buyer waits a moment, and no card is called declined: %s',
    async (lang, day, error) => {
      server.clock.set(day);
      const body = await unpaidBody(await consumer());
      await setFault(standins, { place: 'gateway.charge', kind: 'serverError', times: null });
      await setFault(standins, { place: 'gateway.lookup', kind: 'serverError', times: null });
      const inDoubt = await consumer();
      const keys = await Promise.all(Array.from({ length: 10 }, () => newKey(inDoubt)));
      const paying = Promise.all(keys.map((key) => attempt(inDoubt, key, body)));
      const looked = async () => (await Promise.all(keys.map(statesOf))).flat();
      await expect.poll(looked, { timeout: 20_000 }).toEqual(Array(10).fill('waitingToLookUp'));
      const payment = paidByCard(body, await dataKeyOf(standins));
      const refused = await pay(inDoubt, await newKey(inDoubt), payment, lang);
      expect(refused).toMatchObject({ status: 429, problem: { code: 'payment.busy', error } });
      expect(refused.headers.get('retry-after')).toBe('10');
      await clearFaults(standins);
      await inTime(server, paying);
      expect(await attempt(inDoubt, await newKey(inDoubt), body)).toBe(201);
    },
  );
});
