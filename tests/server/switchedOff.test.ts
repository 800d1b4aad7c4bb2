import { afterEach, describe, expect, it, vi } from 'vitest';
import { getUser } from '#domain/calls/identity/getUser.ts';
import { openSession } from '#domain/calls/identity/openSession.ts';
import { setUser } from '#domain/calls/identity/setUser.ts';
import { searchOrganizations } from '#domain/calls/organizations/searchOrganizations.ts';
import { readPolicyPdf } from '#domain/calls/policies/readPolicyPdf.ts';
import { priceQuote } from '#domain/calls/quotes/priceQuote.ts';
import { onPostgres } from '#tests/support/database.ts';
import { paidByCard, unpaidBody } from '#tests/support/purchases/bodies.ts';
import { chargesOf, standingCharges } from '#tests/support/purchases/books.ts';
import {
  buy,
  follow,
  inTime,
  newKey,
  outcomeOf,
  pay,
  standinSettings,
  startShop,
  whateverItsMail,
} from '#tests/support/purchases/shop.ts';
import { quoteBodyOf } from '#tests/support/quote/bodies.ts';
import { signInAs } from '#tests/support/sampleServer.ts';
import { startServer } from '#tests/support/server.ts';
import type { TestClient } from '#tests/support/server/client.ts';
import { dataKeyOf } from '#tests/support/standins/cardToken.ts';
import { startStandins } from '#tests/support/standins/startStandins.ts';
import { startedFor } from '#tests/support/startedFor.ts';

const answerThatIsLost = '4000000000008005';
const byLink = { headers: { 'url-ref-code': 'REF100000001' } };

onPostgres((engine) => {
  const standins = startedFor(() => startStandins());
  const server = startedFor(() => startShop(engine, standins));
  const second = startedFor(() => {
    const { database, clock } = server;
    return startServer(engine, { database, clock, settings: standinSettings(standins) });
  });
  afterEach(async () => {
    await change({ status: 'ACTIVE' }, 'BOREAL', 'TC');
    await known('TC', true);
    await known('BOREAL', true);
  });

  /** Changes organizations by SQL, and tells nobody. */
  const change = (
    what: { status?: 'ACTIVE' | 'INACTIVE'; parent_code?: string | null },
    ...codes: string[]
  ) => server.database.db.updateTable('organizations').set(what).where('code', 'in', codes).execute();
  const logoStatus = async (code: string) =>
    (await server.client('b2b').fetch(`/api/organizations/${code}/logo`)).status;
  /** Waits until the server has heard of it. */
  const known = async (code: string, isOn: boolean) => {
    const manager = await signInAs(server.client('b2b'), 'etremblay');
    const listed = async () =>
      (await manager.body(searchOrganizations, { query: { text: code } })).organizations.some(
        (each) => each.code === code,
      );
    await expect.poll(listed, { timeout: 5000 }).toBe(isOn);
  };
  const switchOff = async (code: string) => {
    await change({ status: 'INACTIVE' }, code);
    await known(code, false);
  };
  const userOf = async (client: TestClient) => (await client.open()).user?.userRef ?? null;
  const elsewhere = (client: TestClient): TestClient => {
    const there = second.client(client.application);
    for (const [name, value] of client.cookies) there.cookies.set(name, value);
    return there;
  };
  const visitor = async (): Promise<TestClient> => {
    const client = server.client('b2c');
    client.current = await client.body(getUser, byLink);
    expect(client.current.organization?.code).toBe('BOREAL');
    return client;
  };
  const cardBody = async (client: TestClient, card?: string) =>
    paidByCard(await unpaidBody(client), await dataKeyOf(standins, card));

  it('whoever works in an organization that is switched off is signed out in every process; others go on', async () => {
    const inside = await signInAs(server.client('b2b'), 'omartin');
    const moved = await signInAs(server.client('b2b'), 'mchen');
    await moved.body(setUser, { headers: { newOrg: 'TC' } });
    const outside = await signInAs(server.client('b2b'), 'slavoie');
    for (const client of [inside, moved, elsewhere(inside)]) expect(await userOf(client)).not.toBeNull();
    await change({ status: 'INACTIVE' }, 'TC');
    for (const client of [inside, elsewhere(inside), moved, elsewhere(moved)])
      await expect.poll(() => userOf(client), { timeout: 5000 }).toBeNull();
    expect(await userOf(outside)).toBe('c-2001');
    expect((await signInAs(server.client('b2b'), 'mchen')).current?.organization?.code).toBe('CM');
    await change({ status: 'ACTIVE' }, 'TC');
    expect(await userOf(inside), 'an ended session stays ended').toBeNull();
  });

  it.each([
    ['EN', 'Your organization is no longer active. Please contact the insurer.'],
    ['FR', 'Votre organisation n’est plus active. Veuillez communiquer avec l’assureur.'],
  ])(
    'whoever belongs nowhere else does not sign in, is told why in %s, and it is written down',
    async (lang, error) => {
      await switchOff('TC');
      const nonce = `b2b.${crypto.randomUUID()}`;
      const idToken = await server.issuer.token('customers', 'c-2009', nonce);
      const answer = await server
        .client('b2b')
        .call(openSession, { body: { idToken, nonce }, headers: { lang } });
      expect(answer).toMatchObject({
        status: 403,
        problem: { code: 'identity.organizationInactive', error },
      });
      const { db } = server.database;
      const refused = db.selectFrom('audit').select(['action', 'reason']).orderBy('id', 'desc');
      expect(await refused.where('action', '=', 'session.refuse').executeTakeFirst()).toEqual({
        action: 'session.refuse',
        reason: 'organizationInactive',
      });
    },
  );

  it('whoever belongs elsewhere as well signs in there', async () => {
    await switchOff('BOREAL');
    const client = await signInAs(server.client('b2b'), 'gbouchard');
    expect(client.current?.organization?.code).toBe('BOREAL-HFX');
  });

  it('nobody moves to it, finds it or sees its logo', async () => {
    expect(await logoStatus('BOREAL')).toBe(200);
    await switchOff('BOREAL');
    const manager = await signInAs(server.client('b2b'), 'mchen');
    expect(await manager.call(setUser, { headers: { newOrg: 'BOREAL' } })).toMatchObject({
      status: 422,
      problem: { code: 'organization.inactive' },
    });
    expect(await logoStatus('BOREAL')).toBe(404);
  });

  describe('a consumer who came by its link', () => {
    it('is quoted nothing, buys nothing, and is the default organization’s from the next page on', async () => {
      const consumer = await visitor();
      const key = await newKey(consumer);
      const body = await cardBody(consumer);
      await switchOff('BOREAL');
      const quote = quoteBodyOf({ organizationCode: 'BOREAL' });
      for (const [lang, error] of [
        ['EN', 'This organization is not active.'],
        ['FR', 'Cette organisation n’est pas active.'],
      ] as const)
        expect(await consumer.call(priceQuote, { body: quote, headers: { lang } })).toMatchObject({
          status: 403,
          problem: { code: 'organization.inactive', error },
        });
      expect(await pay(consumer, key, body)).toMatchObject({
        status: 403,
        problem: { code: 'organization.inactive' },
      });
      expect(await chargesOf(standins, key)).toEqual([]);
      expect(await follow(consumer, key)).toMatchObject({ status: 'prepared' });
      expect((await consumer.open()).organization).toMatchObject({ code: 'CM', refCode: null });
      expect((await server.client('b2c').body(getUser, byLink)).organization?.code).toBe('CM');
    });

    it('who has paid keeps what was bought, and is answered the same again', async () => {
      const consumer = await visitor();
      const body = await cardBody(consumer);
      const { purchaseId, record } = await buy(consumer, body);
      await switchOff('BOREAL');
      const kept = whateverItsMail(record);
      expect(await pay(consumer, purchaseId, body)).toMatchObject({ status: 201, body: kept });
      expect(await follow(consumer, purchaseId)).toMatchObject({ status: 'confirmed', record: kept });
      const document = await consumer.call(readPolicyPdf, { params: { policyNumber: record.policyNumber } });
      expect(document.status).toBe(200);
    });

    it('whose payment is under way is charged once and gets the policy', async () => {
      const consumer = await visitor();
      const key = await newKey(consumer);
      const answering = pay(consumer, key, await cardBody(consumer, answerThatIsLost));
      await vi.waitFor(async () => expect(await chargesOf(standins, key)).toHaveLength(1), { timeout: 5000 });
      await switchOff('BOREAL');
      await inTime(server, answering);
      expect(await outcomeOf(server, consumer, key)).toMatchObject({
        status: 'confirmed',
        record: { policyNumber: expect.stringMatching(/./) },
      });
      expect(await standingCharges(standins, key)).toHaveLength(1);
    });
  });

  it('staff of the insurer goes on reading the policies that it sold', async () => {
    const { record } = await buy(await visitor(), await cardBody(await visitor()));
    await switchOff('BOREAL');
    const manager = await signInAs(server.client('b2b'), 'mchen');
    const document = await manager.call(readPolicyPdf, { params: { policyNumber: record.policyNumber } });
    expect(document.status).toBe(200);
  });

  it('an organization that gets another one above it is left by those who reached it through the first', async () => {
    const above = await signInAs(server.client('admin'), 'gbouchard');
    await above.fetch('/api/auth/set-ciam-user', { headers: { newOrg: 'BOREAL-QUE' } });
    expect((await above.open()).organization?.code).toBe('BOREAL-QUE');
    const member = await signInAs(server.client('b2b'), 'slavoie');
    await change({ parent_code: 'TC' }, 'BOREAL-QUE', 'BOREAL-MTL');
    await expect.poll(() => userOf(above), { timeout: 5000 }).toBeNull();
    expect(await userOf(member)).toBe('c-2001');
    await change({ parent_code: 'BOREAL' }, 'BOREAL-QUE', 'BOREAL-MTL');
  });

  it('every process hears of a name that was changed by SQL', async () => {
    const client = await signInAs(server.client('b2b'), 'omartin');
    const { db } = server.database;
    const name = (name_en: string) =>
      db.updateTable('organizations').set({ name_en }).where('code', '=', 'TC').execute();
    await name('TC under another name');
    for (const each of [client, elsewhere(client)])
      await expect
        .poll(async () => (await each.open()).organization?.name, { timeout: 5000 })
        .toBe('TC under another name');
    await name('TC Travel Centre');
  });
});
