import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { getUser } from '#domain/calls/identity/getUser.ts';
import { openSession } from '#domain/calls/identity/openSession.ts';
import { visitsPerMinute } from '#server/identity/consumers.ts';
import { forEachEngine } from '#tests/support/database.ts';
import { startMortal } from '#tests/support/purchases/mortal.ts';
import { startServer, type TestServer } from '#tests/support/server.ts';
import { callTable } from '#tests/support/server/callTable.ts';
import { testClient } from '#tests/support/server/client.ts';
import { testClock } from '#tests/support/server/testClock.ts';
import type { CallDefinition } from '#domain/calls/call.ts';

const limited = (await callTable()).filter(({ ratePerMinute }) => ratePerMinute !== undefined);
const limitOf = (call: CallDefinition) => call.ratePerMinute ?? 0;
const windowStart = '2026-06-15T15:00:00Z';
const wrongToken = JSON.stringify({ idToken: 'not-a-token', nonce: 'nonce-of-the-page' });

/** Tries to sign in with a token that opens nothing, again and again; how often each answer came. */
async function guess(origins: readonly string[], times: number): Promise<Record<number, number>> {
  const told: Record<number, number> = {};
  await Promise.all(
    origins.map(async (origin) => {
      const client = testClient('b2b', origin);
      for (let at = 0; at < times; at += 1) {
        const { status } = await client.fetch(openSession.path, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: wrongToken,
        });
        told[status] = (told[status] ?? 0) + 1;
      }
    }),
  );
  return told;
}

it('sign-in and look-ups are limited', () => {
  expect(limited.map(({ name }) => name)).toEqual(
    expect.arrayContaining([
      'openSession',
      'postGraphql',
      'preparePurchase',
      'readOrganizationLogo',
      'readPlanDocument',
      'readPolicyPdf',
      'searchOrganizations',
    ]),
  );
});

forEachEngine((engine) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startServer(engine);
  });
  afterAll(() => server.close());

  const hits = (bucket: string) =>
    server.database.db
      .selectFrom('rate_limits')
      .select('hits')
      .where('bucket', '=', bucket)
      .where('window_start', '=', new Date(windowStart))
      .executeTakeFirst();

  describe.each(limited)('$name', (call) => {
    const path = call.path.replace(/\{(\w+)\}/g, (_, name: string) => call.example.params?.[name] ?? '');
    const ask = (headers: Record<string, string> = {}) =>
      server.client('b2b').fetch(`${path}?${new URLSearchParams(call.example.query ?? {})}`, {
        method: call.method,
        ...(call.body && { body: JSON.stringify(call.example.body) }),
        headers: { ...(call.body && { 'content-type': 'application/json' }), ...headers },
      });

    it('is refused beyond its number in a minute, whoever the client says it is, until the next', async () => {
      server.clock.set('2026-06-15T15:00:10Z');
      const bucket = `${call.name} 127.0.0.1`;
      const full = { bucket, window_start: new Date(windowStart), hits: limitOf(call) - 1 };
      await server.database.db.insertInto('rate_limits').values(full).execute();
      expect((await ask()).status).not.toBe(429);
      const refused = await ask({
        lang: 'FR',
        'x-forwarded-for': '203.0.113.9',
        forwarded: 'for=203.0.113.9',
      });
      expect(await refused.json()).toMatchObject({
        status: 429,
        code: 'rate.exceeded',
        error: 'Trop de tentatives. Veuillez réessayer dans 50 secondes.',
      });
      expect(refused.headers.get('retry-after')).toBe('50');
      expect(await hits(bucket)).toEqual({ hits: limitOf(call) + 1 });
      server.clock.advance(49_999);
      expect((await ask()).status).toBe(429);
      server.clock.advance(1);
      expect((await ask()).status).not.toBe(429);
    });
  });

  it('visitors who begin from one address are counted, and those who have a session go on', async () => {
    server.clock.set('2026-06-15T15:30:00Z');
    const regular = server.client('b2c');
    await regular.open();
    await server.database.db
      .updateTable('rate_limits')
      .set({ hits: visitsPerMinute - 1 })
      .where('bucket', '=', 'visit 127.0.0.1')
      .execute();
    const begin = async (application: 'b2c' | 'co-brand') =>
      (await server.client(application).fetch(getUser.path)).status;
    expect([await begin('b2c'), await begin('b2c'), await begin('co-brand')]).toEqual([200, 429, 429]);
    expect((await regular.open()).user?.anonymous).toBe(true);
    server.clock.advance(60_000);
    expect(await begin('b2c')).toBe(200);
  });

  it('guesses at two servers on one database are counted together', async () => {
    server.clock.set('2026-06-15T16:00:00Z');
    const { database, clock } = server;
    const second = await startServer(engine, { database, clock });
    const half = limitOf(openSession) / 2;
    const origins = [server.origins.b2b, second.origins.b2b];
    expect(await guess(origins, half)).toEqual({ 401: 2 * half });
    expect(await guess(origins, 3)).toEqual({ 429: 6 });
    clock.advance(60_000);
    expect(await guess(origins, 1)).toEqual({ 401: 2 });
    await second.close();
  });

  if (engine.name === 'server')
    it('guesses at two processes on one database are counted together', async () => {
      const database = await engine.open();
      const bornAt = testClock('2026-06-15T17:00:00Z').now();
      const processes = await Promise.all([1, 2].map(() => startMortal(database.settings, bornAt, {})));
      const half = limitOf(openSession) / 2;
      const told = await guess(
        processes.map(({ origin }) => origin),
        half + 5,
      );
      expect(told).toEqual({ 401: 2 * half, 429: 10 });
      await Promise.all(processes.map((process) => process.stop()));
      await database.close();
    });
});
