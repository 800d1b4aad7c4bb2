import { expect, it } from 'vitest';
import { setFault } from '#tests/standins/support/gateway.ts';
import { onPostgres } from '#tests/support/database.ts';
import { paidByCard, unpaidBody } from '#tests/support/purchases/bodies.ts';
import { buy, inTime, newKey, outcomeOf, pay, startShop } from '#tests/support/purchases/shop.ts';
import { signInAs } from '#tests/support/sampleServer.ts';
import { dataKeyOf } from '#tests/support/standins/cardToken.ts';
import { startStandins } from '#tests/support/standins/startStandins.ts';
import { startedFor } from '#tests/support/startedFor.ts';

const standins = startedFor(() => startStandins());

onPostgres((engine) => {
  const server = startedFor(() => startShop(engine, standins, { waits: { outcomeMs: 3_000 } }));
  const agent = startedFor(() => signInAs(server.client('b2b'), 'omartin'));

  const byCard = async () => paidByCard(await unpaidBody(agent), await dataKeyOf(standins));
  const stored = (key: string) =>
    server.database.db.selectFrom('purchases').selectAll().where('id', '=', key).executeTakeFirstOrThrow();

  it('every step of a purchase is written down with its money, by whom it was made, and without card or name', async () => {
    const body = await byCard();
    const { purchaseId, record } = await buy(agent, body);
    const amountCents = Math.round((body.paxes[0]?.plan.premiumTotal ?? 0) * 100);
    const orderOf = (state: string) => ({ orderId: `${purchaseId}.1.1`, state, amountCents });
    const entries = await server.database.db
      .selectFrom('audit')
      .select(['user_ref', 'organization_code', 'request_id', 'before', 'after'])
      .where('object_id', '=', purchaseId)
      .where('action', '=', 'purchase.transition')
      .orderBy('id')
      .execute();
    expect(entries).toMatchObject([
      {
        user_ref: agent.current?.user?.userRef,
        organization_code: 'TC',
        request_id: expect.stringMatching(/./),
        before: { state: 'prepared' },
        after: { event: 'person.submitPayment', state: 'charging', orders: [orderOf('due')] },
      },
      { user_ref: 'system', after: { state: 'recording', orders: [orderOf('approved')] } },
      { user_ref: 'system', after: { state: 'activating', policyNumbers: [record.policyNumber] } },
      { user_ref: 'system', after: { state: 'confirmed', activeNumbers: [record.policyNumber] } },
    ]);
    const written = JSON.stringify(entries);
    expect(written).not.toMatch(/dataKey|cardHolderName|Tremblay/);
    expect(written).not.toContain(body.paxes[0]?.payments[0]?.details?.dataKey);
  });

  it('a purchase that an earlier version of the chart left under way goes on', async () => {
    const { db } = server.database;
    const key = await newKey(agent);
    await setFault(standins, { place: 'gateway.lookup', kind: 'serverError', match: key, times: 1 });
    const body = paidByCard(await unpaidBody(agent), await dataKeyOf(standins, '4000000000005001'));
    const paying = pay(agent, key, body);
    await expect.poll(async () => (await stored(key)).state).toBe('waitingToLookUp');
    const { purchaseId, attempt, tries, charges } = (await stored(key)).context;
    const first = { purchaseId, attempt, tries, charges, policyNumbers: [], declinedPayers: [] };
    await db
      .updateTable('purchases')
      .set({ context: JSON.stringify(first), chart_version: 1 })
      .where('id', '=', key)
      .execute();
    await inTime(server, paying);
    expect(await outcomeOf(server, agent, key)).toMatchObject({ status: 'confirmed' });
    expect((await stored(key)).chart_version).toBe(4);
  });

  it('work that fails again and again is laid aside and logged, and nothing else waits for it', async () => {
    const { db } = server.database;
    const key = await newKey(agent);
    const held = server.failPoints.holdAt('purchase.recordPolicies.before');
    const paying = pay(agent, key, await byCard());
    await held.reached;
    await db
      .updateTable('purchases')
      .set((row) => ({ chart_version: 99, revision: row('revision', '+', 1) }))
      .where('id', '=', key)
      .execute();
    held.release();
    const job = () =>
      db
        .selectFrom('jobs')
        .select(['parked_at', 'attempts', 'reason', 'leased_until'])
        .where('entity_id', '=', key)
        .executeTakeFirstOrThrow();
    /** Lets less time pass than a lease takes while nobody is at work: one that runs out would end the work from outside. */
    const later = async () => {
      const found = await job();
      if (found.leased_until === null && found.parked_at === null) server.clock.advance(20_000);
      return found;
    };
    const triesAtRest = async () => {
      const { attempts, leased_until } = await later();
      return leased_until === null ? attempts : 0;
    };
    await expect.poll(triesAtRest, { timeout: 30_000 }).toBeGreaterThanOrEqual(2);
    await db.updateTable('jobs').set({ attempts: 19 }).where('entity_id', '=', key).execute();
    await expect
      .poll(later, { timeout: 30_000 })
      .toMatchObject({ parked_at: expect.any(Date), reason: expect.stringMatching(/version 99/) });
    expect(server.log.join('')).toContain('work was laid aside');
    await paying;
  });
});
