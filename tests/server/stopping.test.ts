import { once } from 'node:events';
import { connect } from 'node:net';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { openDatabase } from '#server/database/openDatabase.ts';
import { setFault } from '#tests/standins/support/gateway.ts';
import { forEachEngine } from '#tests/support/database.ts';
import type { TestDatabase } from '#tests/support/engines/engine.ts';
import { paidByCard, unpaidBody } from '#tests/support/purchases/bodies.ts';
import { chargesOf } from '#tests/support/purchases/books.ts';
import { type Mortal, startMortal } from '#tests/support/purchases/mortal.ts';
import { newKey, pay, standinSettings } from '#tests/support/purchases/shop.ts';
import { letSignIn, signInAs } from '#tests/support/sampleServer.ts';
import { type TestClient, testClient } from '#tests/support/server/client.ts';
import { testClock } from '#tests/support/server/testClock.ts';
import { startTestIssuer } from '#tests/support/server/testIssuer.ts';
import { dataKeyOf } from '#tests/support/standins/cardToken.ts';
import { startStandins } from '#tests/support/standins/startStandins.ts';
import { startedFor } from '#tests/support/startedFor.ts';

/** A process that does not end in order is ended after forty seconds, and says so by its exit code. */
vi.setConfig({ testTimeout: 60_000 });

const clock = testClock();
const standins = startedFor(() => startStandins());
const issuer = startedFor(() => startTestIssuer(clock));

forEachEngine((engine) => {
  let database: TestDatabase;
  let server: Mortal;
  let agent: TestClient;
  beforeAll(async () => {
    database = await engine.open('sample');
    await letSignIn(database, issuer);
    if (engine.name === 'embedded') await database.close();
    server = await startMortal(database.settings, clock.now(), {
      ...standinSettings(standins),
      PORTAGE_DIRECTORY_ISSUER: issuer.issuers.directory,
      PORTAGE_CUSTOMERS_ISSUER: issuer.issuers.customers,
      PORTAGE_STOP_DELAY_SECONDS: '9',
    });
    agent = await signInAs(testClient('b2b', server.origin, issuer), 'omartin');
  });
  afterAll(async () => {
    await server?.stop();
    if (engine.name === 'server') await database.close();
  });

  it('[CP-039] a payment under way when the process is told to stop is answered and bought once, and the process ends in order', async () => {
    const key = await newKey(agent);
    const body = paidByCard(await unpaidBody(agent), await dataKeyOf(standins));
    await setFault(standins, { place: 'gateway.charge', kind: 'late', match: key, seconds: 2 });
    const paying = pay(agent, key, body);
    await expect.poll(() => chargesOf(standins, key)).toHaveLength(1);
    const { hostname, port } = new URL(server.origin);
    const openedInAdvance = connect(Number(port), hostname);
    await once(openedInAdvance, 'connect');

    const ended = server.stop();
    await expect.poll(async () => (await fetch(`${server.origin}/readyz`)).status).toBe(503);
    await server.endStopDelay();
    expect(await paying).toMatchObject({ status: 201, body: { paxes: [{ policyStatus: 'ACTIVE' }] } });
    expect(await ended).toBe(0);
    openedInAdvance.destroy();

    expect(await chargesOf(standins, key)).toMatchObject([{ status: 'approved', refundedCents: 0 }]);
    const { db, close } = await openDatabase(database.settings);
    const policies = await db.selectFrom('policies').select('purchase_id').execute();
    const jobs = await db.selectFrom('jobs').selectAll().execute();
    await close();
    expect(policies).toEqual([{ purchase_id: key }]);
    expect(jobs).toEqual([]);
  });
});
