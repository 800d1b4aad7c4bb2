import { sql } from 'kysely';
import { expect, it } from 'vitest';
import type { PolicyBody } from '#domain/calls/shapes/policyBody.ts';
import { addRateVersions } from '#server/rating/addRateVersions.ts';
import { sampleRateVersions } from '#server/sample/rates/sampleRates.ts';
import { forEachEngine } from '#tests/support/database.ts';
import { paidByCard, paidToAgency, unpaidBody } from '#tests/support/purchases/bodies.ts';
import { chargesOf } from '#tests/support/purchases/books.ts';
import {
  buy,
  follow,
  inTime,
  newKey,
  pay,
  standinSettings,
  startShop,
  whateverItsMail,
} from '#tests/support/purchases/shop.ts';
import { signInAs } from '#tests/support/sampleServer.ts';
import { startServer } from '#tests/support/server.ts';
import type { TestClient } from '#tests/support/server/client.ts';
import { dataKeyOf } from '#tests/support/standins/cardToken.ts';
import { startStandins } from '#tests/support/standins/startStandins.ts';
import { startedFor } from '#tests/support/startedFor.ts';

const atOnce = 50;
const standins = startedFor(() => startStandins());

const cardBody = async (client: TestClient): Promise<PolicyBody> =>
  paidByCard(await unpaidBody(client), await dataKeyOf(standins));

forEachEngine((engine) => {
  const server = startedFor(() => startShop(engine, standins));
  const agent = startedFor(() => signInAs(server.client('b2b'), 'omartin'));

  const policiesOf = (purchaseId: string) =>
    server.database.db
      .selectFrom('paxes')
      .innerJoin('policies', 'policies.id', 'paxes.policy_id')
      .select(['policy_number', 'rate_version'])
      .where('purchase_id', '=', purchaseId)
      .execute();

  it('[CP-033] [CP-039] a payment that is sent fifty times at once is one charge and one policy', async () => {
    const key = await newKey(agent);
    const body = await cardBody(agent);
    const answers = await Promise.all(Array.from({ length: atOnce }, () => pay(agent, key, body)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
    const numbers = answers.map((answer) => answer.status === 201 && answer.ok && answer.body.policyNumber);
    expect(new Set(numbers).size).toBe(1);
    expect(await chargesOf(standins, key)).toMatchObject([{ status: 'approved' }]);
    expect(await policiesOf(key)).toHaveLength(1);
  });

  if (engine.name === 'server') {
    it('[CP-033] [CP-039] a payment that reaches two servers on one database is one charge and one policy', async () => {
      const other = await startServer(engine, {
        database: server.database,
        settings: standinSettings(standins),
      });
      const elsewhere = other.client('b2b');
      elsewhere.current = agent.current;
      for (const [name, value] of agent.cookies) elsewhere.cookies.set(name, value);
      const key = await newKey(agent);
      const body = await cardBody(agent);
      const answers = await Promise.all(
        Array.from({ length: atOnce }, (_, at) => pay(at % 2 === 0 ? agent : elsewhere, key, body)),
      );
      await other.close();
      expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
      expect(await chargesOf(standins, key)).toMatchObject([{ status: 'approved' }]);
      expect(await policiesOf(key)).toHaveLength(1);
    });
  }

  it('[CP-033] many purchases at once are each bought once', async () => {
    const body = await unpaidBody(agent);
    const keys = await Promise.all(Array.from({ length: 12 }, () => newKey(agent)));
    const tokens = await Promise.all(keys.map(() => dataKeyOf(standins)));
    const sent = keys.flatMap((key, at) => {
      const mine = paidByCard(body, tokens[at] ?? '');
      return [pay(agent, key, mine), pay(agent, key, mine)];
    });
    const answers = await Promise.all(sent);
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 201));
    for (const key of keys) {
      expect(await chargesOf(standins, key)).toMatchObject([{ status: 'approved' }]);
      expect(await policiesOf(key)).toHaveLength(1);
    }
    const held = await server.database.db.selectFrom('jobs').select('id').execute();
    expect(held).toEqual([]);
  });

  it('[CP-033] the same key with another body is refused, while the payment is under way and afterwards', async () => {
    const key = await newKey(agent);
    const body = await cardBody(agent);
    const other = { ...body, referredBy: 'Somebody' };
    const held = server.failPoints.holdAt('purchase.chargeCard.before');
    const paying = pay(agent, key, body);
    await held.reached;
    const refused = { status: 422, problem: { code: 'purchase.changed' } };
    expect(await pay(agent, key, other)).toMatchObject(refused);
    expect(await follow(agent, key)).toMatchObject({ status: 'underway', record: null });
    held.release();
    expect(await paying).toMatchObject({ status: 201 });
    expect(await pay(agent, key, other)).toMatchObject(refused);
    expect(await chargesOf(standins, key)).toHaveLength(1);
  });

  it('of two bodies that are sent with one key at once, one is bought and one refused', async () => {
    const key = await newKey(agent);
    const bodies = [await cardBody(agent), await cardBody(agent)];
    const answers = await Promise.all(bodies.map((body) => pay(agent, key, body)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 422]);
    expect(await chargesOf(standins, key)).toHaveLength(1);
    expect(await policiesOf(key)).toHaveLength(1);
  });

  it('a purchase belongs to who prepared it', async () => {
    const body = await unpaidBody(agent);
    const { purchaseId } = await buy(agent, paidToAgency(body));
    const again = await signInAs(server.client('b2b'), 'omartin');
    expect((await follow(again, purchaseId)).status).toBe('confirmed');
    const colleague = await signInAs(server.client('admin'), 'mchen');
    const consumer = server.client('b2c');
    await consumer.open();
    const neighbour = server.client('b2c');
    await neighbour.open();
    const theirs = await newKey(consumer);
    for (const [client, key] of [
      [colleague, purchaseId],
      [consumer, purchaseId],
      [neighbour, theirs],
    ] as const) {
      await expect(follow(client, key)).rejects.toThrow('"status":404');
      const stolen = paidByCard(await unpaidBody(client), await dataKeyOf(standins));
      expect(await pay(client, key, stolen)).toMatchObject({ status: 404, problem: { code: 'notFound' } });
    }
    expect((await follow(consumer, theirs)).status).toBe('prepared');
    expect(await chargesOf(standins, theirs)).toEqual([]);
  });

  it('[CP-039] the answer stays the same after the rates have changed', async () => {
    const key = await newKey(agent);
    const body = await cardBody(agent);
    const first = await pay(agent, key, body);
    const [policy] = await policiesOf(key);
    await server.database.db.transaction().execute((trx) => {
      const dearer = sampleRateVersions()
        .filter(({ code, channel, effectiveDate }) => {
          return code === 'SEMH' && channel === 'AGENCY' && effectiveDate === '2024-01-01';
        })
        .map((version) => ({
          ...version,
          effectiveDate: '2026-06-01',
          cells: Array.from(version.cells, (cents) => cents * 2),
        }));
      return addRateVersions(trx, dearer, 'test');
    });
    await expect.poll(async () => (await pay(agent, await newKey(agent), body)).status).toBe(409);
    expect(await pay(agent, key, body)).toMatchObject({ status: 201, body: first.ok && first.body });
    expect(await policiesOf(key)).toEqual([policy]);
    expect(await chargesOf(standins, key)).toHaveLength(1);
  });

  it('[CP-039] policies that could not be recorded are recorded later, and nothing is charged again', async () => {
    const { db } = server.database;
    const failing = await newKey(agent);
    server.failPoints.failAt('purchase.recordPolicies.after');
    const first = await inTime(server, pay(agent, failing, await cardBody(agent)));
    expect(first).toMatchObject({ status: 201 });
    const taken = await newKey(agent);
    const used = Number(first.ok && first.status === 201 && first.body.policyNumber.slice('TC-'.length));
    await sql`select setval('policy_numbers', ${used - 1})`.execute(db);
    expect(await inTime(server, pay(agent, taken, await cardBody(agent)))).toMatchObject({ status: 201 });
    expect(server.log.join('')).toContain('a result could not be recorded');
    for (const key of [failing, taken]) {
      expect(await policiesOf(key)).toHaveLength(1);
      expect(await chargesOf(standins, key)).toHaveLength(1);
    }
  });

  it('what was sent is not kept beside the policies that came of it', async () => {
    const { db } = server.database;
    const { purchaseId } = await buy(agent, await cardBody(agent));
    const kept = await db
      .selectFrom('purchases')
      .select(['body', 'plans'])
      .where('id', '=', purchaseId)
      .execute();
    expect(kept).toEqual([{ body: null, plans: null }]);
  });

  it('a key that is a month old pays nothing any more, and what it bought can still be read', async () => {
    const unused = await newKey(agent);
    const body = await cardBody(agent);
    const { purchaseId, record } = await buy(agent, body);
    server.clock.advance(31 * 24 * 60 * 60 * 1000);
    const later = await signInAs(server.client('b2b'), 'omartin');
    expect(await pay(later, unused, body)).toMatchObject({
      status: 409,
      problem: { code: 'purchase.expired' },
    });
    expect(await pay(later, purchaseId, body)).toMatchObject({
      status: 201,
      body: whateverItsMail(record),
    });
  });
});
