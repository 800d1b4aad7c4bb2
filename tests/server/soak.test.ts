import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import type { TestDatabase } from '#tests/support/engines/engine.ts';
import { serverEngine } from '#tests/support/engines/server.ts';
import { countedIn } from '#tests/support/soak/length.ts';
import { soak } from '#tests/support/soak/soak.ts';
import { type Standins, startStandins } from '#tests/support/standins/startStandins.ts';

/** Servers are started again, and days go by. */
vi.setConfig({ testTimeout: 180_000 });

const engine = serverEngine();
let standins: Standins;
let database: TestDatabase;
beforeAll(async () => {
  standins = await startStandins();
  database = await engine.open('sample');
});
afterAll(async () => {
  await database.close();
  await engine.stop();
  await standins.stop();
});

it('[CP-039] whoever buys or cancels while services fail and processes are killed pays once, and is refunded once', async () => {
  const { databaseUrl } = database.settings;
  const soaked = await soak({
    databaseUrl: String(databaseUrl),
    standins,
    seed: 13,
    length: countedIn(12, 3),
    buyers: 6,
    progress: () => undefined,
    waitsFor: () => undefined,
  });
  expect(soaked.faults).toEqual([]);
  expect(soaked.purchases).toBeGreaterThanOrEqual(12);
  expect(soaked.deaths).toBe(4);
  expect(soaked.policies).toBeGreaterThan(0);
  expect(soaked.refunds).toBeGreaterThan(0);
  expect(soaked.activationRetries).toBeGreaterThan(0);
  expect(soaked.toldAtDesk[200]).toBeGreaterThan(0);
  expect(soaked.capturedCents - soaked.refundedCents).toBe(soaked.cardCents);
});
