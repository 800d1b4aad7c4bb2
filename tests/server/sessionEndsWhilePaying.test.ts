import { expect, it } from 'vitest';
import { readPurchase } from '#domain/calls/purchases/readPurchase.ts';
import { setFault } from '#tests/standins/support/gateway.ts';
import { onPostgres } from '#tests/support/database.ts';
import { addressed, openLink, tokenIn } from '#tests/support/mail/letters.ts';
import { mailsTo } from '#tests/support/mail/mailbox.ts';
import { paidByCard, unpaidBody } from '#tests/support/purchases/bodies.ts';
import { chargesOf } from '#tests/support/purchases/books.ts';
import { newKey, pay, startShop } from '#tests/support/purchases/shop.ts';
import { dataKeyOf } from '#tests/support/standins/cardToken.ts';
import { startStandins } from '#tests/support/standins/startStandins.ts';
import { startedFor } from '#tests/support/startedFor.ts';

const standins = startedFor(() => startStandins());

onPostgres((engine) => {
  const server = startedFor(() => startShop(engine, standins));

  it('[CP-039] a payment of a consumer whose session runs out during the charge goes on, and its policy comes by mail with a link that asks for no session', async () => {
    const consumer = server.client('b2c');
    await consumer.open();
    const key = await newKey(consumer);
    const email = `marie.${engine.name}@example.ca`;
    const unpaid = addressed(await unpaidBody(consumer), [{ email, lang: 'FR' }]);
    const body = paidByCard(unpaid, await dataKeyOf(standins));
    await setFault(standins, { place: 'gateway.charge', kind: 'late', match: key, seconds: 1 });
    const paying = pay(consumer, key, body);
    await expect.poll(() => chargesOf(standins, key)).toHaveLength(1);
    expect(await server.database.db.selectFrom('policies').select('id').execute()).toEqual([]);
    server.clock.advance(31 * 60_000);
    expect(await consumer.call(readPurchase, { params: { purchaseId: key } })).toMatchObject({ status: 401 });
    expect((await paying).status).toBe(201);

    const [mail] = await mailsTo(standins, email);
    const stranger = server.client('b2c');
    expect(await openLink(stranger, tokenIn({ text: mail?.text ?? '' }))).toMatchObject({
      status: 200,
      body: { paxes: [{ firstName: 'Marie', policyStatus: 'ACTIVE' }] },
    });
    expect(stranger.cookies.size).toBe(0);
    expect(await chargesOf(standins, key)).toMatchObject([{ status: 'approved', refundedCents: 0 }]);
    const policies = await server.database.db.selectFrom('policies').select('purchase_id').execute();
    expect(policies).toEqual([{ purchase_id: key }]);
  });
});
