import { expect, it } from 'vitest';
import { setClock } from '#tests/standins/support/gateway.ts';
import { onPostgres } from '#tests/support/database.ts';
import { paidByCard, paidByCards, unpaidBody } from '#tests/support/purchases/bodies.ts';
import { capturedCents, chargesOf, premiumCents } from '#tests/support/purchases/books.ts';
import { buy, follow, newKey, pay, startShop } from '#tests/support/purchases/shop.ts';
import { signInAs } from '#tests/support/sampleServer.ts';
import { dataKeyOf } from '#tests/support/standins/cardToken.ts';
import { startStandins } from '#tests/support/standins/startStandins.ts';
import { startedFor } from '#tests/support/startedFor.ts';

const standins = startedFor(() => startStandins());

onPostgres((engine) => {
  const server = startedFor(() => startShop(engine, standins));
  const agent = startedFor(() => signInAs(server.client('b2b'), 'omartin'));

  /** What a card form gives that was filled in a quarter of an hour ago, and one that has paid for somebody else. */
  const stale = {
    'too old': async () => {
      await setClock(standins, -15 * 60);
      const dataKey = await dataKeyOf(standins);
      await setClock(standins, 0);
      return dataKey;
    },
    'used by another purchase': async () => {
      const dataKey = await dataKeyOf(standins);
      await buy(agent, paidByCard(await unpaidBody(agent), dataKey));
      return dataKey;
    },
  };
  const names = ['too old', 'used by another purchase'] as const;

  const declined = (...declinedPayers: string[]) => ({
    ok: false,
    status: 400,
    problem: { code: 'payment.declined', declinedPayers },
  });
  const orders = async (key: string) =>
    (await chargesOf(standins, key))
      .map(({ orderId, status }) => [orderId.slice(key.length), status])
      .toSorted(([one = ''], [other = '']) => one.localeCompare(other));

  it.each(names)(
    '[CP-039] a card token that is %s is declined and charges nothing, and the key is paid with a fresh one',
    async (name) => {
      const key = await newKey(agent);
      const unpaid = await unpaidBody(agent);
      const body = paidByCard(unpaid, await stale[name]());
      expect(await pay(agent, key, body)).toMatchObject(declined('1'));
      expect(await pay(agent, key, body)).toMatchObject(declined('1'));
      expect(await follow(agent, key)).toMatchObject({ status: 'declined', record: null });
      expect(await orders(key)).toEqual([['.1.1', 'declined']]);

      const fresh = paidByCard(unpaid, await dataKeyOf(standins));
      expect(await pay(agent, key, fresh)).toMatchObject({ status: 201 });
      expect(await orders(key)).toEqual([
        ['.1.1', 'declined'],
        ['.2.1', 'approved'],
      ]);
      expect(await capturedCents(standins, key)).toBe(await premiumCents(server.database, key));
    },
  );

  it.each(names)(
    '[CP-039] a second card token that is %s gives the first charge back, and the key is paid with fresh ones',
    async (name) => {
      const key = await newKey(agent);
      const unpaid = await unpaidBody(agent, [{}, { referenceNumber: '2' }]);
      const body = paidByCards(unpaid, [await dataKeyOf(standins), await stale[name]()]);
      expect(await pay(agent, key, body)).toMatchObject(declined('2', '1'));
      expect(await capturedCents(standins, key)).toBe(0);

      const fresh = paidByCards(unpaid, [await dataKeyOf(standins), await dataKeyOf(standins)]);
      expect(await pay(agent, key, fresh)).toMatchObject({ status: 201 });
      expect(await orders(key)).toEqual([
        ['.1.1', 'voided'],
        ['.1.2', 'declined'],
        ['.2.1', 'approved'],
        ['.2.2', 'approved'],
      ]);
      expect(await capturedCents(standins, key)).toBe(await premiumCents(server.database, key));
    },
  );
});
