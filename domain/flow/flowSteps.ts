import { applyIsPayable } from '../apply/applyIsComplete.ts';
import { needsAreAnswered } from './needsAreAnswered.ts';
import { type StepKey, stepKeys } from './steps.ts';
import type { FlowForms } from './flowForms.ts';
import type { FlowFacts } from '../quote/forms.ts';
import { insuredRows } from '../quote/quoteBody.ts';
import { tripDetailsForm } from '../quote/tripForm.ts';
import { travellerDetailsForm } from '../quote/travellersForm.ts';

/** Where a step is left to: the following step, the one before, or one that was asked for. */
export type Towards = 'next' | 'back' | StepKey;

/** [QF-009] The step that a direction leads to from a step, whether it may be opened or not. */
export function stepTowards(from: StepKey, towards: Towards): StepKey {
  const here = stepKeys.indexOf(from);
  if (towards === 'next') return stepKeys[here + 1] ?? from;
  if (towards === 'back') return stepKeys[here - 1] ?? from;
  return towards;
}

/** [QS-006] Whether everybody who is insured has a plan with a price. */
export function everybodyHasPricedPlan({ travellers, plans }: FlowForms): boolean {
  if (!travellers || !plans) return false;
  return insuredRows(travellers).every(({ id }) =>
    plans.chosen.some(({ paxId, premiumTotalCents }) => paxId === id && premiumTotalCents > 0),
  );
}

/** Whether the forms have the data of a step, those of the steps before it given. */
const hasData: Record<StepKey, (forms: FlowForms, facts: FlowFacts) => boolean> = {
  TRAVELLER_DETAILS: ({ travellers }, facts) =>
    travellers !== null && travellerDetailsForm.isComplete(travellers, facts),
  TRIP_DETAILS: ({ travellers, trip }) =>
    travellers !== null && trip !== null && tripDetailsForm.isComplete(trip, travellers),
  SELECT_PLAN: (forms) => everybodyHasPricedPlan(forms) && needsAreAnswered(forms),
  QUOTE_DETAILS: () => true,
  CONTACT_DETAILS: ({ travellers, plans, apply }, facts) =>
    travellers !== null &&
    plans !== null &&
    apply !== null &&
    applyIsPayable(apply, { facts, travellers, plans }),
  PAYMENT: () => false,
  CONFIRMATION: () => false,
};

/** [QF-031] The first step whose data is missing; CONFIRMATION is never opened by forms alone. */
export function firstIncompleteStep(forms: FlowForms, facts: FlowFacts): StepKey {
  return stepKeys.find((step) => !hasData[step](forms, facts)) ?? 'CONFIRMATION';
}

/** [QF-031] The step that opens when one is asked for: that one, or the first incomplete one before it. */
export function reachableStep(asked: StepKey, forms: FlowForms, facts: FlowFacts): StepKey {
  const first = firstIncompleteStep(forms, facts);
  return stepKeys.indexOf(asked) <= stepKeys.indexOf(first) ? asked : first;
}
