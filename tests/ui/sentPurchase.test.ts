import { beforeEach, expect, test } from 'vitest';
import { type ActorRefFrom, createActor, setup, waitFor } from 'xstate';
import { createPolicyMachine } from '#machines/createPolicy/createPolicy.machine.ts';
import { purchasePorts } from '#src/app/purchasePorts.ts';
import { createCallServer } from '#src/ports/http.ts';
import { createTabMemory, type TabMemory } from '#src/ports/tabMemory.ts';
import { openAnsweringServer } from '#tests/support/http/answeringServer.ts';
import { storageOf } from '#tests/support/storageOf.ts';
import { purchaseId } from '#tests/support/quote/flow.ts';
import { application } from '#tests/support/sale/application.ts';
import { boughtRecord } from '#tests/support/sale/boughtRecord.ts';
import { startedFor } from '#tests/support/startedFor.ts';

const server = startedFor(() => openAnsweringServer());
const nothing = () => {};
const gone = { status: 404, body: { code: 'notFound' } };
let memory: TabMemory;

beforeEach(() => {
  memory = createTabMemory(storageOf(), storageOf());
});

/** A page that opens the payment of a purchase, with the product's chart and ports. */
function openPayment() {
  const callServer = createCallServer({
    origin: server.origin,
    headers: () => ({}),
    onSessionEnd: nothing,
    onSessionMove: nothing,
    onProblem: nothing,
  });
  const chart = createPolicyMachine.provide({ actors: purchasePorts(callServer, memory) });
  const page = setup({ actors: { chart } }).createMachine({
    invoke: { id: 'purchase', src: 'chart', input: { purchaseId, order: application() } },
  });
  const parent = createActor(page).start();
  const purchase = parent.getSnapshot().children.purchase as ActorRefFrom<typeof createPolicyMachine>;
  const stands = (state: 'prepared' | 'checking' | 'declined' | 'outOfSight' | 'preparing' | 'confirmed') =>
    waitFor(purchase, (snapshot) => snapshot.matches(state));
  return { purchase, stands, close: () => parent.stop() };
}

/** Pays on a page of its own, which is left as soon as the payment stands as told. */
async function pay(
  answer: Parameters<typeof server.answer>[0],
  state: 'checking' | 'declined' | 'confirmed',
): Promise<void> {
  server.answer({
    status: 200,
    body: { purchaseId, status: 'prepared', declinedPayers: [], declineReason: null, record: null },
  });
  const { purchase, stands, close } = openPayment();
  await stands('prepared');
  server.answer(answer);
  purchase.send({ type: 'parent.submit', language: 'en', individualPayment: 'false', settlements: [] });
  await stands(state);
  close();
}

test('[CP-033] a payment whose answer was lost, and which the session of now is not shown, is paid by no other key', async () => {
  await pay(null, 'checking');
  server.asked.length = 0;
  server.answer(gone);
  const { stands, close } = openPayment();
  await stands('outOfSight');
  close();
  expect(server.asked.map(({ method }) => method)).toEqual(['GET']);
});

const decided = [
  ['declined', { status: 400, body: { code: 'payment.declined', declinedPayers: [] } }],
  ['confirmed', { status: 201, body: boughtRecord }],
] as const;

test.each(decided)(
  'what was %s is not under way any more: another key can be made',
  async (state, answer) => {
    await pay(answer, state);
    expect(memory.sentPurchase()).toBeNull();
    server.answer(gone);
    const { stands, close } = openPayment();
    await stands('preparing');
    close();
  },
);

test('a purchase that turns out to be declined is not under way any more', async () => {
  await pay(null, 'checking');
  server.answer({
    status: 200,
    body: { purchaseId, status: 'declined', declinedPayers: [], declineReason: null, record: null },
  });
  const { stands, close } = openPayment();
  await stands('declined');
  close();
  expect(memory.sentPurchase()).toBeNull();
});
