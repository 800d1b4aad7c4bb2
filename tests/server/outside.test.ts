import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createAdvisorRegisters } from '#server/advisors/registers.ts';
import { createGateway } from '#server/gateway/gateway.ts';
import { createPolicyActivation } from '#server/policies/activation.ts';
import {
  type AnsweringServer,
  openAnsweringServer,
  type ToldAnswer,
} from '#tests/support/http/answeringServer.ts';

let service: AnsweringServer;
let elsewhere: AnsweringServer;
beforeAll(async () => {
  [service, elsewhere] = await Promise.all([openAnsweringServer(), openAnsweringServer()]);
});
afterAll(() => Promise.all([service.close(), elsewhere.close()]));
beforeEach(() => {
  service.asked.length = 0;
  elsewhere.asked.length = 0;
});

const charge = { orderId: 'order-1', amountCents: 100, dataKey: '4123', cardHolderName: 'Ann Lee' };
const approved = {
  status: 201,
  body: { status: 'approved', amountCents: 100, refundedCents: 0, message: 'NOT_FOUND', advisor: null },
};
const keys = new Map([
  ['the gateway', 'Bearer key'],
  ['the insurer', 'Bearer other'],
  ['a register of advisors', 'Bearer third'],
]);

const askers: [string, () => Promise<unknown>][] = [
  [
    'the gateway',
    () =>
      createGateway({ gatewayUrl: service.origin, gatewayKey: 'key' }, { serviceMs: 500 }).charge(
        charge as never,
      ),
  ],
  [
    'the insurer',
    () =>
      createPolicyActivation(
        { activationUrl: service.origin, activationKey: 'other' },
        { serviceMs: 500 },
      ).activate('P-1'),
  ],
  [
    'a register of advisors',
    () =>
      createAdvisorRegisters(
        {
          registers: {
            dss: { url: service.origin, key: 'third' },
            lh: { url: elsewhere.origin, key: 'fourth' },
          },
        },
        { serviceMs: 500 },
      ).find({ field: 'partyId', id: '7', sponsorCode: 'MLIADV' }),
  ],
];

describe.each(askers)('%s', (name, ask) => {
  it('is asked with its own key', async () => {
    service.answer(approved);
    await ask();
    expect(service.asked.map(({ headers }) => headers.authorization)).toEqual([keys.get(name)]);
  });

  it.each([301, 302, 307, 308])('is not followed to another place by a %i', async (status) => {
    elsewhere.answer(approved);
    service.answer({ status, html: '', headers: { location: `${elsewhere.origin}/take` } });
    await expect(ask()).rejects.toThrow();
    expect(elsewhere.asked).toEqual([]);
  });

  it.each<[string, ToldAnswer]>([
    ['answers something else than JSON', { status: 200, html: '{"status":"approved"}' }],
    ['answers far too much', { status: 200, body: { status: 'approved', more: 'x'.repeat(1_000_000) } }],
    [
      'never ends its answer',
      { status: 200, html: '{', headers: { 'content-type': 'application/json' }, endless: true },
    ],
  ])('is not believed when it %s', async (_how, answer) => {
    service.answer(answer);
    await expect(ask()).rejects.toThrow();
  });
});
