import { describe, expect, it } from 'vitest';
import { getUser } from '#domain/calls/identity/getUser.ts';
import { openSession } from '#domain/calls/identity/openSession.ts';
import { visitsPerMinute } from '#server/identity/consumers.ts';
import { forEachEngine } from '#tests/support/database.ts';
import { startMortal } from '#tests/support/purchases/mortal.ts';
import { startServer } from '#tests/support/server.ts';
import { callTable } from '#tests/support/server/callTable.ts';
import { type TestClient, testClient } from '#tests/support/server/client.ts';
import { addOrganization } from '#tests/support/server/people.ts';
import { testClock } from '#tests/support/server/testClock.ts';
import type { CallDefinition } from '#domain/calls/call.ts';
import { startedFor } from '#tests/support/startedFor.ts';

const calls = await callTable();
const signInsPerMinute = 240;
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

it('every call is limited by address, and by session where it needs one', () => {
  const lacking = calls.filter(({ access, ratePerMinute }) => {
    const { address = 0, session = 0 } = ratePerMinute ?? {};
    return !(address > 0) || (['session', 'claims'].includes(access.kind) && !(session > 0));
  });
  expect(lacking.map(({ name }) => name)).toEqual([]);
});

it('an address, behind which an office works, has more room than each of its sessions', () => {
  const tight = calls.filter(({ ratePerMinute }) => {
    const { address = 0, session = 0 } = ratePerMinute ?? {};
    return session > 0 && address < 5 * session;
  });
  expect(tight.map(({ name }) => name)).toEqual([]);
});

forEachEngine((engine) => {
  /** That each call is counted is shown on the quicker database alone; how it is counted, on both. */
  const showsEachCall = engine.name === 'server';
  const server = startedFor(() => startServer(engine));

  const fill = (bucket: string, hits: number) =>
    server.database.db
      .insertInto('rate_limits')
      .values({ bucket, window_start: new Date(windowStart), hits })
      .execute();

  const asking =
    (call: CallDefinition) =>
    (headers: Record<string, string> = {}) => {
      const path = call.path.replace(/\{(\w+)\}/g, (_, name: string) => call.example.params?.[name] ?? '');
      return server.client('b2b').fetch(`${path}?${new URLSearchParams(call.example.query ?? {})}`, {
        method: call.method,
        ...(call.body && { body: JSON.stringify(call.example.body) }),
        headers: { ...(call.body && { 'content-type': 'application/json' }), ...headers },
      });
    };

  describe.each(showsEachCall ? calls : calls.slice(0, 1))('$name', (call) => {
    const ask = asking(call);

    it('is refused beyond its number in a minute, whoever the client says it is, until the next', async () => {
      server.clock.set('2026-06-15T15:00:10Z');
      await fill(`${call.name} 127.0.0.1`, call.ratePerMinute.address - 1);
      expect((await ask()).status).not.toBe(429);
      const refused = await ask({
        lang: 'FR',
        'x-forwarded-for': '203.0.113.9',
        forwarded: 'for=203.0.113.9',
      });
      expect(await refused.json()).toMatchObject({
        status: 429,
        code: 'rate.exceeded',
        error: 'Trop de tentatives. Veuillez réessayer dans 50\u00a0s.',
      });
      expect(refused.headers.get('retry-after')).toBe('50');
      server.clock.advance(49_999);
      expect((await ask()).status).toBe(429);
      server.clock.advance(1);
      expect((await ask()).status).not.toBe(429);
    });

    it('is not used up by a page of another site', async () => {
      server.clock.set('2026-06-15T15:05:00Z');
      const elsewhere = { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' };
      await ask(elsewhere);
      const counted = await server.database.db
        .selectFrom('rate_limits')
        .select('bucket')
        .where('bucket', '=', `${call.name} 127.0.0.1`)
        .where('window_start', '=', new Date('2026-06-15T15:05:00Z'))
        .execute();
      expect(counted).toEqual([]);
      expect((await ask()).status).not.toBe(429);
    });
  });

  it('a session has a number of its own, and others at its address go on', async () => {
    server.clock.set('2026-06-15T15:20:00Z');
    const [busy, other] = [server.client('b2c'), server.client('b2c')];
    for (const client of [busy, other]) await client.open();
    const statuses: number[] = [];
    for (let at = 0; at < 241; at += 1) statuses.push((await busy.fetch(getUser.path)).status);
    expect(statuses.indexOf(429)).toBe(240);
    expect((await other.fetch(getUser.path)).status).toBe(200);
    server.clock.advance(60_000);
    expect((await busy.fetch(getUser.path)).status).toBe(200);
  });

  it('visitors who begin from one address are counted, and those who have a session go on', async () => {
    server.clock.set('2026-06-15T15:30:00Z');
    const regular = server.client('b2c');
    await regular.open();
    server.clock.advance(60_000);
    await server.database.db
      .insertInto('rate_limits')
      .values({
        bucket: 'visit 127.0.0.1',
        window_start: new Date('2026-06-15T15:31:00Z'),
        hits: visitsPerMinute - 1,
      })
      .execute();
    const begin = async (application: 'b2c' | 'co-brand') =>
      (await server.client(application).fetch(getUser.path)).status;
    expect([await begin('b2c'), await begin('b2c'), await begin('co-brand')]).toEqual([200, 429, 429]);
    expect((await regular.open()).user?.anonymous).toBe(true);
    server.clock.advance(60_000);
    expect(await begin('b2c')).toBe(200);
  });

  it('reference ids that one session, or one address, tries are counted; to come again by the same one is not', async () => {
    server.clock.set('2026-06-15T15:40:00Z');
    await addOrganization(server.database.db, { code: 'CM', category: 'AFFILIATION' });
    await addOrganization(server.database.db, { code: 'NORTH', category: 'AGENCY', ref_code: 'north-link' });
    const comes = async (client: TestClient, refCode: string) =>
      (await client.fetch(getUser.path, { headers: { 'url-ref-code': refCode } })).status;
    const guesser = server.client('b2c');
    const regular = server.client('b2c');
    for (const client of [guesser, regular]) await client.open();
    await expect.poll(async () => (await regular.open()).organization?.code).toBe('CM');
    const told = [];
    for (let at = 0; at < 22; at += 1) told.push(await comes(guesser, `guess-${at}`));
    expect(told).toEqual([...Array.from({ length: 20 }, () => 200), 429, 429]);
    expect(await comes(guesser, 'north-link')).toBe(429);
    for (let times = 0; times < 25; times += 1) expect(await comes(regular, 'north-link')).toBe(200);
    const { db } = server.database;
    await db
      .updateTable('rate_limits')
      .set({ hits: 239 })
      .where('bucket', '=', 'refCode 127.0.0.1')
      .execute();
    const arrives = () => comes(server.client('b2c'), 'north-link');
    expect([await arrives(), await arrives()]).toEqual([200, 429]);
    expect(await comes(regular, 'north-link')).toBe(200);
  });

  it('guesses at two servers on one database are counted together', async () => {
    server.clock.set('2026-06-15T16:00:00Z');
    const { database, clock } = server;
    const second = await startServer(engine, { database, clock });
    const half = signInsPerMinute / 2;
    const origins = [server.origins.b2b, second.origins.b2b];
    expect(await guess(origins, half)).toEqual({ 401: 2 * half });
    expect(await guess(origins, 3)).toEqual({ 429: 6 });
    clock.advance(60_000);
    expect(await guess(origins, 1)).toEqual({ 401: 2 });
    await second.close();
  });

  it('more room can be set for an office that is larger than most', async () => {
    const { database, clock } = server;
    clock.set('2026-06-15T16:30:00Z');
    const roomy = await startServer(engine, { database, clock, settings: { PORTAGE_LIMIT_FACTOR: '1.5' } });
    expect(await guess([roomy.origins.b2b], 370)).toEqual({ 401: 360, 429: 10 });
    await roomy.close();
  });

  if (engine.name === 'server')
    it('guesses at two processes on one database are counted together', async () => {
      const database = await engine.open();
      const bornAt = testClock('2026-06-15T17:00:00Z').now();
      const processes = await Promise.all([1, 2].map(() => startMortal(database.settings, bornAt, {})));
      const half = signInsPerMinute / 2;
      const told = await guess(
        processes.map(({ origin }) => origin),
        half + 5,
      );
      const { 401: wrong = 0, 429: tooMany = 0 } = told;
      expect(wrong + tooMany).toBe(2 * half + 10);
      expect(wrong).toBeLessThanOrEqual(2 * half);
      // Each process takes a twentieth of the limit at a time, and may have some of its last part left.
      expect(wrong).toBeGreaterThan(2 * half - signInsPerMinute / 10);
      await Promise.all(processes.map((process) => process.stop()));
      await database.close();
    });
});
