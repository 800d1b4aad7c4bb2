import { describe, expect, test } from 'vitest';
import type { ApplyForm } from '#domain/apply/applyForm.ts';
import type { ChosenPlan, PlansForm } from '#domain/plans/plansForm.ts';
import { emptyTravellersPlan, selectPlan } from '#domain/plans/travellersPlan.ts';
import { type FlowForms, noForms, withTravellers, withTrip } from '#domain/flow/flowForms.ts';
import {
  everybodyHasPricedPlan,
  firstIncompleteStep,
  reachableStep,
  stepTowards,
} from '#domain/flow/flowSteps.ts';
import { chosenLocation } from '#domain/quote/locationRules.ts';
import { priceBasis, writeBasis } from '#domain/plans/priceBasis.ts';
import { stepKeys } from '#domain/flow/steps.ts';
import { stepPaths } from '#domain/routes.ts';
import { flowFacts, lisbon, rows, travellersForm, tripForm, vancouver } from '../support/quote/forms.ts';

const facts = flowFacts();
const travellers = travellersForm({ travellers: rows(40, 12) });
const trip = tripForm();

function plansFor(...paxIds: string[]): PlansForm {
  let plans = emptyTravellersPlan;
  for (const paxId of paxIds)
    plans = selectPlan(plans, { paxId, code: 'SEMH', totalCents: 9000, premiumCents: 9000 });
  const chosen = paxIds.map(
    (paxId) =>
      ({ paxId, code: 'SEMH', premiumTotalCents: 9000, optionalBenefits: [] }) as unknown as ChosenPlan,
  );
  const pricedFor = writeBasis(priceBasis(travellers, trip, facts));
  return { plans, chosen, needs: null, questionnaires: [], pricedFor };
}

const forms: FlowForms = { ...noForms, travellers, trip, plans: plansFor('pax-1', 'pax-2') };
const holders = ({ plans }: FlowForms) => plans?.chosen.map(({ paxId }) => paxId);

describe('changes that reach later steps', () => {
  test('[QS-007] another age drops the plan of that traveller and no other', () => {
    const after = withTravellers(forms, { ...travellers, travellers: rows(40, 13) }, facts);
    expect(holders(after)).toEqual(['pax-1']);
    expect(after.plans?.plans.products.map(({ paxId }) => paxId)).toEqual(['pax-1']);
  });

  test('[QS-007] other dates drop every plan', () => {
    const after = withTravellers(forms, { ...travellers, returnDate: '2026-12-16' }, facts);
    expect(holders(after)).toEqual([]);
  });

  test('[QS-007] a removed traveller takes the plan along', () => {
    const after = withTravellers(forms, { ...travellers, travellers: rows(40) }, facts);
    expect(holders(after)).toEqual(['pax-1']);
  });

  test('[QS-007] becoming a family drops the plans, for the primary is priced for everybody', () => {
    const after = withTravellers(
      forms,
      { ...travellers, familyPlans: 'true', travellers: rows(40, 12, 9) },
      facts,
    );
    expect(holders(after)).toEqual([]);
  });

  test('what was chosen at a price that is lost is remembered for those who still travel, the newest of each', () => {
    const remembered = ({ plans }: FlowForms) => plans?.earlier?.map(({ paxId }) => paxId);
    const first = withTravellers(forms, { ...travellers, travellers: rows(40, 13) }, facts);
    expect(remembered(first)).toEqual(['pax-2']);
    const later = withTravellers(first, { ...travellers, returnDate: '2026-12-16' }, facts);
    expect(remembered(later)).toEqual(['pax-2', 'pax-1']);
    expect(remembered(withTravellers(later, { ...travellers, travellers: rows(40) }, facts))).toEqual([
      'pax-1',
    ]);
  });

  test('[QS-007] leaving a step without a change keeps every plan', () => {
    expect(withTravellers(forms, travellers, facts).plans).toBe(forms.plans);
    expect(withTrip(forms, trip, facts).plans).toBe(forms.plans);
  });

  test('[QS-007] a name that no rate asks for keeps the plans, a day that rates ask for drops them', () => {
    const student = { ...travellers, flowTravellerType: 'STUDENT', studentType: 'INTERNATIONAL' } as const;
    const pricedFor = writeBasis(priceBasis(student, trip, facts));
    const kept = { ...forms, travellers: student, plans: { ...plansFor('pax-1', 'pax-2'), pricedFor } };
    expect(holders(withTrip(kept, { ...trip, schoolName: 'McGill' }, facts))).toEqual(['pax-1', 'pax-2']);
    expect(holders(withTrip(kept, { ...trip, educationStartDate: '2027-01-10' }, facts))).toEqual([]);
  });

  test('plans priced for nobody knows what are dropped', () => {
    const unknown = { ...forms, plans: { ...plansFor('pax-1'), pricedFor: '' } };
    expect(holders(withTravellers(unknown, travellers, facts))).toEqual([]);
  });

  test('places are the same on both steps, wherever they were changed last', () => {
    const departure = chosenLocation(vancouver);
    expect(withTravellers(forms, { ...travellers, departure }, facts).trip?.departure).toBe(departure);
    const destination = chosenLocation({ ...lisbon, id: 'opo', iata: 'OPO' });
    expect(withTrip(forms, { ...trip, destination }, facts).travellers?.destination).toBe(destination);
  });
});

describe('which step opens', () => {
  const apply = { travellers: [] } as unknown as ApplyForm;

  test('[QF-010] each language has a path for exactly the seven keys of the documents', () => {
    const keys = [
      'TRAVELLER_DETAILS',
      'TRIP_DETAILS',
      'SELECT_PLAN',
      'QUOTE_DETAILS',
      'CONTACT_DETAILS',
      'PAYMENT',
      'CONFIRMATION',
    ];
    expect([...stepKeys]).toEqual(keys);
    for (const paths of Object.values(stepPaths)) {
      expect(Object.keys(paths)).toEqual(keys);
      expect(new Set(Object.values(paths)).size).toBe(keys.length);
    }
  });

  test('[QF-009] the steps follow one another in the order of the documents', () => {
    expect(stepKeys.map((step) => [stepTowards(step, 'back'), stepTowards(step, 'next')])).toEqual([
      ['TRAVELLER_DETAILS', 'TRIP_DETAILS'],
      ['TRAVELLER_DETAILS', 'SELECT_PLAN'],
      ['TRIP_DETAILS', 'QUOTE_DETAILS'],
      ['SELECT_PLAN', 'CONTACT_DETAILS'],
      ['QUOTE_DETAILS', 'PAYMENT'],
      ['CONTACT_DETAILS', 'CONFIRMATION'],
      ['PAYMENT', 'CONFIRMATION'],
    ]);
    expect(stepTowards('PAYMENT', 'TRIP_DETAILS')).toBe('TRIP_DETAILS');
  });

  test.each([
    ['nothing', noForms, 'TRAVELLER_DETAILS'],
    ['incomplete travellers', { ...forms, travellers: { ...travellers, province: '' } }, 'TRAVELLER_DETAILS'],
    ['travellers alone', { ...noForms, travellers }, 'TRIP_DETAILS'],
    [
      'an incomplete trip',
      { ...forms, trip: { ...trip, departure: { text: 'T', chosen: null } } },
      'TRIP_DETAILS',
    ],
    ['no plans', { ...forms, plans: null }, 'SELECT_PLAN'],
    ['a plan for one of two', { ...forms, plans: plansFor('pax-1') }, 'SELECT_PLAN'],
    ['a plan for everybody', forms, 'CONTACT_DETAILS'],
  ] as [string, FlowForms, string][])(
    '[QF-031] with %s the first incomplete step is %s',
    (_, known, step) => {
      expect(firstIncompleteStep(known, facts)).toBe(step);
    },
  );

  test('[QF-031] a later step than the first incomplete one is taken back to it, an earlier one opens', () => {
    expect(reachableStep('PAYMENT', noForms, facts)).toBe('TRAVELLER_DETAILS');
    expect(reachableStep('PAYMENT', forms, facts)).toBe('CONTACT_DETAILS');
    expect(reachableStep('QUOTE_DETAILS', forms, facts)).toBe('QUOTE_DETAILS');
    expect(reachableStep('TRIP_DETAILS', { ...forms, apply }, facts)).toBe('TRIP_DETAILS');
  });

  test('[QQ-029 partly] a draft with an age that the organization no longer quotes goes back to the travellers', () => {
    const quickQuoteLimits = { minimumAge: 0, maximumAge: 30, minimumTripCost: 0 };
    expect(firstIncompleteStep(forms, flowFacts({ quickQuoteLimits }))).toBe('TRAVELLER_DETAILS');
  });

  test('[QF-031] a draft whose departure is past by now goes back to the travellers', () => {
    expect(firstIncompleteStep(forms, flowFacts({ today: '2026-12-02' }))).toBe('TRAVELLER_DETAILS');
  });

  test('[QS-006] everybody has a priced plan when all that are insured do, and the application opens only then', () => {
    const towardsApplication = (known: FlowForms) => reachableStep('CONTACT_DETAILS', known, facts);
    expect(everybodyHasPricedPlan(forms)).toBe(true);
    expect(towardsApplication(forms)).toBe('CONTACT_DETAILS');
    const forOne = { ...forms, plans: plansFor('pax-2') };
    expect(everybodyHasPricedPlan(forOne)).toBe(false);
    expect(towardsApplication(forOne)).toBe('SELECT_PLAN');
    const family = { ...travellers, familyPlans: 'true' } as const;
    expect(everybodyHasPricedPlan({ ...forms, travellers: family, plans: plansFor('pax-1') })).toBe(true);
    const chosenAt = (premiumTotalCents: number) => {
      const plans = plansFor('pax-1', 'pax-2');
      return {
        ...forms,
        plans: { ...plans, chosen: plans.chosen.map((plan) => ({ ...plan, premiumTotalCents })) },
      };
    };
    expect(everybodyHasPricedPlan(chosenAt(0))).toBe(false);
    expect(towardsApplication(chosenAt(0))).toBe('SELECT_PLAN');
    expect(towardsApplication(chosenAt(1))).toBe('CONTACT_DETAILS');
  });
});
