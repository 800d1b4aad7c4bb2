import { describe, expect, it } from 'vitest';
import { businessDay } from '#domain/businessDay.ts';
import { addDays } from '#domain/calendar.ts';
import { policyStatuses } from '#domain/calls/shapes/policyRecord.ts';
import { cancellationReasons } from '#domain/policies/cancellationReasons.ts';
import { refundRoutes } from '#domain/policies/refundRoutes.ts';
import { canBeCancelled, refundOf } from '#domain/policies/refundRules.ts';

const facts = {
  reason: 'OTHER',
  applicationDate: '2026-06-15',
  effectiveDate: '2026-09-01',
  today: '2026-06-15',
  premiumInForceCents: 12_345,
  benefitsCancellable: false,
} as const;

/** By the days since the application, and from today to the effective date. */
const decided = [
  // Before it takes effect.
  [9, 1, false, 'FREE_LOOK', 12_345],
  [10, 1, false, 'FREE_LOOK', 12_345],
  [11, 1, false, 'AFTER_FREE_LOOK', 0],
  [9, 1, true, 'FREE_LOOK', 12_345],
  [10, 1, true, 'FREE_LOOK', 12_345],
  [11, 1, true, 'CANCELLABLE_BENEFITS', 12_345],
  // On that day, which has begun.
  [9, 0, false, 'IN_EFFECT', 0],
  [10, 0, false, 'IN_EFFECT', 0],
  [11, 0, false, 'IN_EFFECT', 0],
  [9, 0, true, 'IN_EFFECT', 0],
  [10, 0, true, 'IN_EFFECT', 0],
  [11, 0, true, 'IN_EFFECT', 0],
  // After it.
  [9, -1, false, 'IN_EFFECT', 0],
  [10, -1, false, 'IN_EFFECT', 0],
  [11, -1, false, 'IN_EFFECT', 0],
  [9, -1, true, 'IN_EFFECT', 0],
  [10, -1, true, 'IN_EFFECT', 0],
  [11, -1, true, 'IN_EFFECT', 0],
] as const;

describe('what a cancelled policy is given back', () => {
  const ordinary = [
    'CUSTOMER_NOT_TRAVELLING',
    'INSURANCE_NOT_NEEDED',
    'INCORRECT_COVERAGE',
    'INCORRECT_PAYMENT',
    'DUPLICATE_POLICY',
    'OTHER',
    'PREMIUM_TOO_HIGH',
    'POLICY_RESCIND',
    'SYSTEM_LIMITATION',
  ] as const;

  it.each(decided)(
    '[CX-014] on day %i, with %i days until it takes effect and benefits cancellable %s: %s, %i cents',
    (day, daysUntil, benefitsCancellable, rule, cents) => {
      const today = addDays('2026-06-15', day);
      const given = { ...facts, today, effectiveDate: addDays(today, daysUntil), benefitsCancellable };
      for (const reason of ordinary) expect(refundOf({ ...given, reason })).toMatchObject({ rule, cents });
      for (const reason of ['EXCEPTION', 'CHARGE_BACK'] as const)
        expect(refundOf({ ...given, reason })).toMatchObject({ rule: 'REASON_IN_FULL', cents: 12_345 });
    },
  );

  it('[CX-002 partly] [CX-016 partly] each of the eleven reasons is decided so, and only an active policy is cancelled', () => {
    expect(cancellationReasons.toSorted()).toEqual([...ordinary, 'EXCEPTION', 'CHARGE_BACK'].toSorted());
    expect(policyStatuses.filter(canBeCancelled)).toEqual(['ACTIVE']);
  });

  it.each([
    ['the free look', {}, '2026-06-25'],
    ['a trip within it', { effectiveDate: '2026-06-20' }, '2026-06-19'],
    ['benefits that stay cancellable', { benefitsCancellable: true }, '2026-08-31'],
    ['them after it', { benefitsCancellable: true, today: '2026-07-30' }, '2026-08-31'],
    ['what is refunded whenever', { reason: 'EXCEPTION' }, null],
    ['what is not refunded any more', { today: '2026-06-26' }, null],
  ] as const)('it holds until the end of %s', (_, changed, until) => {
    expect(refundOf({ ...facts, ...changed })).toMatchObject({ until });
  });

  it.each([
    ['clocks go back', '2026-10-22', '2026-11-01', '2026-11-02T04:59:59.999Z'],
    ['clocks go forward', '2026-02-26', '2026-03-08', '2026-03-09T03:59:59.999Z'],
    ['29 February', '2028-02-19', '2028-02-29', '2028-03-01T04:59:59.999Z'],
    ['1 March without it', '2027-02-19', '2027-03-01', '2027-03-02T04:59:59.999Z'],
  ])('[CX-014 partly] day 10 ends at midnight in Toronto: %s', (_, applicationDate, lastDay, lastMoment) => {
    const at = (moment: number) =>
      refundOf({ ...facts, applicationDate, effectiveDate: '2030-01-01', today: businessDay(moment) });
    const end = new Date(lastMoment).getTime();
    expect(at(end)).toMatchObject({ rule: 'FREE_LOOK', freeLookUntil: lastDay });
    expect(at(end + 1)).toMatchObject({ rule: 'AFTER_FREE_LOOK', cents: 0 });
  });

  it.each([
    ['2026-11-01', '2026-11-01T03:59:59.999Z'],
    ['2026-03-08', '2026-03-08T04:59:59.999Z'],
    ['2028-02-29', '2028-02-29T04:59:59.999Z'],
  ])(
    '[CX-014 partly] %s begins at midnight in Toronto, and then it is in effect',
    (effectiveDate, lastMoment) => {
      const at = (moment: number) =>
        refundOf({
          ...facts,
          applicationDate: addDays(effectiveDate, -5),
          effectiveDate,
          today: businessDay(moment),
        });
      const end = new Date(lastMoment).getTime();
      expect(at(end)).toMatchObject({ rule: 'FREE_LOOK', cents: 12_345, until: businessDay(end) });
      expect(at(end + 1)).toMatchObject({ rule: 'IN_EFFECT', cents: 0 });
    },
  );
});

describe('(R-569) how a refund goes back', () => {
  type Movements = Parameters<typeof refundRoutes>[1];
  const none = { order_id: null, card_ending: null };
  const visa = { method: 'CREDIT_CARD', order_id: 'one.1.1', card_ending: '4242' } as const;
  const amex = { method: 'CREDIT_CARD', order_id: 'two.1.1', card_ending: '0005' } as const;
  const movements: Movements = [
    { type: 'CHARGE', amount_cents: 5_000, ...visa },
    { type: 'CHARGE', amount_cents: 700, method: 'CASH', ...none },
    { type: 'CHARGE', amount_cents: 2_000, ...amex },
    { type: 'REFUND', amount_cents: 500, ...amex },
  ];
  const toVisa = { method: 'CREDIT_CARD', orderId: 'one.1.1', cardEnding: '4242' };
  const toAmex = { method: 'CREDIT_CARD', orderId: 'two.1.1', cardEnding: '0005' };
  const inCash = { method: 'CASH', orderId: null, cardEnding: null };

  it.each([
    [0, []],
    [1_500, [{ ...toAmex, cents: 1_500 }]],
    [
      1_501,
      [
        { ...toAmex, cents: 1_500 },
        { ...toVisa, cents: 1 },
      ],
    ],
    [
      7_200,
      [
        { ...toAmex, cents: 1_500 },
        { ...toVisa, cents: 5_000 },
        { ...inCash, cents: 700 },
      ],
    ],
  ])(
    '%i cents go to the newest card first, never more than it still has, the rest as it came in',
    (cents, routes) => {
      expect(refundRoutes(cents, movements, 'ORIGINAL')).toEqual(routes);
    },
  );

  it('what a bank takes back is booked over the orders that it paid, and nothing can be given back twice', () => {
    const taken = refundRoutes(2_000, movements, 'CHARGEBACK');
    expect(taken).toEqual([
      { ...toAmex, method: 'CHARGEBACK', cents: 1_500 },
      { ...toVisa, method: 'CHARGEBACK', cents: 500 },
    ]);
    const booked: Movements = taken.map((route) => ({
      type: 'REFUND',
      method: route.method,
      order_id: route.orderId,
      card_ending: route.cardEnding,
      amount_cents: route.cents,
    }));
    expect(refundRoutes(4_500, [...movements, ...booked], 'ORIGINAL')).toEqual([{ ...toVisa, cents: 4_500 }]);
    expect(() => refundRoutes(5_201, [...movements, ...booked], 'ORIGINAL')).toThrow();
  });
});
