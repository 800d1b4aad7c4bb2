import { beforeEach, expect, test, vi } from 'vitest';
import { type ActorRefFrom, createActor, setup, toPromise, waitFor } from 'xstate';
import type { CallDefinition } from '#domain/calls/call.ts';
import { getUser } from '#domain/calls/identity/getUser.ts';
import { createDraft } from '#domain/calls/drafts/drafts.ts';
import { searchOrganizations } from '#domain/calls/organizations/searchOrganizations.ts';
import { createPolicy } from '#domain/calls/purchases/createPolicy.ts';
import { readPurchase } from '#domain/calls/purchases/readPurchase.ts';
import { readPolicyPdf } from '#domain/calls/policies/readPolicyPdf.ts';
import type { Language } from '#domain/locales.ts';
import { toQuoteBody } from '#domain/quote/quoteBody.ts';
import { createPolicyMachine } from '#machines/createPolicy/createPolicy.machine.ts';
import { purchasePorts } from '#src/app/purchasePorts.ts';
import { quotePorts } from '#src/app/quotePorts.ts';
import { CallProblem } from '#src/ports/callProblem.ts';
import { createCredentials } from '#src/ports/credentials.ts';
import { type CallInput, type CallServer, createCallServer } from '#src/ports/http.ts';
import { createTabMemory } from '#src/ports/tabMemory.ts';
import { storageOf } from '#tests/support/storageOf.ts';
import { openAnsweringServer } from '#tests/support/http/answeringServer.ts';
import { flowFacts, travellersForm } from '#tests/support/quote/forms.ts';
import { application } from '#tests/support/sale/application.ts';
import { boughtRecord } from '#tests/support/sale/boughtRecord.ts';
import { purchaseId } from '#tests/support/quote/flow.ts';
import { callTable } from '#tests/support/server/callTable.ts';
import { startedFor } from '#tests/support/startedFor.ts';

const table = await callTable();
const underway = { purchaseId, status: 'checking', declinedPayers: [], declineReason: null, record: null };
const problem = (code: string, more: object = {}) => ({ code, error: 'The server’s words', ...more });

const server = startedFor(() => openAnsweringServer());
let language: Language;
let ended: number;
let moved: number;
/** Language, code and text of the problems that were told. */
const said: string[][] = [];
let callServer: CallServer;

const french = { query: {}, params: { policyNumber: 'TC-100000001' }, headers: { lang: 'FR' } } as const;
const frenchPolicy = () => callServer(readPolicyPdf, french);

beforeEach(() => {
  language = 'en';
  ended = 0;
  moved = 0;
  said.length = 0;
  server.asked.length = 0;
  callServer = createCallServer({
    origin: server.origin,
    headers: createCredentials({ language: () => language, refCode: () => null }).headers,
    onSessionEnd: () => {
      ended += 1;
    },
    onSessionMove: () => {
      moved += 1;
    },
    onProblem: ({ code, text }, asked) => {
      said.push([asked, code, text]);
    },
  });
});

const call = (definition: CallDefinition, changes: object = {}) =>
  callServer(definition, { ...definition.example, ...changes } as CallInput<CallDefinition>);
const buy = () => call(createPolicy as unknown as CallDefinition);

/** Buys with the product's ports and chart; the server answers the purchase as told. */
async function buyByChart(told: { status: number; body: unknown }) {
  const order = application();
  const createPolicyChart = createPolicyMachine.provide({
    actors: purchasePorts(callServer, createTabMemory(storageOf(), storageOf())),
  });
  const parent = createActor(
    setup({ actors: { createPolicyChart } }).createMachine({
      invoke: { id: 'purchase', src: 'createPolicyChart', input: { purchaseId: null, order } },
    }),
  );
  server.answer({ status: 201, body: { purchaseId, expiresAt: '2026-11-21T00:00:00Z' } });
  parent.start();
  const chart = parent.getSnapshot().children.purchase as ActorRefFrom<typeof createPolicyMachine>;
  await waitFor(chart, (snapshot) => snapshot.matches('prepared'));
  server.answer(told);
  chart.send({ type: 'parent.submit', language: 'fr', individualPayment: 'false', settlements: [] });
  await waitFor(chart, (snapshot) => !snapshot.matches('submitting'));
  parent.stop();
  return chart.getSnapshot();
}

test.each([
  { shown: 'en', header: 'EN' },
  { shown: 'fr', header: 'FR' },
] as const)('[LN-012] every call tells the language $shown as $header', async ({ shown, header }) => {
  language = shown;
  server.answer({ status: 500, body: {} });
  for (const definition of table) {
    const { lang: _, ...headers } = definition.example.headers ?? {};
    await expect(call(definition, { headers })).rejects.toBeInstanceOf(CallProblem);
  }
  expect(server.asked).toHaveLength(table.length);
  expect(new Set(server.asked.map(({ headers }) => headers.lang))).toEqual(new Set([header]));
});

test('[LN-013] a policy call tells the language asked for in the header lang, whatever the page shows', async () => {
  server.answer({ status: 404, body: {} });
  await expect(frenchPolicy()).rejects.toThrow();
  await buyByChart({ status: 400, body: problem('request.invalid') });
  expect(server.asked.map(({ method, headers }) => [method, headers.lang])).toEqual([
    ['GET', 'FR'],
    ['POST', 'EN'],
    ['POST', 'FR'],
  ]);
});

test('what nobody can store is left out of what is sent, and nothing else', async () => {
  server.answer({ status: 500, body: {} });
  const typed = { name: 'Ma\0rie \ud83d\ude80 \ud800O\u2019Neil\udc00', ages: [61, null] };
  const body = { machine: 'quoteFlow', version: 1, snapshot: typed };
  await expect(callServer(createDraft, { body })).rejects.toBeInstanceOf(CallProblem);
  await expect(callServer(searchOrganizations, { query: { text: 'Ma\0ple' } })).rejects.toThrow();
  const [drafted, searched] = server.asked;
  expect(drafted?.body).toEqual({ ...body, snapshot: { name: 'Marie 🚀 O’Neil', ages: [61, null] } });
  expect(searched?.path).toBe('/api/organizations?text=Maple');
});

test.each([
  { status: 200, definition: readPurchase, body: underway },
  { status: 201, definition: createPolicy, body: boughtRecord },
  { status: 202, definition: createPolicy, body: underway },
])('[ER-012] $status is success: the answer is given', async ({ status, definition, body }) => {
  server.answer({ status, body });
  expect(await call(definition as unknown as CallDefinition)).toMatchObject({ status, body });
  expect(ended).toBe(0);
});

test('[ER-012] no call of the table knows another success', () => {
  const successes = table.flatMap(({ answers }) => Object.keys(answers));
  expect([...new Set(successes)].toSorted()).toEqual(['200', '201', '202']);
});

test.each([400, 401, 403, 404, 409, 422, 500, 503, 513])(
  '[ER-013] %i is a failure of every call, even with a body that would be an answer',
  async (status) => {
    server.answer({ status, body: { ...boughtRecord, ...problem('some.code') } });
    for (const definition of table) {
      const failure = await call(definition).catch((error: unknown) => error);
      expect(failure, definition.name).toBeInstanceOf(CallProblem);
      expect(failure, definition.name).toMatchObject({ status, code: 'some.code' });
    }
    expect(ended).toBe(status === 401 ? table.length : 0);
  },
);

test('an answer of another shape is a failure of every call but those for a file', async () => {
  for (const definition of table.filter(({ binary }) => !binary)) {
    const [status] = Object.keys(definition.answers);
    server.answer({ status: Number(status), body: 'something else' });
    const failure = await call(definition).catch((error: unknown) => error);
    expect(failure, definition.name).toMatchObject({ status: Number(status), code: 'answer.unexpected' });
  }
});

test('[ER-013] a connection that breaks is a failure of every call, and the next call goes through', async () => {
  server.answer(null);
  for (const definition of table)
    await expect(call(definition), definition.name).rejects.toMatchObject({
      status: 0,
      code: 'network.unreachable',
    });
  server.answer({ status: 202, body: underway });
  expect(await buy()).toMatchObject({ status: 202 });
});

test('[PL-010] a call is waited for 300000000 ms and no less', async () => {
  const waits = vi.spyOn(globalThis, 'setTimeout');
  try {
    server.answer({ status: 202, body: underway });
    await buy();
    expect(Math.max(...waits.mock.calls.map(([, ms]) => ms ?? 0))).toBe(300_000_000);
  } finally {
    waits.mockRestore();
  }
});

test.each([
  ['no body', { status: 500, html: '' }],
  ['a page', { status: 502, html: '<h1>Bad gateway</h1>' }],
  ['an error of another shape', { status: 500, body: { message: 'oops' } }],
])('[ER-017 partly] a failure with %s is stored as an unknown one', async (_, told) => {
  server.answer(told);
  await expect(buy()).rejects.toMatchObject({ code: 'unknown', text: '' });
});

test.each([
  ['another shape', { status: 201, body: { policyNumber: 7 } }],
  ['a page in its place', { status: 200, html: '<h1>Welcome</h1>' }],
])('a success with %s fails by a code of its own, and is reported with its request id', async (_, told) => {
  server.answer({ ...told, headers: { 'x-request-id': 'r-2' } });
  await expect(buy()).rejects.toMatchObject({
    name: 'CallProblem',
    status: told.status,
    code: 'answer.unexpected',
    requestId: 'r-2',
  });
  expect(said).toEqual([['en', 'answer.unexpected', '']]);
});

test('a file that breaks off on its way fails by the same code, and is reported with its request id', async () => {
  server.answer({ status: 200, html: '%PDF-', cutOff: true, headers: { 'x-request-id': 'r-3' } });
  const failure = { status: 200, code: 'answer.unexpected', requestId: 'r-3' };
  await expect(frenchPolicy()).rejects.toMatchObject(failure);
  expect(said).toEqual([['fr', 'answer.unexpected', '']]);
});

test('a failed call carries the code of each field that was refused, and nothing else for one', async () => {
  server.answer({
    status: 400,
    body: problem('request.invalid', { fields: { 'body.code': 'notUnique', odd: 7 } }),
  });
  await expect(buy()).rejects.toMatchObject({ fields: { 'body.code': 'notUnique' } });
  server.answer({ status: 400, body: problem('request.invalid', { fields: null }) });
  await expect(buy()).rejects.toMatchObject({ fields: {} });
});

test('[ER-016] a failed call keeps the body that the server gave, whole', async () => {
  const body = problem('request.invalid', {
    requestId: 'r-1',
    fields: { 'body.paxes.0.age': 'tooLarge' },
    errors: [{ message: 'Too large', field: 'body.paxes.0.age', code: 'tooLarge' }],
  });
  server.answer({ status: 400, body });
  await expect(buy()).rejects.toMatchObject({ body, text: 'The server’s words', requestId: 'r-1' });
});

test('[ER-018 partly] what the server says of a failed call is told on, with its code and the language of the call', async () => {
  server.answer({ status: 409, body: problem('session.gone') });
  await call(readPurchase).catch(() => undefined);
  language = 'fr';
  server.answer({ status: 500, html: '' });
  await call(readPurchase).catch(() => undefined);
  server.answer({ status: 200, body: underway });
  await call(readPurchase);
  expect(said).toEqual([
    ['en', 'session.gone', 'The server’s words'],
    ['fr', 'unknown', ''],
  ]);
});

test('[ER-016] the chart stores the code of the error body and what the body says beside it, and no sentence', async () => {
  const declined = problem('payment.declined', { declinedPayers: ['pax-2'], declineReason: 'card.expired' });
  const { context } = await buyByChart({ status: 400, body: declined });
  const decline = { payers: ['pax-2'], reason: 'card.expired' };
  expect(context).toMatchObject({ problem: 'payment.declined', decline, record: null });
  const inactive = problem('policy.activationFailed', { policyNumber: 'TC-100000001' });
  const issued = (await buyByChart({ status: 513, body: inactive })).context;
  expect(issued).toMatchObject({ policyNumber: 'TC-100000001', record: null });
  const refused = (await buyByChart({ status: 400, body: problem('request.invalid') })).context;
  expect(refused).toMatchObject({ problem: 'request.invalid' });
  expect(JSON.stringify([context, issued, refused])).not.toContain('The server’s words');
});

test.each([
  ['?lang=fr&refCode=REF100000001&utm=mail', '/booking?lang=fr&refCode=REF100000001'],
  ['?lang=en', '/booking?lang=en'],
  ['', '/booking'],
])('[QQ-011 partly] from the address %s the form of a quote is posted to %s', async (search, path) => {
  server.answer({ status: 200, body: { received: true } });
  const form = travellersForm();
  const payload = toQuoteBody({ travellers: form, trip: null, facts: flowFacts() });
  const posting = createActor(quotePorts(callServer, () => search).postBooking, { input: { payload, form } });
  const posted = toPromise(posting);
  posting.start();
  await posted;
  expect(server.asked).toMatchObject([
    { method: 'POST', path, body: { payload: { organizationCode: 'PARTNER' }, form: { province: 'QC' } } },
  ]);
});

test('a call that belongs to a session as it was before says that the session has moved, no other refusal does', async () => {
  server.answer({ status: 403, body: problem('permission.missing') });
  await expect(buy()).rejects.toBeInstanceOf(CallProblem);
  expect(moved).toBe(0);
  server.answer({ status: 403, body: problem('claims.mismatch') });
  await expect(buy()).rejects.toMatchObject({ status: 403, code: 'claims.mismatch' });
  expect([moved, ended]).toEqual([1, 0]);
});

test('a call waits until the session works for whom the page works, and one of the session itself does not', async () => {
  let come = () => undefined as void;
  const until = new Promise<void>((resolve) => {
    come = resolve;
  });
  const reported: string[] = [];
  const calls = createCallServer({
    origin: server.origin,
    headers: () => ({}),
    onSessionEnd: () => undefined,
    onSessionMove: ({ code }) => void reported.push(code),
    untilHere: () => until,
    onProblem: () => undefined,
  });
  server.answer({ status: 409, body: problem('session.moved') });
  const waiting = calls(readPurchase, { params: { purchaseId } });
  await expect(calls(getUser, {})).rejects.toMatchObject({ code: 'session.moved' });
  expect(server.asked.map(({ path }) => path)).toEqual(['/api/auth/get-user']);
  come();
  await expect(waiting).rejects.toBeInstanceOf(CallProblem);
  expect(reported).toEqual(['session.moved', 'session.moved']);
});

test('[OS-034 partly] a call that was made before this page itself moved the session to another agent says nothing of the session', async () => {
  let agentRef = 'c-2001';
  let moves = 0;
  const calls = createCallServer({
    origin: server.origin,
    headers: () => ({ 'x-distributor-ref': agentRef }),
    onSessionEnd: () => undefined,
    onSessionMove: () => {
      moves += 1;
    },
    onProblem: () => undefined,
  });
  server.answer({ status: 403, body: problem('claims.mismatch') });
  const asked = calls(readPurchase, { params: { purchaseId } });
  agentRef = 'c-2003';
  await expect(asked).rejects.toMatchObject({ code: 'claims.mismatch' });
  expect(moves).toBe(0);
  await expect(calls(readPurchase, { params: { purchaseId } })).rejects.toBeInstanceOf(CallProblem);
  expect(moves).toBe(1);
});
