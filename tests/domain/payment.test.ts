import { describe, expect, test } from 'vitest';
import { cardTypes } from '#domain/calls/shapes/payment.ts';
import { acceptedCards } from '#domain/payment/acceptedCards.ts';
import { cardTypeOf, isCardHolderName } from '#domain/payment/card.ts';
import { cardFrameAddress, cardFrameId } from '#domain/payment/cardFrame.ts';
import { hasCheckDigit, holdsCardNumber, isCardNumber } from '#domain/payment/cardNumber.ts';
import { isEnteredToken, tokenMask } from '#domain/payment/enteredToken.ts';
import { gatewaysInUse } from '#domain/payment/gateways.ts';
import { methodsOffered } from '#domain/payment/methods.ts';
import { nothingWasCharged } from '#domain/payment/outcomes.ts';
import { paymentsOf, type Settlement } from '#domain/payment/payments.ts';
import {
  nextToPay,
  nextToTokenise,
  type PayerState,
  type PayerToken,
  payersOf,
  tokenisationIsComplete,
  withAttempt,
  withPayer,
} from '#domain/payment/tokens.ts';

const cash: PayerState = { paxId: 'pax-1', method: 'CASH', token: null, problem: null };
const token: PayerToken = {
  dataKey: 'ot1',
  cardType: 'VISA',
  paymentType: 'CREDIT_CARD',
  cardHolderName: 'Marie Tremblay',
};
const byCard: PayerState = { paxId: 'pax-2', method: 'CREDIT_CARD', token, problem: 'card.mon_943' };

describe('a token that is entered', () => {
  test.each(['3', '4', '5'])('[PY-025] is taken when it begins with %s, up to twenty characters', (digit) => {
    expect(isEnteredToken(digit)).toBe(true);
    expect(isEnteredToken(digit.padEnd(20, 'a'))).toBe(true);
    expect(isEnteredToken(digit.padEnd(21, 'a'))).toBe(false);
  });

  test('[PY-042 partly] is not taken with another first digit, other signs, or as the number of a card', () => {
    const first = ['', '0', '1', '2', '6', '7', '8', '9', 'a'].map((sign) => `${sign}abc`);
    for (const text of [...first, '', '4-5', '4 5', '4242424242424242', '378282246310005'])
      expect(isEnteredToken(text), text).toBe(false);
  });

  test('loses the spaces and hyphens in which it was written down', () => {
    expect(tokenMask('4a1b 2c3d-4e5f\u00a06', { before: '', isPasted: true })).toEqual({
      kept: '4a1b2c3d4e5f6',
      note: null,
    });
  });
});

describe('the card', () => {
  test('[PY-014] the accepted cards have their keys and what is sent for them', () => {
    expect(acceptedCards).toEqual({ visa: 'VISA', mastercard: 'MASTER', 'american-express': 'AMEX' });
    expect(['4', '5', '3'].map(cardTypeOf)).toEqual(['VISA', 'MASTER', 'AMEX']);
    expect(cardTypes).toEqual(['VISA', 'MASTER', 'AMEX']);
  });

  test('has a holder whose name is made of letters with their accents and of spaces', () => {
    for (const name of ['Zoé Tremblay', 'Łukasz', 'e\u0301mile roy', ' A ', 'Marie  Roy'])
      expect(isCardHolderName(name), name).toBe(true);
    for (const name of ['', '   ', 'Zoé 2', '2 Zoé', 'O’Neil', 'Roy-Roy', '!'])
      expect(isCardHolderName(name), name).toBe(false);
  });

  test('is of the type of its first digit, or is not accepted', () => {
    expect(['424242', '545454', '378282', '601100', ''].map(cardTypeOf)).toEqual([
      'VISA',
      'MASTER',
      'AMEX',
      null,
      null,
    ]);
  });

  test('is entered in a frame with its three fields, in the language of the page', () => {
    expect(cardFrameId('pax-1')).toBe('card-frame-pax-1');
    expect(cardFrameAddress('https://vault.example/frame', 'ht 1', 'fr')).toBe(
      'https://vault.example/frame?id=ht+1&pmmsg=true&enable_exp=1&enable_cvd=1&display_labels=1' +
        '&enable_cc_formatting=1&enable_exp_formatting=1&lang=fr',
    );
  });

  test('has a number with a check digit, alone or in a text', () => {
    expect(hasCheckDigit('4242 4242-4242 4242')).toBe(true);
    expect(hasCheckDigit('4999 9999 9999 9996')).toBe(true);
    expect(hasCheckDigit('4242 4242 4242 4243')).toBe(false);
    expect(hasCheckDigit('4242x4242:4242/4242')).toBe(true);
    expect(holdsCardNumber('4242424242424243 and then 4242424242424242')).toBe(true);
    expect(holdsCardNumber('nothing')).toBe(false);
    expect(isCardNumber('4242424242424242')).toBe(true);
    expect(isCardNumber('4242424242424243')).toBe(false);
    expect(isCardNumber('ot4242424242424242')).toBe(false);
    expect(isCardNumber('4242424242424242ot')).toBe(false);
    expect(isCardNumber('42')).toBe(false);
  });
});

describe('a purchase', () => {
  test.each([
    [['MONERIS'], ['MONERIS']],
    [['ORGANIZATION'], ['MONERIS', 'ORGANIZATION']],
    [[], []],
  ] as const)('of an organization with %j is paid through %j', (chosen, used) => {
    expect(gatewaysInUse(chosen)).toEqual(used);
  });

  test.each([
    ['request.invalid', true],
    ['session.ended', true],
    ['claims.missing', true],
    ['claimsToken.missing', true],
    ['permission.missing', true],
    ['premium.changed', true],
    ['rate.limited', true],
    ['payment.paused', true],
    ['payment.busy', true],
    ['payment.pausedAgain', false],
    ['payment.declined', false],
    ['network.unreachable', false],
    ['a.request.invalid', false],
    ['requestInvalid', false],
  ])('that failed with %s is known not to be charged: %s', (code, known) => {
    expect(nothingWasCharged(code)).toBe(known);
  });
});

describe('who pays', () => {
  const waiting = { paxId: 'pax-1', method: 'CREDIT_CARD', token: null, problem: null } as const;

  test('[PY-035] it is complete once each payer is by card with token, in cash or paid to the agency', () => {
    const others = (['CASH', 'PAID_TO_AGENCY'] as const).map((method) => ({
      ...waiting,
      paxId: method,
      method,
    }));
    expect(tokenisationIsComplete([...others, waiting])).toBe(false);
    expect(tokenisationIsComplete([...others, { ...waiting, token }])).toBe(true);
    expect(nextToTokenise([...others, waiting])).toBe('pax-1');
  });

  test('[PY-041 partly] with individual payment each traveller pays, otherwise the primary for all', () => {
    const plans = [
      { paxId: 'pax-1', amountCents: 100 },
      { paxId: 'pax-2', amountCents: 250 },
    ];
    expect(payersOf(plans, 'false')).toEqual([
      { paxId: 'pax-1', amountCents: 350, paxIds: ['pax-1', 'pax-2'] },
    ]);
    expect(payersOf(plans, 'true').map(({ paxIds }) => paxIds)).toEqual([['pax-1'], ['pax-2']]);
  });

  test('keeps an earlier token, but not an earlier problem', () => {
    const attempt = [
      { paxId: 'pax-2', method: 'CREDIT_CARD' },
      { paxId: 'pax-3', method: 'CREDIT_CARD' },
    ] as const;
    expect(withAttempt([cash, byCard], attempt)).toEqual([
      { paxId: 'pax-2', method: 'CREDIT_CARD', token, problem: null },
      { paxId: 'pax-3', method: 'CREDIT_CARD', token: null, problem: null },
    ]);
  });

  test('is changed alone', () => {
    expect(withPayer([cash, byCard], 'pax-2', { problem: 'card.systemError' })).toEqual([
      cash,
      { paxId: 'pax-2', method: 'CREDIT_CARD', token, problem: 'card.systemError' },
    ]);
  });

  test('is asked for a token once, the first without one first', () => {
    expect(nextToTokenise([cash, byCard, { ...byCard, paxId: 'pax-3', token: null }])).toBe('pax-3');
    expect(nextToTokenise([cash, byCard])).toBeNull();
  });

  test('is asked how they pay one after the other, whoever is not settled yet, until all are', () => {
    const payers = ['pax-1', 'pax-2'].map((paxId) => ({ paxId, amountCents: 5_000, paxIds: [paxId] }));
    const cardOf2: PayerState = { paxId: 'pax-2', method: 'CREDIT_CARD', token: null, problem: null };
    expect(nextToPay(payers, [])).toBe('pax-1');
    expect(nextToPay(payers, [cash])).toBe('pax-2');
    expect(nextToPay(payers, [cash, cardOf2])).toBe('pax-2');
    expect(nextToPay(payers, [{ ...cardOf2, token }])).toBe('pax-1');
    expect(nextToPay(payers, [cash, { ...cardOf2, token }])).toBeNull();
  });

  test('is the primary alone for all, everybody for themselves, or nobody', () => {
    const plans = [
      { paxId: 'pax-1', amountCents: 9_500 },
      { paxId: 'pax-2', amountCents: 500 },
    ];
    expect(payersOf(plans, 'false')).toEqual([
      { paxId: 'pax-1', amountCents: 10_000, paxIds: ['pax-1', 'pax-2'] },
    ]);
    expect(payersOf(plans, 'true')).toEqual([
      { paxId: 'pax-1', amountCents: 9_500, paxIds: ['pax-1'] },
      { paxId: 'pax-2', amountCents: 500, paxIds: ['pax-2'] },
    ]);
    expect(payersOf([], 'false')).toEqual([]);
  });
});

test('each traveller is charged their own total, with the card of whoever pays', () => {
  const payer = { paxId: 'pax-1', amountCents: 10_000, paxIds: ['pax-1', 'pax-2'] };
  const totals = [
    { paxId: 'pax-1', premiumTotalCents: 9_500 },
    { paxId: 'pax-2', premiumTotalCents: 500 },
  ];
  const paid = (settlement: Partial<Settlement>) =>
    paymentsOf(
      [
        {
          payer,
          method: 'CREDIT_CARD',
          token: { ...token, cardHolderName: ' Marie Tremblay ' },
          ...settlement,
        },
      ],
      totals,
      '2026-11-20',
    );
  const charge = { type: 'CHARGE', method: 'CREDIT_CARD', paymentDate: '2026-11-20' };
  const details = {
    cardOwnerReferenceNumber: 'pax-1',
    dataKey: 'ot1',
    paymentType: 'CREDIT_CARD',
    cardHolderName: 'Marie Tremblay',
  };
  expect([...paid({})]).toEqual([
    ['pax-1', [{ ...charge, amount: 95, details }]],
    ['pax-2', [{ ...charge, amount: 5, details }]],
  ]);
  expect(paid({ token: null }).get('pax-2')).toEqual([{ ...charge, amount: 5 }]);
  const entered = paid({ token: { ...token, paymentType: 'TOKEN' } }).get('pax-1');
  expect(entered).toEqual([{ ...charge, amount: 95, details: { ...details, paymentType: 'TOKEN' } }]);
  expect(paid({ method: 'CASH' }).get('pax-1')).toEqual([{ ...charge, method: 'CASH', amount: 95 }]);
});

test.each([
  [['ORGANIZATION'], ['CREDIT_CARD', 'CASH', 'PAID_TO_AGENCY']],
  [['MONERIS'], ['CREDIT_CARD']],
  [[], []],
] as const)(
  '[PY-004 partly] an organization with the gateways %j is paid by %j: its own adds the card provider’s',
  (gateways, methods) => {
    expect(methodsOffered('b2b', gateways)).toEqual(methods);
  },
);
