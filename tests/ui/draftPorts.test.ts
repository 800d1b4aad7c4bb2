import { beforeEach, expect, test } from 'vitest';
import { createActor, toPromise } from 'xstate';
import { createDraft, getDraft } from '#domain/calls/drafts/drafts.ts';
import { flowDraftEnvelope, flowDraftVersion } from '#domain/flow/flowDraftEnvelope.ts';
import { type FlowDraft, noForms } from '#domain/flow/flowForms.ts';
import { type DraftPorts, draftPorts } from '#src/app/draftPorts.ts';
import type { SentMemory } from '#src/app/readPurchasePort.ts';
import type { StepKey } from '#domain/flow/steps.ts';
import { homeCountry } from '#domain/quote/residence.ts';
import { emptyTravellersForm } from '#domain/quote/travellerRows.ts';
import { createTabMemory } from '#src/ports/tabMemory.ts';
import { createCallServer } from '#src/ports/http.ts';
import { storageOf } from '#tests/support/storageOf.ts';
import { openAnsweringServer } from '#tests/support/http/answeringServer.ts';
import { startedFor } from '#tests/support/startedFor.ts';

const earlier = '0190d5a2-7c31-7d3a-9d7e-2f4b6c8e1a55';
const another = '0190d5a2-7c31-7d3a-9d7e-2f4b6c8e1a66';
const begun = { ...emptyTravellersForm, province: 'ON' as const };
const draft: FlowDraft = { step: 'TRIP_DETAILS', forms: { ...noForms, travellers: begun } };
const answered = (draftId: string, revision: number, more: object = {}) => ({
  ...flowDraftEnvelope(draft),
  draftId,
  revision,
  quoteNumber: null,
  validUntil: null,
  updatedAt: '2026-11-20T15:00:00.000Z',
  expiresAt: '2026-12-20T15:00:00.000Z',
  ...more,
});
/** The same as it is found again. */
const found = { ...draft, quoteNumber: null, validUntil: null };

const server = startedFor(() => openAnsweringServer());
let ports: DraftPorts;
let remembered: string | null;
let sent: SentMemory;

beforeEach(() => {
  server.asked.length = 0;
  remembered = earlier;
  sent = createTabMemory(storageOf(), storageOf());
  ports = draftPorts({
    callServer: createCallServer({
      origin: server.origin,
      headers: () => ({}),
      onSessionEnd: () => {},
      onSessionMove: () => {},
      onProblem: () => {},
    }),
    memory: {
      draftId: () => remembered,
      latestDraft: () => another,
      rememberDraft: (draftId) => {
        remembered = draftId;
      },
      forgetDraft: () => {
        remembered = null;
      },
      sentPurchase: sent.sentPurchase,
      rememberSent: sent.rememberSent,
      forgetSent: sent.forgetSent,
    },
    collect: () => draft,
  });
});

const read = (wantedStep: StepKey = 'TRAVELLER_DETAILS') =>
  toPromise(createActor(ports.readDraft, { input: { wantedStep } }).start());
/** Keeps the draft; gives what the server was asked for. */
async function keep(): Promise<string> {
  server.asked.length = 0;
  await ports.keep(draft);
  return server.asked.map(({ method, path }) => `${method} ${path}`).join();
}

test('a draft that was read is kept over the revision that was read, and the next time over the one after', async () => {
  server.answer({ status: 200, body: answered(earlier, 7) });
  await expect(read()).resolves.toEqual(found);
  server.answer({ status: 200, body: answered(earlier, 8) });
  await expect(keep()).resolves.toBe(`PUT ${getDraft.path.replace('{draftId}', earlier)}`);
  expect(server.asked.at(-1)?.headers['if-match']).toBe('"7"');
  await keep();
  expect(server.asked.at(-1)?.headers['if-match']).toBe('"8"');
});

test('a draft whose reading fails can be read again, and is not written over', async () => {
  server.answer(null);
  await expect(read()).rejects.toThrow();
  expect(remembered).toBe(earlier);
  server.answer({ status: 200, body: answered(earlier, 7) });
  await expect(read()).resolves.toEqual(found);
  server.answer(null);
  await expect(read()).rejects.toThrow();
  server.answer({ status: 201, body: answered(another, 1) });
  await expect(keep()).resolves.toBe(`POST ${createDraft.path}`);
  expect(remembered).toBe(another);
});

test('a draft is closed after what is still being written of it, and not made anew', async () => {
  server.answer({ status: 200, body: answered(earlier, 7) });
  await read();
  server.asked.length = 0;
  server.answer({ status: 200, body: { ...answered(earlier, 8), closed: true } });
  const kept = ports.keep(draft);
  await toPromise(createActor(ports.closeDraft).start());
  await kept;
  expect(server.asked.map(({ method }) => method)).toEqual(['PUT', 'DELETE']);
  expect(remembered).toBeNull();
});

test('a quote that is left is written to its end and stays, and another draft is taken in hand, or none', async () => {
  server.answer({ status: 200, body: answered(earlier, 7) });
  await read();
  server.asked.length = 0;
  const kept = ports.keep(draft);
  const take = (draftId: string | null) =>
    toPromise(createActor(ports.takeInHand, { input: { draftId } }).start());
  await expect(take(null)).resolves.toBe(earlier);
  await kept;
  expect(server.asked.map(({ method }) => method)).toEqual(['PUT']);
  expect(remembered).toBeNull();
  await ports.keep({ ...draft, forms: noForms });
  await expect(take(another)).resolves.toBeNull();
  expect(server.asked).toHaveLength(1);
  expect(remembered).toBe(another);
});

test('a draft of a newer build is not written over, and stays known until another one was kept', async () => {
  server.answer({ status: 200, body: answered(earlier, 7, { version: flowDraftVersion + 1 }) });
  await expect(read()).resolves.toBe('unreadable');
  expect(remembered).toBe(earlier);
  server.answer({ status: 201, body: answered(another, 1) });
  await expect(keep()).resolves.toBe(`POST ${createDraft.path}`);
  expect(remembered).toBe(another);
});

test('a step that is left before anything was entered begins no draft, and does once something was', async () => {
  remembered = null;
  const leave = (age: string) => {
    const travellers = emptyTravellersForm.travellers.map((row) => ({ ...row, age }));
    const forms = { ...noForms, travellers: { ...emptyTravellersForm, country: homeCountry, travellers } };
    const input: FlowDraft = { step: 'TRAVELLER_DETAILS', forms };
    return toPromise(createActor(ports.keepDraft, { input }).start());
  };
  await expect(leave('')).resolves.toEqual({ quoteNumber: null, validUntil: null });
  expect(server.asked).toEqual([]);
  server.answer({ status: 201, body: answered(another, 1, { quoteNumber: 'Q-1' }) });
  await expect(leave('47')).resolves.toEqual({ quoteNumber: 'Q-1', validUntil: null });
  expect(remembered).toBe(another);
  ports.forget();
  await expect(leave('')).resolves.toEqual({ quoteNumber: null, validUntil: null });
});

test('the address of a later step opens, in a tab without a draft, what another tab of the browser had last', async () => {
  remembered = null;
  await expect(read()).resolves.toBeNull();
  expect(server.asked).toEqual([]);
  server.answer({ status: 200, body: answered(another, 3) });
  await expect(read('QUOTE_DETAILS')).resolves.toEqual(found);
  expect(server.asked.at(-1)?.path).toBe(getDraft.path.replace('{draftId}', another));
  expect(remembered).toBe(another);
  server.answer({ status: 404, body: {} });
  await expect(read('QUOTE_DETAILS')).resolves.toBeNull();
  expect(remembered).toBeNull();
});

test('a tab remembers its draft for itself and as the latest of the browser, and forgets no other tab’s', () => {
  const browser = storageOf();
  const [first, second] = [createTabMemory(storageOf(), browser), createTabMemory(storageOf(), browser)];
  first.rememberDraft(earlier);
  expect([second.draftId(), second.latestDraft()]).toEqual([null, earlier]);
  second.rememberDraft(another);
  expect([first.draftId(), first.latestDraft()]).toEqual([earlier, another]);
  first.forgetDraft();
  expect([first.draftId(), first.latestDraft()]).toEqual([null, another]);
  second.forgetDraft();
  expect(second.latestDraft()).toBeNull();
});

test('the number of a held quote and until when its price holds come with its draft, when it is read and when it is kept', async () => {
  const held = { quoteNumber: 'Q-100123', validUntil: null };
  server.answer({ status: 200, body: answered(earlier, 7, held) });
  await expect(read()).resolves.toEqual({ ...draft, ...held });
  const priced = { ...held, validUntil: '2026-12-20' };
  server.answer({ status: 200, body: answered(earlier, 8, priced) });
  const kept = createActor(ports.keepDraft, { input: draft }).start();
  await expect(toPromise(kept)).resolves.toEqual(priced);
});

test('a draft that is gone is forgotten', async () => {
  server.answer({ status: 404, body: { code: 'notFound' } });
  await expect(read()).resolves.toBeNull();
  expect(remembered).toBeNull();
  server.answer({ status: 201, body: answered(another, 1) });
  await expect(keep()).resolves.toBe(`POST ${createDraft.path}`);
});

test('[CP-033] a draft that is gone while a payment of it goes on is told apart from none, until something new is kept', async () => {
  sent.rememberSent(another);
  server.answer({ status: 404, body: { code: 'notFound' } });
  await expect(read('PAYMENT')).resolves.toBe('paymentSent');
  await expect(read()).resolves.toBe('paymentSent');
  server.answer({ status: 201, body: answered(another, 1) });
  await keep();
  server.answer({ status: 200, body: answered(another, 1) });
  await expect(read()).resolves.toEqual(found);
});
