import type { ApplyForm } from '../apply/applyForm.ts';
import type { PaymentForm } from '../payment/paymentForm.ts';
import type { PlansForm } from '../plans/plansForm.ts';
import type { FormName, StepKey } from './steps.ts';
import type { FlowFacts } from '../quote/forms.ts';
import type { TravellersForm } from '../quote/travellersForm.ts';
import type { TripForm } from '../quote/tripForm.ts';
import { plansThatHold, priceBasis } from '../plans/priceBasis.ts';

type Forms = {
  travellers: TravellersForm;
  trip: TripForm;
  plans: PlansForm;
  apply: ApplyForm;
  payment: PaymentForm;
};

/** What the steps of a flow keep; null is a step that was not left yet. */
export type FlowForms = { [Name in FormName]: Forms[Name] | null };

/** What a draft keeps of a flow, and which step it stands at. */
export type FlowDraft = { step: StepKey; forms: FlowForms };

/** Under which number a draft is a held quote, and the last day on which its price is held; null where it has none. */
export type HeldAs = { quoteNumber: string | null; validUntil: string | null };

/**
 * What was found of an earlier visit; null when there is nothing, `unreadable` when it cannot be read by this build, and
 * `paymentSent` when it is not there any more while a payment of it goes on.
 */
export type FoundDraft = (FlowDraft & Partial<HeldAs>) | 'unreadable' | 'paymentSent' | null;

/** For which step a draft is read. */
export type DraftWanted = { wantedStep: StepKey };

export const noForms: FlowForms = { travellers: null, trip: null, plans: null, apply: null, payment: null };

/** The forms after the traveller details were left. The places of the trip details follow. */
export function withTravellers(forms: FlowForms, travellers: TravellersForm, facts: FlowFacts): FlowForms {
  const { departure, destination } = travellers;
  const trip = forms.trip && { ...forms.trip, departure, destination };
  return withoutStalePrices({ ...forms, travellers, trip }, facts);
}

/** The forms after the trip details were left. The places of the traveller details follow. */
export function withTrip(forms: FlowForms, trip: TripForm, facts: FlowFacts): FlowForms {
  const { departure, destination } = trip;
  const travellers = forms.travellers && { ...forms.travellers, departure, destination };
  return withoutStalePrices({ ...forms, travellers, trip }, facts);
}

/** [QS-007] The forms without chosen plans whose price no longer holds. */
function withoutStalePrices(forms: FlowForms, facts: FlowFacts): FlowForms {
  const { travellers, trip, plans } = forms;
  if (!travellers || !plans) return forms;
  return { ...forms, plans: plansThatHold(plans, priceBasis(travellers, trip, facts)) };
}
