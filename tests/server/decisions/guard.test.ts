import type { FastifyRequest } from 'fastify';
import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import type { Access, CallDefinition } from '#domain/calls/call.ts';
import { admit } from '#server/http/guard.ts';
import type { FoundSession, Session } from '#server/identity/session.ts';
import { agentSession } from '#tests/support/server/agentSession.ts';
import { testClock } from '#tests/support/server/testClock.ts';
import { writtenQueries } from '#tests/support/server/writtenQueries.ts';

const origin = 'https://portal.example.ca';
const fromUs = { 'sec-fetch-site': 'same-origin', 'x-claims-token': 'token-of-the-claims' };

function callOf(access: Access, changed: Partial<CallDefinition> = {}): CallDefinition {
  return {
    name: 'readThing',
    method: 'GET',
    path: '/api/thing',
    answers: {},
    access,
    scope: { names: 'nothing' },
    ratePerMinute: { address: 600 },
    example: {},
    ...changed,
  };
}

/** Asks the guard; gives the admission or status and code of the problem, what was counted and what was written down. */
async function asked(
  call: CallDefinition,
  { headers = fromUs, found = live() }: { headers?: Record<string, string>; found?: FoundSession } = {},
) {
  const counted: [string, number][] = [];
  const cookies: (string | undefined)[] = [];
  const { db, queries } = writtenQueries([{ hits: 1 }]);
  const request = {
    headers,
    cookies: { '__Host-portage-b2b': 'value-of-the-cookie' },
    ip: '203.0.113.7',
    id: 'request-1',
  } as unknown as FastifyRequest;
  const answer = await admit(call, request, {
    application: { key: 'b2b' },
    origin: () => origin,
    sessions: {
      find: async (_application: string, value: string | undefined) => {
        cookies.push(value);
        return found;
      },
      slide: async () => 'cookie that slid',
    },
    rates: { count: async (bucket: string, perMinute: number) => void counted.push([bucket, perMinute]) },
    db,
    clock: testClock('2026-06-15T14:00:00Z'),
  } as unknown as Parameters<typeof admit>[2]).catch((problem: { status: number; code: string }) => [
    problem.status,
    problem.code,
  ]);
  const entries = queries.filter(({ sql }) => sql.includes('"audit"'));
  return { answer, counted, cookies, written: entries.map(({ values }) => values) };
}

function live(changed: Partial<Session> = {}, earlierClaimsToken: string | null = null): FoundSession {
  return { state: 'live', session: agentSession(changed), earlierClaimsToken };
}

describe('who is let in', () => {
  it('a public call needs no session and looks for none', async () => {
    const { answer, cookies } = await asked(callOf({ kind: 'public' }), { headers: {} });
    expect([answer, cookies]).toEqual([{ session: null, cookie: null }, []]);
  });

  it('a session comes in with its cookie and its claims token, and slides', async () => {
    const { answer, cookies } = await asked(callOf({ kind: 'session' }));
    expect(answer).toEqual({ session: agentSession(), cookie: 'cookie that slid' });
    expect(cookies).toEqual(['value-of-the-cookie']);
  });

  it.each([
    ['none', 'session.missing'],
    ['ended', 'session.expired'],
  ] as const)('where the session is %s the answer is 401', async (state, code) => {
    expect((await asked(callOf({ kind: 'session' }), { found: { state } })).answer).toEqual([401, code]);
  });

  it('the call that opens a session is given a live one, and otherwise none', async () => {
    const call = callOf({ kind: 'opensSession' });
    const headers = { 'sec-fetch-site': 'same-origin' };
    expect((await asked(call, { headers })).answer).toEqual({ session: agentSession(), cookie: null });
    expect((await asked(call, { headers, found: { state: 'ended' } })).answer).toEqual({
      session: null,
      cookie: null,
    });
  });

  it('a call that needs a capability is refused to a session without it', async () => {
    const call = callOf({ kind: 'claims', allOf: ['BOOKING.CREATE_POLICY'] });
    expect((await asked(call)).answer).toMatchObject({ cookie: 'cookie that slid' });
    expect((await asked(call, { found: live({ atoms: ['POLICY_READ'] }) })).answer).toEqual([
      403,
      'permission.missing',
    ]);
  });
});

describe('where a request comes from', () => {
  const elsewhere = { ...fromUs, 'sec-fetch-site': 'cross-site' };
  const unsaid = { 'x-claims-token': 'token-of-the-claims' };

  it('a session is used from our own pages alone', async () => {
    expect((await asked(callOf({ kind: 'session' }), { headers: elsewhere })).answer).toEqual([
      403,
      'request.crossSite',
    ]);
  });

  it('a request that does not say where it comes from may read, and neither change nor open anything', async () => {
    expect((await asked(callOf({ kind: 'session' }), { headers: unsaid })).answer).toMatchObject({
      cookie: 'cookie that slid',
    });
    for (const call of [
      callOf({ kind: 'session' }, { changesState: true }),
      callOf({ kind: 'opensSession' }),
    ]) {
      expect((await asked(call, { headers: unsaid })).answer).toEqual([403, 'request.crossSite']);
    }
  });
});

describe('how often somebody may ask', () => {
  const limited = { ratePerMinute: { address: 30, session: 10 } };

  it('the address is counted, and the session where there is one', async () => {
    const call = callOf({ kind: 'session' }, limited);
    expect((await asked(call)).counted).toEqual([
      ['readThing 203.0.113.7', 30],
      ['readThing hash-of-the-agent', 10],
    ]);
    const ended = await asked(call, { found: { state: 'ended' } });
    expect(ended.counted).toEqual([['readThing 203.0.113.7', 30]]);
    expect(ended.answer).toEqual([401, 'session.expired']);
    const ofAddress = callOf({ kind: 'session' }, { ratePerMinute: { address: 30 } });
    expect((await asked(ofAddress)).counted).toEqual([['readThing 203.0.113.7', 30]]);
  });

  it('pages of others do not use up what our own may ask of a public call', async () => {
    const call = callOf({ kind: 'public' }, limited);
    expect((await asked(call)).counted).toEqual([['readThing 203.0.113.7', 30]]);
    const headers = { origin: 'https://other.example.ca' };
    expect((await asked(call, { headers })).counted).toEqual([['readThing elsewhere 203.0.113.7', 30]]);
  });
});

describe('the claims token', () => {
  const answerTo = async (token: string | null, found?: FoundSession) => {
    const headers = { 'sec-fetch-site': 'same-origin', ...(token !== null && { 'x-claims-token': token }) };
    return (await asked(callOf({ kind: 'session' }), { headers, ...(found && { found }) })).answer;
  };

  it('must be sent, and be that of the session', async () => {
    expect(await answerTo(null)).toEqual([401, 'claimsToken.missing']);
    expect(await answerTo('')).toEqual([401, 'claimsToken.missing']);
    expect(await answerTo('another-token')).toEqual([401, 'claimsToken.wrong']);
  });

  it('may be the earlier one for a while', async () => {
    expect(await answerTo('earlier', live({}, 'earlier'))).toMatchObject({ cookie: 'cookie that slid' });
    expect(await answerTo('another', live({}, 'earlier'))).toEqual([401, 'claimsToken.wrong']);
  });
});

describe('headers that say who asks', () => {
  const claimed = (header: string, value: string, found = live(), call = callOf({ kind: 'session' })) =>
    asked(call, { headers: { ...fromUs, [header]: value }, found });

  it.each([
    ['x-user-ref', 'mchen'],
    ['x-user-type', 'ciamid'],
    ['x-scope', 'agency'],
    ['x-distributor-organization', 'BOREAL'],
    ['x-distributor-ref', 'D-7'],
    ['sellingcode', 'S-9'],
  ])('%s must be what the session knows', async (header, own) => {
    expect((await claimed(header, own)).answer).toMatchObject({ cookie: 'cookie that slid' });
    const { answer, written } = await claimed(header, 'somebody else');
    expect(answer).toEqual([403, 'claims.mismatch']);
    expect(written).toHaveLength(1);
  });

  it('a refused header is written down with its name, who asked and the request', async () => {
    const { written } = await claimed('x-user-ref', 'somebody else');
    expect(written[0]).toEqual([
      new Date('2026-06-15T14:00:00Z'),
      'claims.mismatch',
      'b2b',
      'ciamid',
      'mchen',
      'P-100',
      'BOREAL',
      'header',
      'x-user-ref',
      null,
      null,
      null,
      'request-1',
    ]);
  });

  it('a session without organization is of CM, and without distributor of its profile', async () => {
    const found = live({ organizationCode: null, distributorRef: null });
    expect((await claimed('x-distributor-organization', 'CM', found)).answer).toMatchObject({
      cookie: 'cookie that slid',
    });
    expect((await claimed('x-distributor-ref', 'P-100', found)).answer).toMatchObject({
      cookie: 'cookie that slid',
    });
  });

  it('a header that the call names itself may ask for something new', async () => {
    const call = callOf({ kind: 'session' }, { headers: z.strictObject({ 'x-scope': z.string() }) });
    expect((await claimed('x-scope', 'region', live(), call)).answer).toMatchObject({
      cookie: 'cookie that slid',
    });
    expect((await claimed('x-user-ref', 'somebody else', live(), call)).answer).toEqual([
      403,
      'claims.mismatch',
    ]);
  });
});
