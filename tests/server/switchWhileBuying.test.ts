import { beforeEach, expect, it } from 'vitest';
import { createDraft, getDraft } from '#domain/calls/drafts/drafts.ts';
import { setCiamUser } from '#domain/calls/identity/setUser.ts';
import { onPostgres } from '#tests/support/database.ts';
import { paidByCard, unpaidBody } from '#tests/support/purchases/bodies.ts';
import { chargesOf, standingCharges } from '#tests/support/purchases/books.ts';
import { buy, follow, newKey, pay, startShop } from '#tests/support/purchases/shop.ts';
import { signInAs } from '#tests/support/sampleServer.ts';
import type { TestClient } from '#tests/support/server/client.ts';
import { dataKeyOf } from '#tests/support/standins/cardToken.ts';
import { startStandins } from '#tests/support/standins/startStandins.ts';
import { startedFor } from '#tests/support/startedFor.ts';

onPostgres((engine) => {
  const standins = startedFor(() => startStandins());
  const server = startedFor(() => startShop(engine, standins));
  let agent: TestClient;
  beforeEach(async () => {
    agent = await signInAs(server.client('b2b'), 'gbouchard');
  });

  const moveTo = (newOrg: string) => agent.call(setCiamUser, { headers: { newOrg } });
  const cardBody = async () => paidByCard(await unpaidBody(agent), await dataKeyOf(standins));

  it('what was typed before a switch is there after it, and after one that was refused', async () => {
    const { draftId } = await agent.body(createDraft, { body: createDraft.example.body });
    const kept = await agent.body(getDraft, { params: { draftId } });
    expect((await moveTo('TC')).status).toBe(404);
    expect(await agent.body(getDraft, { params: { draftId } })).toEqual(kept);
    expect((await moveTo('BOREAL-MTL')).status).toBe(200);
    expect(await agent.body(getDraft, { params: { draftId } })).toEqual(kept);
  });

  it('a payment for the organization that was left charges nothing, and its key can be paid with for the new one', async () => {
    const body = await cardBody();
    const key = await newKey(agent);
    expect((await moveTo('BOREAL-MTL')).status).toBe(200);
    expect(await pay(agent, key, body)).toMatchObject({ status: 404, problem: { code: 'notFound' } });
    expect(await chargesOf(standins, key)).toEqual([]);
    expect(await follow(agent, key)).toMatchObject({ status: 'prepared', record: null });
    await agent.open();
    await buy(agent, await cardBody(), key);
    expect(await standingCharges(standins, key)).toHaveLength(1);
  });

  it('[CP-039 partly] a switch that is refused leaves a purchase as it was', async () => {
    const body = await cardBody();
    const key = await newKey(agent);
    expect((await moveTo('TC')).status).toBe(404);
    expect(await follow(agent, key)).toMatchObject({ status: 'prepared', record: null });
    expect(await chargesOf(standins, key)).toEqual([]);
    await buy(agent, body, key);
    expect(await standingCharges(standins, key)).toHaveLength(1);
  });
});
