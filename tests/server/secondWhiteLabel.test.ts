import { expect, it } from 'vitest';
import { getUser } from '#domain/calls/identity/getUser.ts';
import { createPolicy } from '#domain/calls/purchases/createPolicy.ts';
import { preparePurchase } from '#domain/calls/purchases/preparePurchase.ts';
import { onPostgres } from '#tests/support/database.ts';
import { paidByCard, unpaidBody } from '#tests/support/purchases/bodies.ts';
import { newKey, startShop } from '#tests/support/purchases/shop.ts';
import { dataKeyOf } from '#tests/support/standins/cardToken.ts';
import { startStandins } from '#tests/support/standins/startStandins.ts';
import { startedFor } from '#tests/support/startedFor.ts';

const whiteLabel = 'REF100000002';
const standins = startedFor(() => startStandins());

onPostgres((engine) => {
  const server = startedFor(() => startShop(engine, standins));

  const openVisitor = async () => {
    const visitor = server.client('b2c');
    await visitor.open();
    return visitor;
  };
  const openSecondTab = async (visitor: Awaited<ReturnType<typeof openVisitor>>) =>
    (await visitor.body(getUser, { headers: { 'url-ref-code': whiteLabel } })).organization?.code;

  it('whoever opens a white label in a second tab can still pay in the first', async () => {
    const visitor = await openVisitor();
    const body = paidByCard(await unpaidBody(visitor), await dataKeyOf(standins));
    const key = await newKey(visitor);
    expect(await openSecondTab(visitor)).not.toBe('CM');
    const headers = { 'idempotency-key': key, lang: 'EN', 'x-distributor-organization': 'CM' };
    const paid = await visitor.call(createPolicy, { headers, body });
    expect([paid.status, body.organizationCode]).toEqual([201, 'CM']);
    expect((await visitor.open()).organization?.code).toBe('CM');
  });

  it('a page names no organization but that to which its address leads', async () => {
    const visitor = await openVisitor();
    const other = await openSecondTab(visitor);
    const named = async (headers: Record<string, string>) =>
      (await visitor.call(preparePurchase, { headers, body: {} })).status;
    expect(await named({ 'x-distributor-organization': other! })).toBe(201);
    expect(await named({ 'x-distributor-organization': 'CM' })).toBe(201);
    expect(await named({ 'x-distributor-organization': other! })).toBe(403);
    expect(await named({ 'x-distributor-organization': 'NOBODY', 'url-ref-code': whiteLabel })).toBe(403);
    expect(await named({ 'x-distributor-organization': other!, 'url-ref-code': whiteLabel })).toBe(201);
    expect((await visitor.open()).organization?.code).toBe(other);
  });

  it('reference ids with which a page names an organization in vain are counted as tries', async () => {
    server.clock.set('2026-06-15T16:20:00Z');
    const visitor = await openVisitor();
    const guess = async (at: number) => {
      const headers = { 'x-distributor-organization': 'NOBODY', 'url-ref-code': `guess-${at}` };
      return (await visitor.call(preparePurchase, { headers, body: {} })).status;
    };
    const told = [];
    for (let at = 0; at < 22; at += 1) told.push(await guess(at));
    expect(told).toEqual([...Array.from({ length: 20 }, () => 403), 429, 429]);
  });

  it('a reference id leads a visitor to no other organization where the application takes none', async () => {
    const visitor = server.client('co-brand');
    const before = (await visitor.open()).organization?.code;
    const other = await openSecondTab(await openVisitor());
    const headers = { 'x-distributor-organization': other!, 'url-ref-code': whiteLabel };
    expect((await visitor.call(preparePurchase, { headers, body: {} })).status).toBe(403);
    expect((await visitor.open()).organization?.code).toBe(before);
  });
});
