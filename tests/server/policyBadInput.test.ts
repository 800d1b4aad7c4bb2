import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { addBesidePolicies } from '#server/sample/addBesidePolicies.ts';
import { addSamplePolicies } from '#server/sample/addPolicies.ts';
import { onPostgres } from '#tests/support/database.ts';
import { signInAs, startSampleServer } from '#tests/support/sampleServer.ts';
import type { TestClient } from '#tests/support/server/client.ts';
import { askEveryTable } from '#tests/support/server/everyTable.ts';
import { testClock } from '#tests/support/server/testClock.ts';
import { startedFor } from '#tests/support/startedFor.ts';

const own = 'BOREAL-MTL-900001021';
const foreign = 'TC-900001081';
/** A message that was sent about another policy. */
const foreignRef = '5a3f0000-0000-4000-8002-000000000001';
const newId = '0190d5a2-7c31-7d3a-9d7e-2f4b6c8e1a57';
const tenKb = 'x'.repeat(10_000);
const [nul, halfPair, bidi] = ['%00', '%ED%A0%80', encodeURIComponent('\u202eעברית')];

/** What is written down of each request, whatever it is: that it was refused, and how many there were. */
const ofRequests = ['audit', 'refusals', 'sessions', 'rate_limits'];

type Row = readonly [
  request: string,
  status: number,
  code: string,
  body?: object | undefined,
  headers?: object | undefined,
];
const resent = (body: object, headers: object = {}): Row => [
  '/api/policies/confirmation/resend',
  400,
  'request.invalid',
  { policyNumber: own, email: 'zoe@example.ca', language: 'FR', ...body },
  { 'mail-id': newId, 'other-recipient': 'confirmed', ...headers },
];
const noted = (text: unknown, more: object = {}): Row => [
  `/policy/${own}/note`,
  400,
  'request.invalid',
  { newId, text, ...more },
];
const previewed = (body: object): Row => [
  '/policy/cancel/preview',
  400,
  'request.invalid',
  { cancellationReason: 'CUSTOMER_NOT_TRAVELLING', paxes: [{ policyNumber: own }], ...body },
];
const invalid = (request: string): Row => [request, 400, 'request.invalid'];
const absent = (request: string, body?: object, headers?: object): Row => [
  request,
  404,
  'notFound',
  body,
  headers,
];

const refused: readonly Row[] = [
  ...[`lastName=${tenKb}`, `lastName=${nul}`, `email=a%40example.ca${nul}`].map((query) =>
    invalid(`/policy?${query}`),
  ),
  invalid('/policy?startDateFrom=2026-12-02&startDateTo=2026-12-01'),
  invalid('/policy?applicationDateFrom=2026-02-30'),
  invalid('/policy?applicationDateTo=%2B275760-09-13'),
  invalid('/policy?sortField=email&sortOrder=asc'),
  invalid('/policy?sortField=startDate&sortOrder=sideways'),
  ...['-1', '1e9', '99999999999999999999', 'NaN'].map((offset) => invalid(`/policy?offset=${offset}`)),
  invalid('/policy?limit=0'),
  invalid('/policy?status=QUOTE&planCode=SEMH'),
  invalid('/policy?firstName=a&firstName=b'),
  invalid('/policy?__proto__=1'),
  absent(`/policy/${foreign}`),
  invalid(`/policy/${own}%27%20or%20%271`),
  absent(`/policy/Q-100001`),
  absent(`/policy/${own}?status=QUOTE`),
  invalid(`/policy/${own}?status=quote`),
  absent(`/policy/${foreign}/history`),
  absent(`/policy/${foreign}/confirmation/deliveries`),
  absent(`/policy/${foreign}/confirmation/pdf`),
  absent(`/policy/${own}/confirmation/pdf?emailRef=${foreignRef}`),
  absent(`/policy/${own}/confirmation/pdf?emailRef=%25`),
  invalid(`/policy/${own}/confirmation/pdf?emailRef=${nul}`),
  invalid(`/policy/${own}/confirmation/pdf?emailRef=${tenKb}`),
  invalid(`/policy/${own}/confirmation/pdf?of=everything`),
  absent(`/policy/${foreign}/notes`),
  absent(`/api/notes?policyNumber=${foreign}`),
  absent(`/policy/${foreign}/note`, { newId, text: 'Hello?' }),
  ...['', ' \n ', 'Ma\u0000rie', '\ud800', tenKb, 4, null, '4111 1111 1111 1111'].map((text) => noted(text)),
  noted('Hello', { author: 'Somebody else' }),
  noted('Hello', { newId: 'first' }),
  absent(
    '/api/policies/confirmation/resend',
    { policyNumber: foreign, email: 'zoe@example.ca', language: 'FR' },
    {
      'mail-id': newId,
    },
  ),
  ...[
    'zoe@example.ca\r\nBcc: all@example.ca',
    'zoe@example.ca\u0000',
    'zoe@example.ca,all@example.ca',
    '<zoe@example.ca>',
    '\u202ezoe@example.ca',
    `${tenKb}@example.ca`,
  ].map((email) => resent({ email })),
  resent({ language: 'DE' }),
  resent({ bcc: 'all@example.ca' }),
  resent({}, { 'mail-id': "' or 1=1" }),
  resent({}, { 'other-recipient': 'yes' }),
  previewed({ cancellationReason: 'BORED' }),
  previewed({ paxes: [] }),
  previewed({ paxes: [{ policyNumber: own }, { policyNumber: own }] }),
  previewed({ paxes: [{ policyNumber: own, amount: 1_000_000 }] }),
];

onPostgres((engine) => {
  const clock = testClock();
  const server = startedFor(() =>
    startSampleServer(engine, {
      clock,
      prepare: async (database) => {
        await addSamplePolicies(database, clock);
        await addBesidePolicies(database, { clock, draftsDays: 90, quoteValidDays: 30 });
      },
    }),
  );
  let agent: TestClient;
  beforeAll(async () => {
    agent = await signInAs(server.client('b2b'), 'slavoie');
  });
  const written = () =>
    askEveryTable(
      server.database.db,
      ofRequests,
      sql<string>`md5(string_agg(held::text, '' order by held::text))`,
    );
  const ask = async (request: string, body?: object, headers: object = {}) => {
    clock.advance(1000);
    const posted = { method: 'POST', body: JSON.stringify(body) };
    return agent.fetch(request, {
      ...(body && posted),
      headers: { ...(body && { 'content-type': 'application/json' }), ...headers },
    });
  };

  it('what cannot be is refused with a code, and nothing is written', async () => {
    const before = await written();
    const answers: string[] = [];
    for (const [request, , , body, headers] of refused) {
      const answer = await ask(request, body, headers);
      const { code } = (await answer.json()) as { code: string };
      answers.push(
        `${request.slice(0, 60)} ${JSON.stringify(body)?.slice(0, 100)}: ${answer.status} ${code}`,
      );
    }
    expect(answers).toEqual(
      refused.map(
        ([request, status, code, body]) =>
          `${request.slice(0, 60)} ${JSON.stringify(body)?.slice(0, 100)}: ${status} ${code}`,
      ),
    );
    expect(await written()).toEqual(before);
  });

  describe('finds nothing', () => {
    it.each([
      '%25',
      '_',
      "'",
      '%22',
      '%5C',
      '%3A*',
      '%26%7C!',
      '()',
      bidi,
      '%3Cb%3E',
      '%E2%80%8B',
      halfPair,
      '*',
    ])('by the name %s, of policies and of quotes', async (typed) => {
      for (const status of ['', '&status=QUOTE']) {
        const answer = await ask(`/policy?lastName=${typed}${status}`);
        expect([answer.status, ((await answer.json()) as { total: number }).total]).toEqual([200, 0]);
      }
    });
  });

  it('a note is read as it was written, whatever it looks like', async () => {
    const text = '<img src=x onerror=alert(1)> =1+1 \u202eabc {{7*7}}';
    await ask(`/policy/${own}/note`, { newId, text });
    const { notes } = (await (await ask(`/policy/${own}/notes`)).json()) as { notes: object[] };
    expect(notes[0]).toMatchObject({ text });
  });
});
