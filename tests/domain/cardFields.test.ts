import { describe, expect, test } from 'vitest';
import {
  calculationBlock,
  cardIsFilled,
  cardProblems,
  cardValuesAreValid,
  selectionBlock,
  shownParameters,
  topUpEndsTooEarly,
  topUpIsTooLong,
  tripCostIsTooHigh,
  typedParameter,
} from '#domain/plans/productCard.ts';
import {
  addAddOn,
  addOptionalBenefit,
  clearBenefit,
  emptyTravellersPlan,
  resetTraveller,
  selectPlan,
  setTravellerAge,
} from '#domain/plans/travellersPlan.ts';
import { cardOffer, parameters } from '../support/sale/plans.ts';

const option = { value: 500, isDisabled: false };
const filled = {
  deductible: '500',
  coverageAmount: '25000',
  daysPerTrip: '8',
  sumInsuredAfter: '900',
  tripCost: '1200',
};

describe('the fields of a card', () => {
  test('take digits as far as they fit', () => {
    expect(typedParameter('daysPerTrip', '123', '')).toBe('123');
    expect(typedParameter('daysPerTrip', '1234', '123')).toBe('123');
    expect(typedParameter('daysPerTrip', '1a2', '')).toBe('12');
    expect(typedParameter('daysPerTrip', '00', '1')).toBe('');
    for (const field of ['tripCost', 'sumInsuredAfter'] as const) {
      expect(typedParameter(field, '12345', '1')).toBe('12345');
      expect(typedParameter(field, '123456', '1')).toBe('1');
      expect(typedParameter(field, '1a', '1')).toBe('1');
    }
    expect(typedParameter('daysPerTrip', '1.5', '1')).toBe('1');
    expect(typedParameter('tripCost', '900,5', '900.55')).toBe('900.5');
    expect(typedParameter('tripCost', '250 00', '2500')).toBe('250 00');
    expect(typedParameter('tripCost', '250.00', '250 00')).toBe('250.00');
    expect(typedParameter('deductible', '1a', '1')).toBe('1a');
    expect(typedParameter('coverageAmount', '123456', '1')).toBe('123456');
  });

  test('are asked for where the plan has them, and empty where it has not', () => {
    expect(shownParameters(cardOffer(), filled)).toEqual(parameters());
    const asked = {
      deductibles: [option],
      coverageAmounts: [option],
      tripDays: [option],
      sumInsuredAfterNeeded: true,
      tripCost: true,
    };
    expect(shownParameters(cardOffer(asked), filled)).toEqual(filled);
    expect(shownParameters(cardOffer({ tripDaysAreTyped: true }), filled).daysPerTrip).toBe('8');
  });

  test('limit the trip cost where it is asked for and limited', () => {
    const high = (changes: Parameters<typeof cardOffer>[0], tripCost: string) =>
      tripCostIsTooHigh(cardOffer(changes), parameters({ tripCost }));
    expect(high({ tripCost: true, maximumTripCost: 100 }, '100')).toBe(false);
    expect(high({ tripCost: true, maximumTripCost: 100 }, '101')).toBe(true);
    expect(high({ tripCost: false, maximumTripCost: 100 }, '101')).toBe(false);
    expect(high({ tripCost: true, maximumTripCost: null }, '101')).toBe(false);
  });

  test('limit the days of a top-up, and let it end with the application at the earliest', () => {
    const topUp = (changes: Parameters<typeof cardOffer>[0]) =>
      cardOffer({ minimumTopUpDays: 4, maximumDays: 10, ...changes });
    const days = (daysPerTrip: string) => parameters({ daysPerTrip });
    expect(topUpIsTooLong(topUp({}), days('6'))).toBe(false);
    expect(topUpIsTooLong(topUp({}), days('7'))).toBe(true);
    expect(topUpIsTooLong(topUp({ minimumTopUpDays: null }), days('99'))).toBe(false);
    expect(topUpIsTooLong(topUp({ maximumDays: 0 }), days('1'))).toBe(true);
    const late = { applicationDate: '2026-12-06' };
    expect(topUpEndsTooEarly(topUp(late), days('1'))).toBe(true);
    expect(topUpEndsTooEarly(topUp(late), days('2'))).toBe(false);
    expect(topUpEndsTooEarly(topUp(late), days(''))).toBe(false);
    expect(topUpEndsTooEarly(topUp({ ...late, minimumTopUpDays: null }), days('1'))).toBe(false);
  });

  test('have problems where they are asked for', () => {
    const problems = (changes: Parameters<typeof cardOffer>[0], params = {}) =>
      cardProblems(cardOffer(changes), parameters(params));
    expect(problems({})).toEqual({});
    expect(problems({ tripDays: [option] })).toEqual({ daysPerTrip: 'required' });
    expect(
      problems({ tripDaysAreTyped: true, minimumTopUpDays: 4, maximumDays: 5 }, { daysPerTrip: '2' }),
    ).toEqual({
      daysPerTrip: 'maxTopUp',
    });
    const late = { tripDaysAreTyped: true, minimumTopUpDays: 4, applicationDate: '2027-01-01' };
    expect(problems(late, { daysPerTrip: '2' })).toEqual({ daysPerTrip: 'topUpEndDate' });
    expect(problems({ tripCost: true, tripCostRequired: true })).toEqual({ tripCost: 'required' });
    expect(problems({ tripCost: true, maximumTripCost: 1 }, { tripCost: '2' })).toEqual({
      tripCost: 'tripCostGt',
    });
    expect(problems({ tripCost: false, tripCostRequired: true })).toEqual({});
    expect(problems({ tripCost: true })).toEqual({});
    expect(problems({ coverageAmounts: [option] })).toEqual({ coverageAmount: 'required' });
    expect(problems({ coverageAmounts: [option] }, { coverageAmount: '1' })).toEqual({});
    expect(problems({ sumInsuredAfterNeeded: true })).toEqual({ sumInsuredAfter: 'required' });
    expect(problems({ sumInsuredAfterNeeded: true }, { sumInsuredAfter: '1' })).toEqual({});
  });

  test('of the ordinary card are filled as far as the plan has them', () => {
    const isFilled = (changes: Parameters<typeof cardOffer>[0], params = {}) =>
      cardIsFilled(cardOffer(changes), parameters(params));
    expect(isFilled({})).toBe(true);
    expect([
      isFilled({ deductibles: [option] }),
      isFilled({ deductibles: [option] }, { deductible: '0' }),
    ]).toEqual([false, true]);
    expect([
      isFilled({ tripDays: [option] }),
      isFilled({ tripDays: [option] }, { daysPerTrip: '8' }),
    ]).toEqual([false, true]);
    const sum = { sumInsuredAfterNeeded: true };
    expect([isFilled(sum), isFilled(sum, { sumInsuredAfter: '1' })]).toEqual([false, true]);
  });

  test('of the card of our own brand are days, or a trip cost where it is needed', () => {
    const isFilled = (changes: Parameters<typeof cardOffer>[0], params = {}) =>
      cardIsFilled(cardOffer({ variant: 'COVER_ME', ...changes }), parameters(params));
    expect(isFilled({ deductibles: [option] })).toBe(true);
    expect([
      isFilled({ tripDays: [option] }),
      isFilled({ tripDays: [option] }, { daysPerTrip: '8' }),
    ]).toEqual([false, true]);
    const cost = { tripCostRequired: true };
    expect(['', '0', '5', 'x', '-1'].map((tripCost) => isFilled(cost, { tripCost }))).toEqual([
      false,
      true,
      true,
      false,
      false,
    ]);
    expect(isFilled({}, { tripCost: '' })).toBe(true);
  });

  test('are valid when they are filled and have no problem', () => {
    const limited = cardOffer({ tripCost: true, maximumTripCost: 100 });
    expect(cardValuesAreValid(limited, parameters({ tripCost: '100' }))).toBe(true);
    expect(cardValuesAreValid(limited, parameters({ tripCost: '101' }))).toBe(false);
    expect(cardValuesAreValid(cardOffer({ deductibles: [option] }), parameters())).toBe(false);
  });
});

describe('what a card lets somebody do', () => {
  const select = (changes: Partial<Parameters<typeof selectionBlock>[0]> = {}) =>
    selectionBlock({
      offer: cardOffer(),
      params: parameters(),
      totalCents: 1,
      priceHolds: true,
      isCalculating: false,
      ...changes,
    });

  test('select the plan at a price that holds', () => {
    expect(select()).toBeNull();
    expect(select({ offer: cardOffer({ isMqRequired: true }) })).toBe('disabled');
    expect(select({ isCalculating: true })).toBe('calculating');
    expect(select({ offer: cardOffer({ deductibles: [option] }) })).toBe('valuesMissing');
    expect(select({ totalCents: 0 })).toBe('priceMissing');
    expect(select({ priceHolds: false })).toBe('priceMissing');
    expect(
      select({ offer: cardOffer({ isMqRequired: true, isMqTaken: true, isMqEligible: true }) }),
    ).toBeNull();
    expect(select({ offer: cardOffer({ isMqRequired: true, isMqTaken: true }) })).toBe('disabled');
    expect(select({ offer: cardOffer({ isMqRequired: true, isMqEligible: true }) })).toBe('disabled');
  });

  test('calculate the premium where something changed and is filled', () => {
    const calculate = (offer = cardOffer(), params = parameters(), changes = {}) =>
      calculationBlock({ offer, params, hasChanged: true, isCalculating: false, ...changes });
    expect(calculate()).toBeNull();
    expect(calculate(cardOffer({ isMqRequired: true }))).toBe('questionnaireMissing');
    expect(calculate(undefined, undefined, { isCalculating: true })).toBe('calculating');
    expect(calculate(undefined, undefined, { hasChanged: false })).toBe('nothingChanged');
    expect(calculate(cardOffer({ deductibles: [option] }))).toBe('inputsEmpty');
    expect(calculate(cardOffer({ tripCost: true, maximumTripCost: 1 }), parameters({ tripCost: '2' }))).toBe(
      'tripCostGt',
    );
    const topUp = { minimumTopUpDays: 4, maximumDays: 5 };
    expect(calculate(cardOffer(topUp), parameters({ daysPerTrip: '2' }))).toBe('maxTopUp');
    const late = { minimumTopUpDays: 4, applicationDate: '2027-01-01' };
    expect(calculate(cardOffer(late), parameters({ daysPerTrip: '2' }))).toBe('topUpEndDate');
  });
});

describe('what travellers hold', () => {
  const plan = (paxId: string) => ({ paxId, code: 'SEMH', totalCents: 100, premiumCents: 90 });
  const extra = (paxId: string, code = 'BAGGAGE') => ({
    paxId,
    code,
    plan: 'SEMH',
    totalCents: 10,
    premiumCents: 10,
  });
  const aged = setTravellerAge(
    setTravellerAge(emptyTravellersPlan, 'pax-1', 40, '1986-05-04'),
    'pax-2',
    8,
    '2018-01-01',
  );
  const both = selectPlan(selectPlan(aged, plan('pax-1')), plan('pax-2'));

  test('is of their own age and date of birth', () => {
    const added = addOptionalBenefit(both, extra('pax-2'));
    expect(
      added.products.map(({ paxId, age, dateOfBirth, type }) => [paxId, age, dateOfBirth, type]),
    ).toEqual([
      ['pax-1', 40, '1986-05-04', 'plan'],
      ['pax-2', 8, '2018-01-01', 'plan'],
      ['pax-2', 8, '2018-01-01', 'optionalBenefit'],
    ]);
  });

  test('may be a benefit or an add-on beside the plan, and no second one of the same code', () => {
    const once = addAddOn(both, extra('pax-1', 'SAIPPP'));
    const twice = addAddOn(once, { ...extra('pax-1', 'SAIPPP'), totalCents: 20 });
    expect(twice.products.filter(({ type }) => type === 'addon').map(({ totalCents }) => totalCents)).toEqual(
      [20],
    );
    const another = addOptionalBenefit(twice, extra('pax-2', 'SAIPPP'));
    expect(another.products).toHaveLength(4);
    expect(addOptionalBenefit(both, { ...extra('pax-1'), plan: 'SAIH' })).toBe(both);
    const free = selectPlan(emptyTravellersPlan, { ...plan('pax-1'), premiumCents: 0 });
    expect(addOptionalBenefit(free, extra('pax-1'))).toBe(free);
  });

  test('loses a benefit of one traveller alone', () => {
    const added = addOptionalBenefit(addOptionalBenefit(both, extra('pax-1')), extra('pax-2'));
    const cleared = clearBenefit(added, 'pax-1', 'BAGGAGE');
    expect(cleared.products.map(({ paxId, code }) => [paxId, code])).toEqual([
      ['pax-1', 'SEMH'],
      ['pax-2', 'SEMH'],
      ['pax-2', 'BAGGAGE'],
    ]);
    expect(clearBenefit(added, 'pax-1', 'SEMH').products).toHaveLength(4);
  });

  test('leaves age and date of birth behind when a traveller begins anew, where the date is known', () => {
    const begun = resetTraveller(addOptionalBenefit(both, extra('pax-1')), 'pax-1');
    expect(begun.products.map(({ paxId, age, code }) => [paxId, age, code])).toEqual([
      ['pax-2', 8, 'SEMH'],
      ['pax-1', 40, null],
    ]);
    const unknown = selectPlan(setTravellerAge(emptyTravellersPlan, 'pax-1', 40, null), plan('pax-1'));
    expect(resetTraveller(unknown, 'pax-1').products).toEqual([]);
  });
});
