import { expect, it } from 'vitest';
import { onPostgres } from '#tests/support/database.ts';
import { paidByCard, unpaidBody } from '#tests/support/purchases/bodies.ts';
import { capturedCents, chargesOf, premiumCents } from '#tests/support/purchases/books.ts';
import { startLossyLine } from '#tests/support/purchases/lossyLine.ts';
import { newKey, pay, startShop } from '#tests/support/purchases/shop.ts';
import { signInAs } from '#tests/support/sampleServer.ts';
import { testClient } from '#tests/support/server/client.ts';
import { dataKeyOf } from '#tests/support/standins/cardToken.ts';
import { startStandins } from '#tests/support/standins/startStandins.ts';
import { startedFor } from '#tests/support/startedFor.ts';

const standins = startedFor(() => startStandins());

/** What becomes of a payment each time that it is sent: it is lost before it comes, its answer is, or neither. */
const lines = [
  ['nothing is lost', []],
  ['the request is lost', ['request']],
  ['the answer is lost', ['answer']],
  ['the answer is lost three times', ['answer', 'answer', 'answer']],
  ['the request and then the answer is lost', ['request', 'answer']],
  ['the answer and then the request is lost, twice over', ['answer', 'request', 'answer', 'request']],
] as const;

onPostgres((engine) => {
  const server = startedFor(() => startShop(engine, standins));
  const line = startedFor(() => startLossyLine(server.origins.b2b));

  it.each(lines)(
    'over a line on which %s, a payment that is sent until it is answered is one charge and one policy',
    async (_, losses) => {
      const agent = await signInAs(testClient('b2b', line.origin, server.issuer), 'omartin');
      const key = await newKey(agent);
      const body = paidByCard(await unpaidBody(agent), await dataKeyOf(standins));
      line.lose(losses);
      for (const _lost of losses) await expect(pay(agent, key, body)).rejects.toThrow('fetch failed');
      expect(line.left()).toBe(0);
      expect(await pay(agent, key, body)).toMatchObject({ status: 201 });
      expect(await chargesOf(standins, key)).toMatchObject([{ status: 'approved' }]);
      expect(await capturedCents(standins, key)).toBe(await premiumCents(server.database, key));
    },
  );

  it('a connection that is cut while the payment is under way leaves one charge and one policy', async () => {
    const agent = await signInAs(server.client('b2b'), 'omartin');
    const key = await newKey(agent);
    const body = paidByCard(await unpaidBody(agent), await dataKeyOf(standins));
    const charging = server.failPoints.holdAt('purchase.chargeCard.before');
    const cut = new AbortController();
    const headers = { 'idempotency-key': key, lang: 'EN', 'content-type': 'application/json' };
    const sent = agent.fetch('/api/policies', {
      method: 'POST',
      headers,
      body: JSON.stringify(body),
      signal: cut.signal,
    });
    await charging.reached;
    cut.abort();
    await expect(sent).rejects.toThrow('abort');
    charging.release();
    expect(await pay(agent, key, body)).toMatchObject({ status: 201 });
    expect(await chargesOf(standins, key)).toMatchObject([{ status: 'approved' }]);
    expect(await capturedCents(standins, key)).toBe(await premiumCents(server.database, key));
  });
});
