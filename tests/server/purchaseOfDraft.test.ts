import { expect, it } from 'vitest';
import { closeDraft, createDraft } from '#domain/calls/drafts/drafts.ts';
import { preparePurchase } from '#domain/calls/purchases/preparePurchase.ts';
import { forEachEngine } from '#tests/support/database.ts';
import { paidByCard, paidToAgency, unpaidBody } from '#tests/support/purchases/bodies.ts';
import { buy, newKey, pay, startShop } from '#tests/support/purchases/shop.ts';
import { signInAs } from '#tests/support/sampleServer.ts';
import type { TestClient } from '#tests/support/server/client.ts';
import { testClock } from '#tests/support/server/testClock.ts';
import { dataKeyOf } from '#tests/support/standins/cardToken.ts';
import { startStandins } from '#tests/support/standins/startStandins.ts';
import { startedFor } from '#tests/support/startedFor.ts';

const day = 86_400_000;
const declinedCard = '4000000000000002';
const standins = startedFor(() => startStandins());

const newDraft = async (client: TestClient) =>
  (await client.body(createDraft, { body: createDraft.example.body })).draftId;
const keyOf = async (client: TestClient, draftId: string) =>
  (await client.body(preparePurchase, { body: { draftId } })).purchaseId;
const statusOf = async (client: TestClient, draftId: string) =>
  (await client.call(preparePurchase, { body: { draftId } })).status;

forEachEngine((engine) => {
  const clock = testClock();
  const server = startedFor(() => startShop(engine, standins, { clock }));
  const agent = startedFor(() => signInAs(server.client('b2b'), 'omartin'));

  const openVisitor = async () => {
    const visitor = server.client('b2c');
    await visitor.open();
    return visitor;
  };

  it('a draft whose purchase is prepared from many windows at once has one key', async () => {
    for (const client of [agent, await openVisitor()]) {
      const draftId = await newDraft(client);
      const keys = await Promise.all(Array.from({ length: 20 }, () => keyOf(client, draftId)));
      expect(new Set(keys).size).toBe(1);
      expect(await keyOf(client, draftId)).toBe(keys[0]);
    }
  });

  it('another draft has another key, and so has what is bought without one', async () => {
    const [one, other] = [await newDraft(agent), await newDraft(agent)];
    const keys = [
      await keyOf(agent, one),
      await keyOf(agent, other),
      await newKey(agent),
      await newKey(agent),
    ];
    expect(new Set(keys).size).toBe(4);
  });

  it('nobody is given a key for a draft of somebody else, or for one that there is not', async () => {
    const draftId = await newDraft(agent);
    await keyOf(agent, draftId);
    const colleague = await signInAs(server.client('b2b'), 'gbouchard');
    for (const client of [colleague, await openVisitor()]) expect(await statusOf(client, draftId)).toBe(404);
    expect(await statusOf(agent, '0190d5a2-7c31-7d3a-9d7e-2f4b6c8e1a55')).toBe(404);
  });

  it('a draft that was paid for gives the key that it was paid with, so that nothing is bought twice', async () => {
    const draftId = await newDraft(agent);
    const key = await keyOf(agent, draftId);
    const body = paidToAgency(await unpaidBody(agent));
    const { record } = await buy(agent, body, key);
    expect(await keyOf(agent, draftId)).toBe(key);
    await agent.body(closeDraft, { params: { draftId } });
    expect(await keyOf(agent, draftId)).toBe(key);
    expect(await pay(agent, key, body)).toMatchObject({
      status: 201,
      body: { policyNumber: record.policyNumber },
    });
    const otherwise = paidByCard(await unpaidBody(agent), await dataKeyOf(standins));
    expect(await pay(agent, key, otherwise)).toMatchObject({
      status: 422,
      problem: { code: 'purchase.changed' },
    });
  });

  it('a card that is declined keeps the key of the draft until nothing can be charged with it', async () => {
    const draftId = await newDraft(agent);
    const key = await keyOf(agent, draftId);
    for (let attempt = 0; attempt < 5; attempt += 1) {
      expect(await keyOf(agent, draftId)).toBe(key);
      const body = paidByCard(await unpaidBody(agent), await dataKeyOf(standins, declinedCard));
      expect(await pay(agent, key, body)).toMatchObject({ problem: { code: 'payment.declined' } });
    }
    const keys = await Promise.all(Array.from({ length: 10 }, () => keyOf(agent, draftId)));
    expect(new Set(keys).size).toBe(1);
    expect(keys[0]).not.toBe(key);
  });

  it('a key whose time is over is not given for the draft any more', async () => {
    const draftId = await newDraft(agent);
    const key = await keyOf(agent, draftId);
    clock.advance(31 * day);
    const later = await signInAs(server.client('b2b'), 'omartin');
    const next = await keyOf(later, draftId);
    expect(next).not.toBe(key);
    expect(await keyOf(later, draftId)).toBe(next);
  });
});
