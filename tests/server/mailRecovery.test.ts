import { afterAll, beforeAll, expect, it } from 'vitest';
import { forEachEngine } from '#tests/support/database.ts';
import { addressed } from '#tests/support/mail/letters.ts';
import { mailsTo } from '#tests/support/mail/mailbox.ts';
import { paidToAgency, unpaidBody } from '#tests/support/purchases/bodies.ts';
import { type Mortal, startMortal } from '#tests/support/purchases/mortal.ts';
import { newKey, pay, standinSettings } from '#tests/support/purchases/shop.ts';
import { letSignIn, signInAs } from '#tests/support/sampleServer.ts';
import { testClient } from '#tests/support/server/client.ts';
import { testClock } from '#tests/support/server/testClock.ts';
import { startTestIssuer, type TestIssuer } from '#tests/support/server/testIssuer.ts';
import { type Standins, startStandins } from '#tests/support/standins/startStandins.ts';

let standins: Standins;
let issuer: TestIssuer;
const clock = testClock();
beforeAll(async () => {
  standins = await startStandins();
  issuer = await startTestIssuer(clock);
});
afterAll(() => Promise.all([standins.stop(), issuer.close()]));

forEachEngine((engine) => {
  let server: Mortal;
  let close: () => Promise<void>;
  beforeAll(async () => {
    const database = await engine.open('sample');
    close = () => (engine.name === 'server' ? database.close() : Promise.resolve());
    await letSignIn(database, issuer);
    if (engine.name === 'embedded') await database.close();
    server = await startMortal(database.settings, clock.now(), {
      ...standinSettings(standins),
      PORTAGE_DIRECTORY_ISSUER: issuer.issuers.directory,
      PORTAGE_CUSTOMERS_ISSUER: issuer.issuers.customers,
    });
  });
  afterAll(async () => {
    await server?.stop();
    await close();
  });

  it('a server that dies after a message has gone sends it again under the same id, with the same link', async () => {
    const email = `again.${engine.name}@example.ca`;
    const agent = await signInAs(testClient('b2b', server.origin, issuer), 'omartin');
    const body = addressed(paidToAgency(await unpaidBody(agent)), [{ email, lang: 'FR' }]);
    const key = await newKey(agent);
    await server.dieAt('outbox.confirmation.sent');
    await pay(agent, key, body).catch(() => null);
    await mailsTo(standins, email);
    await server.liveAgain();
    const [first, second] = await mailsTo(standins, email, 2);
    expect(second?.messageId).toBe(first?.messageId);
    expect(second?.text).toBe(first?.text);
  }, 90_000);
});
