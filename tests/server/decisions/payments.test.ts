import { describe, expect, it } from 'vitest';
import type { ApplicationKey } from '#domain/applications.ts';
import { policyBodyExample } from '#domain/calls/purchases/policyBodyExample.ts';
import type { PaymentGateway } from '#domain/payment/gateways.ts';
import type { Payment } from '#domain/calls/shapes/payment.ts';
import { type BoughtPax, type PolicyBody, policyBody } from '#domain/calls/shapes/policyBody.ts';
import { cardsOfBody } from '#server/purchases/cardsOfBody.ts';
import { payByOf } from '#server/purchases/payBy.ts';
import { refuseWrongPayments } from '#server/purchases/paymentRules.ts';
import { isUnderWay, statusOfState } from '#server/purchases/purchaseStatus.ts';
import { problemOf } from '#tests/support/server/problemOf.ts';

const bodyForOne = policyBody.parse({ ...policyBodyExample });

/** Travellers 1 and up with these payments; a plan costs what its first payment says, unless a total is given. */
function bodyOf(
  payments: readonly (readonly Payment[])[],
  individualPayment: 'true' | 'false' = 'false',
  total?: number,
): PolicyBody {
  const [somebody] = bodyForOne.paxes as [BoughtPax];
  return {
    ...bodyForOne,
    individualPayment,
    paxes: payments.map((own, at) => ({
      ...somebody,
      referenceNumber: String(at + 1),
      plan: { ...somebody.plan, premiumTotal: total ?? own[0]?.amount ?? 0 },
      payments: [...own],
    })),
  };
}

const card = (
  amount: number,
  cardOwnerReferenceNumber = '1',
  dataKey = 'token1',
  cardHolderName = 'Marie Tremblay',
): Payment => ({
  amount,
  type: 'CHARGE',
  method: 'CREDIT_CARD',
  details: { cardOwnerReferenceNumber, dataKey, paymentType: 'CREDIT_CARD', cardHolderName },
});
const cash = (amount: number): Payment => ({ amount, type: 'CHARGE', method: 'CASH' });

describe('the cards of a purchase', () => {
  it('one card of one payer is charged once for all travellers', () => {
    expect(cardsOfBody(bodyOf([[card(61.2)], [card(40.15)]]))).toEqual([
      { payer: '1', amountCents: 10_135, dataKey: 'token1', cardHolderName: 'Marie Tremblay' },
    ]);
  });

  it('another payer or another token is another card', () => {
    expect(cardsOfBody(bodyOf([[card(10, '1', 'a')], [card(20, '2', 'a')], [card(30, '2', 'b')]]))).toEqual([
      { payer: '1', amountCents: 1_000, dataKey: 'a', cardHolderName: 'Marie Tremblay' },
      { payer: '2', amountCents: 2_000, dataKey: 'a', cardHolderName: 'Marie Tremblay' },
      { payer: '2', amountCents: 3_000, dataKey: 'b', cardHolderName: 'Marie Tremblay' },
    ]);
  });

  it('what is not paid by card, or names no card, charges none', () => {
    const { details } = card(20);
    expect(cardsOfBody(bodyOf([[cash(10)], [{ ...cash(20), details }]]))).toEqual([]);
    expect(cardsOfBody(bodyOf([[{ ...cash(10), method: 'CREDIT_CARD' }]]))).toEqual([]);
  });
});

describe('payments that are refused', () => {
  const wrong = (
    body: PolicyBody,
    application: ApplicationKey = 'b2b',
    userType: 'lanid' | 'ciamid' = 'ciamid',
    gateways: readonly PaymentGateway[] = ['ORGANIZATION'],
  ) => problemOf(() => refuseWrongPayments(body, { application, userType }, gateways));
  const notAllowed = (path: string) => ({
    status: 400,
    code: 'request.invalid',
    fields: { [`body.paxes.${path}`]: 'notAllowed' },
  });

  it('right ones pass', () => {
    expect(wrong(bodyOf([[card(61.2)]]))).toBeNull();
    expect(wrong(bodyOf([[card(61.2)], [card(40)]]))).toBeNull();
    expect(wrong(bodyOf([[card(61.2)], [card(40, '2', 'token2')]], 'true'))).toBeNull();
    expect(wrong(bodyOf([[cash(61.2)], [cash(40)]]))).toBeNull();
    expect(wrong(bodyOf([[card(61.2)]]), 'b2c')).toBeNull();
  });

  it('a traveller has one payment, and it is a charge', () => {
    expect(wrong(bodyOf([[]]))).toEqual(notAllowed('0.payments'));
    expect(wrong(bodyOf([[cash(10)], [cash(10), cash(10)]]))).toEqual(notAllowed('1.payments'));
    expect(wrong(bodyOf([[{ ...cash(10), type: 'REFUND' }]]))).toEqual(notAllowed('0.payments.0.type'));
  });

  it('the amount is the total of the plan, to the cent', () => {
    expect(wrong(bodyOf([[cash(10)]], 'false', 10.01))).toEqual(notAllowed('0.payments.0.amount'));
    expect(wrong(bodyOf([[cash(0.1 + 0.2)]], 'false', 0.3))).toBeNull();
  });

  it('[PY-004 partly] an organization without a gateway of its own collects nothing, and with one it takes cards as well', () => {
    const collected = bodyOf([[cash(10)]]);
    expect(wrong(collected, 'b2b', 'ciamid', ['MONERIS'])).toEqual(notAllowed('0.payments.0.method'));
    expect(wrong(bodyOf([[card(10)]]), 'b2b', 'ciamid', ['ORGANIZATION'])).toBeNull();
    expect(wrong(bodyOf([[card(10)]]), 'b2b', 'ciamid', [])).toEqual(notAllowed('0.payments.0.method'));
  });

  it('consumers pay by card alone', () => {
    expect(wrong(bodyOf([[cash(10)]]), 'b2c')).toEqual(notAllowed('0.payments.0.method'));
  });

  it('a card has details with the name of its holder, and nothing else has any', () => {
    expect(wrong(bodyOf([[{ ...cash(10), method: 'CREDIT_CARD' }]]))).toEqual(
      notAllowed('0.payments.0.details'),
    );
    expect(wrong(bodyOf([[{ ...card(10), method: 'CASH' }]]))).toEqual(notAllowed('0.payments.0.details'));
    expect(wrong(bodyOf([[card(10, '1', 'token1', 'Marie 2')]]))).toEqual(
      notAllowed('0.payments.0.details.cardHolderName'),
    );
  });

  it('[PY-024 partly] only a directory user in the admin view sends a token that was entered as one', () => {
    const { details, ...payment } = card(10);
    const entered = bodyOf([[{ ...payment, details: { ...details!, paymentType: 'TOKEN' } }]]);
    const refused = notAllowed('0.payments.0.details.paymentType');
    expect(wrong(entered, 'admin', 'lanid')).toBeNull();
    expect(wrong(entered, 'admin', 'ciamid')).toEqual(refused);
    expect(wrong(entered, 'b2b', 'lanid')).toEqual(refused);
    expect(wrong(entered, 'b2c')).toEqual(refused);
  });

  it('the card is of a traveller, and of the traveller where each pays alone', () => {
    const owner = '0.payments.0.details.cardOwnerReferenceNumber';
    expect(wrong(bodyOf([[card(10, '2')]]))).toEqual(notAllowed(owner));
    expect(wrong(bodyOf([[card(10, '2')], [card(10, '2')]]))).toBeNull();
    expect(wrong(bodyOf([[card(10, '2')], [card(10, '2')]], 'true'))).toEqual(notAllowed(owner));
  });

  it('travellers who pay together pay by the same method and card', () => {
    expect(wrong(bodyOf([[card(10)], [cash(10)]]))).toEqual(notAllowed('1.payments.0'));
    expect(wrong(bodyOf([[cash(10)], [{ ...cash(10), method: 'PAID_TO_AGENCY' }]]))).toEqual(
      notAllowed('1.payments.0'),
    );
    expect(wrong(bodyOf([[card(10)], [card(10, '2')]]))).toEqual(notAllowed('1.payments.0'));
    expect(wrong(bodyOf([[card(10)], [card(10, '1', 'token2')]]))).toEqual(notAllowed('1.payments.0'));
    expect(wrong(bodyOf([[card(10)], [cash(10)]], 'true'))).toBeNull();
  });
});

describe('until when is paid', () => {
  it.each([
    ['2026-06-15T14:00:00Z', '2026-07-01', '2026-06-16T05:00:00.000Z'],
    ['2026-06-15T14:00:00Z', '2026-06-15', '2026-06-16T04:00:00.000Z'],
    ['2026-12-15T14:00:00Z', '2027-01-01', '2026-12-16T06:00:00.000Z'],
  ])('what is submitted at %s for a trip on %s, until %s', (now, startDate, until) => {
    expect(new Date(payByOf(Date.parse(now), startDate)).toISOString()).toBe(until);
  });
});

it.each([
  ['prepared', 'prepared', false],
  ['declined', 'declined', false],
  ['expired', 'expired', false],
  ['needsAttention', 'needsAttention', false],
  ['lookingUp', 'checking', true],
  ['waitingToLookUp', 'checking', true],
  ['waitingToCharge', 'checking', true],
  ['reactivating', 'activationFailed', false],
  ['activationDelayed', 'activationFailed', false],
  ['activationFailed', 'activationFailed', false],
  ['confirmed', 'confirmed', false],
  ['charging', 'underway', true],
] as const)('a purchase that is %s reads as %s', (state, status, underWay) => {
  expect(statusOfState(state)).toBe(status);
  expect(isUnderWay(statusOfState(state))).toBe(underWay);
});
