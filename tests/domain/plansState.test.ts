import { describe, expect, test } from 'vitest';
import { applicationForm } from '#domain/apply/applyForm.ts';
import type { ProductEntry, TravellersPlanState } from '#domain/plans/plansForm.ts';
import {
  addAddOn,
  addOptionalBenefit,
  clearBenefit,
  clearPlan,
  clearTravellers,
  emptyTravellersPlan,
  heldPlan,
  mergeTripParams,
  resetTraveller,
  selectPlan,
  setTravellerAge,
  withPayers,
} from '#domain/plans/travellersPlan.ts';
import { travellersForm } from '../support/quote/forms.ts';
import { entered } from '../support/sale/application.ts';

const plan = (paxId: string, code = 'SEMH', totalCents = 9500) => ({
  paxId,
  code,
  totalCents,
  premiumCents: 10_000,
});
const benefit = (paxId: string, code = 'BAGGAGE', parent = 'SEMH') => ({
  paxId,
  code,
  plan: parent,
  totalCents: 1250,
  premiumCents: 1250,
});
const codes = (state: TravellersPlanState, paxId: string) =>
  state.products.filter((entry) => entry.paxId === paxId).map(({ code, type }) => [code, type]);

const one = selectPlan(emptyTravellersPlan, plan('pax-1'));
const withBenefit = addOptionalBenefit(one, benefit('pax-1'));
const two = selectPlan(withBenefit, plan('pax-2'));

describe('travellers plan state', () => {
  test('[PS-077 partly] [PS-078] it starts empty, with individual payment off, and the application with no legal consent', () => {
    expect(emptyTravellersPlan).toEqual({
      products: [],
      tripParams: [],
      amfRequirement: null,
      individualPayment: 'false',
    });
    expect(withPayers({ plans: emptyTravellersPlan }, 'true').plans.individualPayment).toBe('true');
    const { empty } = applicationForm;
    expect(empty.legalConsent).toBe(false);
    const given = entered(empty, { key: 'legalConsent', value: true }, travellersForm());
    expect(given.legalConsent).toBe(true);
  });

  test('[PS-079] [PS-080] [PS-084] a selected plan is one entry of type plan with all its fields', () => {
    const state = selectPlan(setTravellerAge(emptyTravellersPlan, 'pax-1', 40, '1986-05-04'), plan('pax-1'));
    expect(state.products).toEqual([
      {
        paxId: 'pax-1',
        age: 40,
        dateOfBirth: '1986-05-04',
        code: 'SEMH',
        totalCents: 9500,
        premiumCents: 10_000,
        plan: 'SEMH',
        type: 'plan',
      } satisfies ProductEntry,
    ]);
  });

  test('[PS-082] selecting the plan that is held already changes nothing', () => {
    expect(selectPlan(one, plan('pax-1', 'SEMH', 12_000))).toBe(one);
  });

  test('[PS-083] a plan whose total is 0 or below is not selected', () => {
    expect(selectPlan(one, plan('pax-1', 'SAIH', 0))).toBe(one);
    expect(selectPlan(one, plan('pax-1', 'SAIH', -1))).toBe(one);
    expect(selectPlan(one, plan('pax-1', 'SAIH', 1))).not.toBe(one);
  });

  test('[PS-084] another plan replaces the earlier one with its benefits and add-ons', () => {
    const before = addAddOn(withBenefit, benefit('pax-1', 'SAIPPP'));
    expect(codes(before, 'pax-1')).toHaveLength(3);
    expect(codes(selectPlan(before, plan('pax-1', 'SAIH')), 'pax-1')).toEqual([['SAIH', 'plan']]);
  });

  test('[PS-086] the entries of other travellers stay', () => {
    const { products } = selectPlan(two, plan('pax-2', 'SAIH'));
    expect(products.map(({ paxId, code, totalCents }) => [paxId, code, totalCents])).toEqual([
      ['pax-1', 'SEMH', 9500],
      ['pax-1', 'BAGGAGE', 1250],
      ['pax-2', 'SAIH', 9500],
    ]);
    expect(products.filter(({ paxId }) => paxId === 'pax-1')).toEqual(withBenefit.products);
  });

  test('[PS-087] a benefit is ignored unless its parent plan is held with a premium', () => {
    const held = (state: TravellersPlanState, added: ReturnType<typeof benefit>) =>
      addOptionalBenefit(state, added).products.map(({ paxId, code }) => `${paxId} ${code}`);
    expect(held(one, benefit('pax-1'))).toEqual(['pax-1 SEMH', 'pax-1 BAGGAGE']);
    expect(held(emptyTravellersPlan, benefit('pax-1'))).toEqual([]);
    expect(held(one, benefit('pax-1', 'BAGGAGE', 'SAIH'))).toEqual(['pax-1 SEMH']);
    expect(held(one, benefit('pax-2'))).toEqual(['pax-1 SEMH']);
    const free = selectPlan(emptyTravellersPlan, { ...plan('pax-1'), premiumCents: 0 });
    expect(held(free, benefit('pax-1'))).toEqual(['pax-1 SEMH']);
  });

  test('[PS-080] [PS-088] an optional benefit is an entry of its own type, merged over the one with the same code', () => {
    const again = addOptionalBenefit(withBenefit, {
      ...benefit('pax-1'),
      totalCents: 1500,
      premiumCents: 1500,
    });
    expect(codes(again, 'pax-1')).toEqual([
      ['SEMH', 'plan'],
      ['BAGGAGE', 'optionalBenefit'],
    ]);
    expect(again.products.find(({ code }) => code === 'BAGGAGE')?.totalCents).toBe(1500);
  });

  test('[PS-080] an add-on is an entry of type addon beside the plan', () => {
    expect(codes(addAddOn(one, benefit('pax-1', 'SAIPPP')), 'pax-1')).toContainEqual(['SAIPPP', 'addon']);
  });

  test('[PS-089] clearing a plan of one traveller takes its benefits too and leaves the other traveller', () => {
    const cleared = clearPlan(two, 'pax-1', 'SEMH');
    expect(codes(cleared, 'pax-1')).toEqual([]);
    expect(codes(cleared, 'pax-2')).toEqual([['SEMH', 'plan']]);
    expect(clearPlan(two, 'pax-1', 'SAIH').products).toEqual(two.products);
  });

  test('[PS-090] clearing a benefit leaves the plan', () => {
    expect(codes(clearBenefit(two, 'pax-1', 'BAGGAGE'), 'pax-1')).toEqual([['SEMH', 'plan']]);
  });

  test('[PS-092 partly] what the listed travellers hold and typed is cleared, the others keep theirs', () => {
    const typed = mergeTripParams(selectPlan(two, plan('pax-3')), 'pax-1', 'SEMH', { deductible: '0' });
    const cleared = clearTravellers(typed, ['pax-1', 'pax-3']);
    expect(cleared.products.map(({ paxId }) => paxId)).toEqual(['pax-2']);
    expect(cleared.tripParams).toEqual([]);
  });

  test('[PS-093 partly] a reset traveller keeps age and date of birth only when the date is known', () => {
    const born = resetTraveller(setTravellerAge(withBenefit, 'pax-1', 40, '1986-05-04'), 'pax-1');
    expect(born.products).toEqual([
      expect.objectContaining({ paxId: 'pax-1', age: 40, dateOfBirth: '1986-05-04', code: null, type: null }),
    ]);
    expect(resetTraveller(setTravellerAge(withBenefit, 'pax-1', 40, null), 'pax-1').products).toEqual([]);
  });

  test('[PS-094 partly] a reset traveller loses the trip parameters, the others keep theirs', () => {
    const params = mergeTripParams(
      mergeTripParams(two, 'pax-1', 'SEMH', { deductible: '0' }),
      'pax-2',
      'SEMH',
      {},
    );
    expect(resetTraveller(params, 'pax-1').tripParams.map(({ paxId }) => paxId)).toEqual(['pax-2']);
  });

  test('[PS-081] parameters are merged into what is stored for the plan of the traveller', () => {
    const first = mergeTripParams(one, 'pax-1', 'SEMH', { deductible: '500', tripCost: '900' });
    expect(mergeTripParams(first, 'pax-1', 'SEMH', { deductible: '0' }).tripParams).toEqual([
      { paxId: 'pax-1', plan: 'SEMH', params: { deductible: '0', tripCost: '900' } },
    ]);
    expect(mergeTripParams(first, 'pax-2', 'SEMH', { deductible: '0' }).tripParams).toHaveLength(2);
  });

  test('[PS-096 partly] an age update sets, or replaces, age and date of birth of one traveller', () => {
    const set = setTravellerAge(two, 'pax-3', 12, '2014-01-01');
    expect(set.products.at(-1)).toMatchObject({
      paxId: 'pax-3',
      age: 12,
      dateOfBirth: '2014-01-01',
      code: null,
    });
    const replaced = setTravellerAge(set, 'pax-3', 13, '2013-01-01');
    expect(replaced.products.filter(({ paxId }) => paxId === 'pax-3')).toHaveLength(1);
    expect(replaced.products.at(-1)).toMatchObject({ age: 13, dateOfBirth: '2013-01-01' });
    expect(heldPlan(setTravellerAge(two, 'pax-1', 41, null), 'pax-1')).toMatchObject({
      age: 41,
      code: 'SEMH',
    });
  });
});
