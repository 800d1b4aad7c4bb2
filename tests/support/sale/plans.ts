import type { CardParameters, PlansForm } from '#domain/plans/plansForm.ts';
import { type CardPrice, cardPriceOf } from '#domain/plans/price.ts';
import { type CardOffer, emptyParameters } from '#domain/plans/productCard.ts';
import { takePlan } from '#domain/plans/selection.ts';
import { emptyTravellersPlan } from '#domain/plans/travellersPlan.ts';
import type { FlowFacts } from '#domain/quote/forms.ts';
import type { TravellersForm } from '#domain/quote/travellersForm.ts';
import type { TripForm } from '#domain/quote/tripForm.ts';
import { priceBasis, writeBasis } from '#domain/plans/priceBasis.ts';
import { flowFacts, travellersForm, tripForm } from '../quote/forms.ts';
import { catalogue, pricedPlan } from './catalogue.ts';

export function cardPrice(changes: Parameters<typeof pricedPlan>[0] = {}): CardPrice {
  return cardPriceOf(pricedPlan(changes)) as CardPrice;
}

export function cardOffer(changes: Partial<CardOffer> = {}): CardOffer {
  return {
    paxId: 'pax-1',
    code: 'SEMH',
    variant: 'DEFAULT',
    isAddOn: false,
    hasEligibilityText: false,
    deductibles: [],
    coverageAmounts: [],
    tripDays: [],
    tripDaysAreTyped: false,
    sumInsuredAfterNeeded: false,
    tripCost: false,
    tripCostRequired: false,
    maximumTripCost: null,
    minimumTopUpDays: null,
    maximumDays: 365,
    startDate: '2026-12-01',
    applicationDate: '2026-11-20',
    isMqRequired: false,
    isMqTaken: false,
    isMqEligible: false,
    ...changes,
  };
}

export function parameters(changes: Partial<CardParameters> = {}): CardParameters {
  return { ...emptyParameters, ...changes };
}

/** The step with SEMH chosen for the named travellers. */
export function plansForm(
  paxIds: readonly string[] = ['pax-1'],
  parts: { travellers?: TravellersForm; trip?: TripForm; facts?: FlowFacts; price?: CardPrice } = {},
): PlansForm {
  const { travellers = travellersForm(), trip = tripForm(), facts = flowFacts() } = parts;
  const empty: PlansForm = {
    plans: emptyTravellersPlan,
    chosen: [],
    needs: null,
    questionnaires: [],
    pricedFor: writeBasis(priceBasis(travellers, trip, facts)),
  };
  const price = parts.price ?? cardPrice();
  return paxIds.reduce(
    (form, paxId) =>
      takePlan(form, catalogue, { paxId, code: 'SEMH', price, params: parameters({ deductible: '0' }) }),
    empty,
  );
}
