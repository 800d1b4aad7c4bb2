import { beforeAll, describe, expect, it } from 'vitest';
import type { CallDefinition } from '#domain/calls/call.ts';
import { onPostgres } from '#tests/support/database.ts';
import { signInAs, startSampleServer } from '#tests/support/sampleServer.ts';
import { callTable } from '#tests/support/server/callTable.ts';
import { digests } from '#tests/support/server/digests.ts';
import { startedFor } from '#tests/support/startedFor.ts';

const calls = await callTable();
const withSession = calls.filter(({ access }) => access.kind === 'session' || access.kind === 'claims');
const changing = withSession.filter(({ method, changesState }) => method !== 'GET' || changesState === true);
const looking = calls.filter((call) => call.method === 'GET' && call.changesState !== true);
/** Calls of consumers alone: they are refused to the victim before their body is looked at. */
const ofConsumers: readonly string[] = ['createLead'];
const minute = 60_000;

/** Where another site's page can make a browser ask from, and how the browser says so; empty leaves a header out. */
const elsewhere: Record<string, Record<string, string>> = {
  'another site': { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' },
  'another site, by a form without origin': { 'sec-fetch-site': 'cross-site', origin: 'null' },
  'a neighbouring host': { 'sec-fetch-site': 'same-site', origin: 'http://localhost:9' },
  'an address that somebody was made to open': { 'sec-fetch-site': 'none' },
  'another site, in a browser that says nothing but the origin': {
    'sec-fetch-site': '',
    origin: 'https://evil.example',
  },
};
/** Bodies that a form or a script of another site can send without being asked beforehand. */
const simpleTypes = [
  'text/plain',
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=x',
  '',
];

onPostgres((engine) => {
  const server = startedFor(() => startSampleServer(engine));
  const victim = startedFor(() => signInAs(server.client('b2b'), 'mchen'));
  let before: Awaited<ReturnType<typeof digests>>;
  beforeAll(async () => {
    before = await held();
  });

  const held = (left: readonly string[] = []) => digests(server.database.db, ['rate_limits', ...left]);
  const send = (
    call: CallDefinition,
    headers: Record<string, string>,
    { path = call.path as string, body = call.example.body }: { path?: string; body?: unknown } = {},
  ) => {
    const address = path.replace(/\{(\w+)\}/g, (_, name: string) => call.example.params?.[name] ?? '');
    const query = new URLSearchParams(call.example.query ?? {});
    const hasBody = call.method !== 'GET' && body !== undefined;
    return victim.fetch(`${address}?${query}`, {
      method: call.method,
      ...(hasBody && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
      headers: {
        ...(hasBody && { 'content-type': 'application/json' }),
        ...call.example.headers,
        ...headers,
      },
    });
  };
  const codeOf = async (response: Response) => ((await response.json()) as { code: string }).code;

  describe.each(Object.keys(elsewhere))('from %s', (where) => {
    it('no call of a session is made with its cookie, even by who knows the claims token', async () => {
      for (const call of withSession) {
        for (const path of [call.path, ...(call.aliases ?? [])]) {
          const response = await send(call, elsewhere[where] ?? {}, { path });
          expect(response.status, `${call.method} ${path}`).toBe(403);
          expect(await codeOf(response)).toBe('request.crossSite');
          expect(response.headers.getSetCookie()).toEqual([]);
        }
      }
      expect(await held()).toEqual(before);
    });
  });

  it('from a browser that says nothing at all, nothing is changed by a GET', async () => {
    for (const call of changing.filter(({ method }) => method === 'GET'))
      expect((await send(call, { 'sec-fetch-site': '' })).status, call.name).toBe(403);
    expect(await held()).toEqual(before);
  });

  it('without the claims token no call of a session is made, wherever it comes from', async () => {
    for (const call of withSession) {
      for (const [where, headers] of [['our own page', {}], ...Object.entries(elsewhere)] as const) {
        const response = await send(call, { ...headers, 'x-claims-token': '' });
        expect([401, 403], `${call.name} from ${where}`).toContain(response.status);
      }
    }
    expect(await held()).toEqual(before);
  });

  it('bodies that other sites can send unasked are not read, not even from our own page', async () => {
    const withBody = calls.filter((call) => call.body !== undefined);
    for (const call of withBody) {
      server.clock.advance(minute);
      for (const type of simpleTypes) {
        const response = await send(
          call,
          { 'content-type': type },
          { body: JSON.stringify(call.example.body) },
        );
        const isRefused = ofConsumers.includes(call.name);
        expect(isRefused ? [403] : [400, 415], `${call.name} as ${type}`).toContain(response.status);
        const code = isRefused ? /^permission\.missing$/ : type === '' ? /./ : /^request\.mediaType$/;
        expect(await codeOf(response)).toMatch(code);
      }
    }
    expect(await held()).toEqual(await slidOnly());
  });

  it('a GET that is no act changes nothing but what is written down of refusals, however it is asked', async () => {
    const first = await held(['audit', 'refusals']);
    for (const call of looking)
      for (const headers of [{}, { 'x-claims-token': '' }, elsewhere['another site'] ?? {}])
        await send(call, headers);
    expect(await held(['audit', 'refusals'])).toEqual(first);
  });

  /** Our own page's requests may have moved the end of the idle time, and nothing else. */
  const slidOnly = async () => ({ ...before, sessions: (await held())['sessions'] });
});
