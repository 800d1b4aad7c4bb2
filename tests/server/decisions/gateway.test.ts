import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createGateway, type Gateway, GatewayFailure } from '#server/gateway/gateway.ts';
import { createPolicyActivation } from '#server/policies/activation.ts';

type Asked = { line: string; headers: Record<string, unknown>; body: unknown };

let asked: Asked[] = [];
let answer: { status: number; body: unknown };
let address: string;

const service = createServer(async (request, response) => {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  const text = Buffer.concat(chunks).toString();
  asked.push({
    line: `${request.method} ${request.url}`,
    headers: request.headers,
    body: text === '' ? null : JSON.parse(text),
  });
  response.writeHead(answer.status, { 'content-type': 'application/json' });
  response.end(JSON.stringify(answer.body));
});
beforeAll(async () => {
  await new Promise<void>((listening) => service.listen(0, '127.0.0.1', listening));
  address = `http://127.0.0.1:${(service.address() as AddressInfo).port}`;
});
afterAll(() => new Promise((closed) => service.close(closed)));
beforeEach(() => {
  asked = [];
});

const gateway = () => createGateway({ gatewayUrl: address, gatewayKey: 'the-key' }, { serviceMs: 10_000 });
const answering = (status: number, body: unknown = {}): Gateway => {
  answer = { status, body };
  return gateway();
};
const order = (status: string, amountCents: number, refundedCents: number) =>
  answering(200, { status, amountCents, refundedCents });

describe('an order at the gateway', () => {
  it('is charged in Canadian dollars with its token and the name on the card', async () => {
    const charge = {
      orderId: 'o 1',
      amountCents: 6_120,
      dataKey: 'ot-1',
      cardHolderName: 'Marie Tremblay',
      payer: '1',
      state: 'due' as const,
    };
    expect(await order('approved', 6_120, 0).charge(charge)).toEqual({
      kind: 'approved',
      standingCents: 6_120,
    });
    expect(asked[0]).toMatchObject({
      line: 'POST /charges',
      headers: { authorization: 'Bearer the-key', 'content-type': 'application/json' },
      body: {
        orderId: 'o 1',
        amountCents: 6_120,
        currency: 'CAD',
        dataKey: 'ot-1',
        cardHolderName: 'Marie Tremblay',
      },
    });
  });

  it.each([
    [
      { brand: 'VISA', last4: '4242' },
      { cardBrand: 'VISA', cardEnding: '4242' },
    ],
    [{ brand: '4242424242424242', last4: '4242' }, { cardEnding: '4242' }],
    [{ last4: '424242******4242' }, {}],
    [null, {}],
  ])(
    'that a card paid is seen with its brand and its last four digits and nothing else of it: %j',
    async (card, seen) => {
      const paid = answering(200, { status: 'approved', amountCents: 1, refundedCents: 0, card });
      expect(await paid.lookUp('o/1')).toEqual({ kind: 'approved', standingCents: 1, ...seen });
    },
  );

  it.each([
    ['approved', 6_120, 0, { kind: 'approved', standingCents: 6_120 }],
    ['approved', 6_120, 120, { kind: 'approved', standingCents: 6_000 }],
    ['approved', 6_120, 6_120, { kind: 'returned' }],
    ['voided', 6_120, 0, { kind: 'returned' }],
    ['declined', 6_120, 0, { kind: 'declined', reason: null }],
  ])('that is %s of %i cents with %i given back is seen as it stands', async (status, amount, back, seen) => {
    expect(await order(status, amount, back).lookUp('o/1')).toEqual(seen);
  });

  it.each([
    ['card.declined', 'card.declined'],
    ['funds.insufficient', 'funds.insufficient'],
    ['card.expired', 'card.expired'],
    ['cvd.mismatch', 'cvd.mismatch'],
    ['pick.up', null],
  ])('that is declined as %s is told to the buyer as %s', async (told, reason) => {
    const declined = answering(200, { status: 'declined', amountCents: 1, refundedCents: 0, reason: told });
    expect(await declined.lookUp('o/1')).toEqual({ kind: 'declined', reason });
  });

  it('is looked up by its id, with nothing sent', async () => {
    await order('declined', 6_120, 0).lookUp('o/1');
    expect(asked[0]).toMatchObject({ line: 'GET /charges/o%2F1', body: null });
    expect(asked[0]?.headers).not.toHaveProperty('content-type');
    expect(asked[0]?.headers).toHaveProperty('authorization', 'Bearer the-key');
  });

  it('of which the gateway knows nothing is unknown, and one it is not sure of fails', async () => {
    expect(await answering(404).lookUp('o1')).toEqual({ kind: 'unknownOrder' });
    await expect(order('unknown', 6_120, 0).lookUp('o1')).rejects.toThrow(
      new GatewayFailure('notKnown', 'not known yet'),
    );
    await expect(answering(500).lookUp('o1')).rejects.toThrow(
      new GatewayFailure('notAnswered', 'status 500'),
    );
  });

  it('whose amounts make no sense is not believed', async () => {
    await expect(order('approved', 61.2, 0).lookUp('o1')).rejects.toThrow();
    await expect(order('lost', 6_120, 0).lookUp('o1')).rejects.toThrow();
    await expect(answering(200, { status: 'approved' }).lookUp('o1')).rejects.toThrow();
  });

  it.each([
    [200, { kind: 'voided' }],
    [404, { kind: 'unknownOrder' }],
    [409, { kind: 'notVoidable' }],
  ])('that is voided is answered with %i', async (status, outcome) => {
    expect(await answering(status).void('o/1')).toEqual(outcome);
    expect(asked[0]).toMatchObject({ line: 'POST /charges/o%2F1/void', body: {} });
  });

  it('is refunded under the id of the refund', async () => {
    await answering(200).refund({ orderId: 'o/1', refundId: 'o/1.return', amountCents: 500 });
    expect(asked[0]).toMatchObject({
      line: 'POST /charges/o%2F1/refunds',
      body: { refundId: 'o/1.return', amountCents: 500 },
    });
  });

  it('is neither voided nor refunded where the gateway fails', async () => {
    await expect(answering(503).void('o1')).rejects.toThrow(new GatewayFailure('notAnswered', 'status 503'));
    const refund = { orderId: 'o1', refundId: 'r', amountCents: 1 };
    await expect(answering(503).refund(refund)).rejects.toThrow(
      new GatewayFailure('notAnswered', 'status 503'),
    );
    await expect(answering(409).refund(refund)).rejects.toThrow(new GatewayFailure('refused', 'status 409'));
  });
});

describe('the activation of a policy', () => {
  const activate = () =>
    createPolicyActivation(
      { activationUrl: address, activationKey: 'other-key' },
      { serviceMs: 10_000 },
    ).activate('P000000123');

  it('is asked for by the number of the policy', async () => {
    answer = { status: 200, body: {} };
    await activate();
    expect(asked[0]).toMatchObject({
      line: 'POST /policies',
      headers: { authorization: 'Bearer other-key', 'content-type': 'application/json' },
      body: { policyNumber: 'P000000123' },
    });
  });

  it('fails where the insurer does not confirm', async () => {
    answer = { status: 422, body: {} };
    await expect(activate()).rejects.toMatchObject({
      code: 'notConfirmed',
      message: 'activation answered 422',
    });
  });
});
