import { expect, it } from 'vitest';
import { announce } from '#server/database/database.ts';
import { addRateVersions, rateVersionId } from '#server/rating/addRateVersions.ts';
import { sampleRateVersions } from '#server/sample/rates/sampleRates.ts';
import { onPostgres } from '#tests/support/database.ts';
import { paidByCard, unpaidBody } from '#tests/support/purchases/bodies.ts';
import { capturedCents, chargesOf, premiumCents } from '#tests/support/purchases/books.ts';
import { follow, newKey, pay, startShop } from '#tests/support/purchases/shop.ts';
import { signInAs } from '#tests/support/sampleServer.ts';
import { dataKeyOf } from '#tests/support/standins/cardToken.ts';
import { startStandins } from '#tests/support/standins/startStandins.ts';
import { startedFor } from '#tests/support/startedFor.ts';

const standins = startedFor(() => startStandins());

onPostgres((engine) => {
  const server = startedFor(() => startShop(engine, standins));
  const agent = startedFor(() => signInAs(server.client('b2b'), 'omartin'));

  const dearer = sampleRateVersions()
    .filter(
      ({ code, channel, effectiveDate }) =>
        code === 'SEMH' && channel === 'AGENCY' && effectiveDate === '2024-01-01',
    )
    .map((version) => ({
      ...version,
      effectiveDate: '2026-06-01',
      cells: Array.from(version.cells, (cents) => cents * 2),
    }));
  const totalOf = (body: Awaited<ReturnType<typeof unpaidBody>>) => body.paxes[0]?.plan.premiumTotal ?? 0;
  /** Asks for the price until the change of the rates was heard. */
  const untilPricedOtherwise = (before: number) =>
    expect.poll(async () => totalOf(await unpaidBody(agent))).not.toBe(before);

  it('rates that come, or are withdrawn, between the price and the payment charge nothing, and the same key and card pay the new price once', async () => {
    const { db } = server.database;
    const changes = [
      () => addRateVersions(db, dearer, 'dearer.csv'),
      async () => {
        const versions = db.updateTable('rate_versions').where('id', 'in', dearer.map(rateVersionId));
        await versions.set({ withdrawn_at: new Date(server.clock.now()) }).execute();
        await announce(db, 'rates_changed');
      },
    ];
    for (const change of changes) {
      const key = await newKey(agent);
      const dataKey = await dataKeyOf(standins);
      const shown = await unpaidBody(agent);
      await change();
      await untilPricedOtherwise(totalOf(shown));
      expect(await pay(agent, key, paidByCard(shown, dataKey))).toMatchObject({
        status: 409,
        problem: { code: 'premium.changed' },
      });
      expect(await chargesOf(standins, key)).toEqual([]);
      expect(await follow(agent, key)).toMatchObject({ status: 'prepared', record: null });
      const now = paidByCard(await unpaidBody(agent), dataKey);
      expect(await pay(agent, key, now)).toMatchObject({ status: 201 });
      expect(await capturedCents(standins, key)).toBe(await premiumCents(server.database, key));
    }
  });
});
