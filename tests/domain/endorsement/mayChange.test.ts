import { describe, expect, test } from 'vitest';
import { toPolicyBody } from '#domain/apply/policyBody.ts';
import type { PlanTerms } from '#domain/calls/shapes/planTerms.ts';
import type { PolicyDetail } from '#domain/calls/shapes/policyDetail.ts';
import type { PolicyHistoryField } from '#domain/calls/shapes/policyHistory.ts';
import { changesOf } from '#domain/endorsement/changes.ts';
import { editedPolicyOf } from '#domain/endorsement/editedPolicyOf.ts';
import { fixedBecause, refusedChanges } from '#domain/endorsement/mayChange.ts';
import { formsOf, type PolicyForms } from '#domain/endorsement/policyForms.ts';
import { soldDetail } from '../../support/policies/soldDetail.ts';
import { application, withApplicant } from '../../support/sale/application.ts';
import { cardPrice, plansForm } from '../../support/sale/plans.ts';

type Benefit = PlanTerms['benefits'][number];
type Flags = Partial<Omit<Benefit, 'code' | 'rules'>>;
const rule = (type: Benefit['rules'][number]['type'], increase: boolean, decrease: boolean) => ({
  type,
  increase,
  decrease,
});
const benefit = (rules: Benefit['rules'], flags: Flags = {}): Benefit => ({
  code: 'EMERGMED',
  rules,
  preDepartureDurationDecrease: true,
  postDepartureDurationDecrease: false,
  cancellableAfterFreeLook: false,
  ...flags,
});
const options = (...values: number[]) =>
  values.map((value) => ({ value, label: { en: `${value}`, fr: `${value}` } }));
const termsOf = (benefits: Benefit[], more: Partial<PlanTerms> = {}): PlanTerms => ({
  benefits,
  deductibles: options(0, 500, 1000),
  coverageAmounts: [],
  tripDurations: [],
  questionnaireMinimumAge: 60,
  eligibility: null,
  ...more,
});
const everything = benefit([
  rule('TRIPDURATION', true, true),
  rule('DEDUCTIBLE', true, true),
  rule('TRIPCOST', true, true),
]);

const sold = application({
  plans: plansForm(['pax-1'], { price: cardPrice({ tripPreference: { deductible: 500 } }) }),
});
const body = toPolicyBody(sold, new Map());
const policyWith = (...benefits: Benefit[]) => soldDetail(body, { terms: termsOf(benefits) });

const before = '2026-11-25';
const during = '2026-12-05';
const after = '2026-12-16';

function refused(policy: PolicyDetail, today: string, change: (forms: PolicyForms) => PolicyForms) {
  const initial = formsOf(policy);
  const edited = editedPolicyOf(change(initial), policy);
  const changes = changesOf(editedPolicyOf(initial, policy), edited);
  expect(changes).not.toEqual([]);
  const found = refusedChanges(changes, { policy, edited, today });
  return found.map(({ change: { fieldChanged }, reason }) => [fieldChanged, reason]);
}

const dates = (departureDate: string, returnDate: string) => (forms: PolicyForms) => ({
  ...forms,
  travellers: { ...forms.travellers, departureDate, returnDate },
});
const longer = dates('2026-12-01', '2026-12-20');
const shorter = dates('2026-12-01', '2026-12-10');
const later = dates('2026-12-03', '2026-12-17');
const named = (forms: PolicyForms) => ({
  ...forms,
  apply: withApplicant(forms.apply, 'pax-1', { firstName: 'Ana' }),
});
const costing = (tripCost: string) => (forms: PolicyForms) => ({
  ...forms,
  travellers: {
    ...forms.travellers,
    travellers: forms.travellers.travellers.map((row) => ({ ...row, tripCost })),
  },
});
const deducting = (deductibleCents: number) => (forms: PolicyForms) => ({
  ...forms,
  plans: {
    ...forms.plans,
    chosen: forms.plans.chosen.map((plan) => ({ ...plan, preference: { deductibleCents } })),
  },
});

describe('what may change of a policy', () => {
  test('[EN-080] a value is raised and lowered only where some benefit has a rule of it, and every such rule the flag', () => {
    const onlyUp = benefit([
      rule('TRIPCOST', true, false),
      rule('DEDUCTIBLE', false, true),
      rule('TRIPDURATION', false, true),
    ]);
    const up = policyWith(onlyUp);
    expect(refused(policyWith(everything), before, costing('2000'))).toEqual([]);
    expect(refused(up, before, costing('2000'))).toEqual([]);
    expect(refused(up, before, costing('900'))).toEqual([['tripCost', 'noDecrease']]);
    expect(refused(up, before, deducting(100_000))).toEqual([['deductible', 'noIncrease']]);
    expect(refused(up, before, deducting(0))).toEqual([]);
    expect(refused(up, before, longer)).toEqual([['endDate', 'noIncrease']]);
    expect(refused(policyWith(everything, onlyUp), before, costing('900'))).toEqual([
      ['tripCost', 'noDecrease'],
    ]);
    expect(refused(policyWith(benefit([])), before, costing('2000'))).toEqual([['tripCost', 'noRule']]);
    expect(refused(policyWith(benefit([])), before, longer)).toEqual([['endDate', 'noRule']]);
  });

  test('[EN-080] the coverage amount and the days of each trip follow rules of their own', () => {
    const preference = { coverageAmountCents: 500_000, daysPerTrip: 15 };
    const priced = cardPrice({ tripPreference: { coverageAmount: 5000, daysPerTrip: 15 } });
    const selling = { ...sold.facts, organizationKind: 'coverMe' as const, organizationCode: 'CM' };
    const yearly = toPolicyBody(
      { ...sold, facts: selling, plans: plansForm(['pax-1'], { price: priced }) },
      new Map(),
    );
    const lists = { coverageAmounts: options(2500, 5000, 10_000), tripDurations: options(8, 15, 30) };
    const held = benefit([rule('COVERAGEAMOUNT', true, false), rule('TRIPDURATION', true, false)]);
    const policy = soldDetail(yearly, { terms: termsOf([held], lists) });
    const choosing = (change: Partial<typeof preference>) => (forms: PolicyForms) => ({
      ...forms,
      plans: {
        ...forms.plans,
        chosen: forms.plans.chosen.map((plan) => ({ ...plan, preference: { ...preference, ...change } })),
      },
    });
    expect(refused(policy, before, choosing({ coverageAmountCents: 1_000_000, daysPerTrip: 30 }))).toEqual(
      [],
    );
    expect(refused(policy, before, choosing({ coverageAmountCents: 250_000 }))).toEqual([
      ['coverageAmount', 'noDecrease'],
    ]);
    expect(refused(policy, before, choosing({ daysPerTrip: 8 }))).toEqual([['daysPerTrip', 'noDecrease']]);
  });

  test.each([
    ['before departure', before, true, false, []],
    ['before departure', before, false, true, [['endDate', 'noShorteningBeforeDeparture']]],
    ['after departure', during, true, false, [['endDate', 'noShorteningAfterDeparture']]],
    ['after departure', during, false, true, []],
    ['on the day of departure', '2026-12-01', true, false, [['endDate', 'noShorteningAfterDeparture']]],
  ])(
    '[EN-081] shortening %s, on %s, with the flag for before %s and for after %s',
    (_, today, pre, post, verdict) => {
      const flags = { preDepartureDurationDecrease: pre, postDepartureDurationDecrease: post };
      expect(refused(policyWith(benefit([rule('TRIPDURATION', true, true)], flags)), today, shorter)).toEqual(
        verdict,
      );
    },
  );

  test('the whole trip moves without a rule of its length; once it began its start is fixed, and its end not before today', () => {
    const shortened = benefit([rule('TRIPDURATION', true, true)], { postDepartureDurationDecrease: true });
    expect(refused(policyWith(benefit([])), before, later)).toEqual([]);
    expect(refused(policyWith(shortened), during, later)).toEqual([['startDate', 'afterDeparture']]);
    expect(refused(policyWith(shortened), during, dates('2026-12-01', '2026-12-04'))).toEqual([
      ['endDate', 'endBeforeToday'],
    ]);
    expect(refused(policyWith(shortened), during, dates('2026-12-01', '2026-12-05'))).toEqual([]);
  });

  test('[EN-089] nothing changes of a policy that is not active, nor after the end of the trip', () => {
    const policy = policyWith(everything);
    const cancelled = {
      ...policy,
      paxes: policy.paxes.map((pax) => ({ ...pax, policyStatus: 'INACTIVE' as const })),
    };
    expect(refused(policy, '2026-12-15', named)).toEqual([]);
    expect(refused(cancelled, before, named)).toEqual([['firstName', 'notActive']]);
    expect(refused(policy, after, named)).toEqual([['firstName', 'tripEnded']]);
  });

  test('[EN-085 partly] no trip costs more than 30000', () => {
    expect(refused(policyWith(everything), before, costing('30000'))).toEqual([]);
    expect(refused(policyWith(everything), before, costing('30000.01'))).toEqual([
      ['tripCost', 'tripCostTooHigh'],
    ]);
  });

  test('who comes into the age at which the plan asks about health would need answers that nobody gave', () => {
    const born = (birthYear: string) => (forms: PolicyForms) => ({
      ...forms,
      apply: withApplicant(forms.apply, 'pax-1', { birthYear }),
    });
    expect(refused(policyWith(everything), before, born('1967'))).toEqual([]);
    expect(refused(policyWith(everything), before, born('1966'))).toEqual([
      ['dateOfBirth', 'medicalAnswers'],
    ]);
  });

  test('[EN-079 partly] a field says by itself why no value of it may change', () => {
    const fixed = (field: PolicyHistoryField, policy: PolicyDetail, today = before) =>
      fixedBecause(field, { policy, today, referenceNumber: 'pax-1' });
    expect(fixed('deductible', policyWith(everything))).toBe(null);
    expect(fixed('deductible', policyWith(benefit([])))).toBe('noRule');
    expect(fixed('deductible', policyWith(benefit([rule('DEDUCTIBLE', false, false)])))).toBe('noDecrease');
    expect(fixed('coverageAmount', policyWith(everything))).toBe('notOfPlan');
    expect(fixed('deductible', soldDetail(body, { terms: termsOf([everything], { deductibles: [] }) }))).toBe(
      'notOfPlan',
    );
    expect(fixed('tripType', policyWith(everything))).toBe('soldSo');
    expect(fixed('startDate', policyWith(everything), during)).toBe('afterDeparture');
  });
});
