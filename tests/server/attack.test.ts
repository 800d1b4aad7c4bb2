import { afterAll, beforeAll, expect, it } from 'vitest';
import { curlLine } from '#tests/support/attack/curl.ts';
import { attack } from '#tests/support/attack/run.ts';
import { fromManyAddresses, type Target, trustedProxy } from '#tests/support/attack/target.ts';
import { onPostgres } from '#tests/support/database.ts';
import { standinSettings } from '#tests/support/purchases/shop.ts';
import { startSampleServer } from '#tests/support/sampleServer.ts';
import type { TestServer } from '#tests/support/server.ts';
import { callTable } from '#tests/support/server/callTable.ts';
import { makeWebFolder } from '#tests/support/server/webFolder.ts';
import { realPrinter } from '#tests/support/server/printers.ts';
import { type Standins, startStandins } from '#tests/support/standins/startStandins.ts';

const requests = 400;
const seed = 20_260_601;
const limitMs = 300_000;

let standins: Standins;
let web: Awaited<ReturnType<typeof makeWebFolder>>;
beforeAll(async () => {
  [standins, web] = await Promise.all([startStandins(), makeWebFolder()]);
});
afterAll(async () => {
  await standins.stop();
  await web.remove();
});

onPostgres((engine) => {
  let server: TestServer;
  beforeAll(async () => {
    const settings = {
      ...standinSettings(standins),
      PORTAGE_TRUST_PROXY: trustedProxy,
      PORTAGE_WEB: web.folder,
    };
    server = await startSampleServer(engine, { settings, printer: realPrinter });
  });
  afterAll(() => server.close());

  const target = (): Target => ({
    origins: server.origins,
    issuer: server.issuer,
    cardOrigin: standins.cardOrigin,
    embeddedBy: 'http://localhost:3001',
    serverSecrets: [standins.gatewayKey],
    client: (application) => fromManyAddresses(server.client(application)),
  });

  it(
    'hostile requests to every call, as every role, are answered as the call declares and tell nothing',
    async () => {
      const tally = await attack(target(), { requests, seed });
      const told = tally.failures.map(({ call, role, fault, turn, origin, shot }) =>
        [`${call} as ${role}, turn ${turn}: ${fault}`, curlLine(origin, shot)].join('\n'),
      );
      expect(told).toEqual([]);
      expect(tally.requests).toBeGreaterThanOrEqual(requests);
      expect([...tally.statuses.keys()].toSorted()).toEqual(
        (await callTable()).map(({ name }) => name).toSorted(),
      );
    },
    limitMs,
  );
});
