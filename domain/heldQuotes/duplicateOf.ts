import type { FlowDraft } from '../quote/flowForms.ts';
import { stepKeys } from '../quote/steps.ts';

/** A quote with the answers of another one: nothing of its payment or of health, and no further than apply. */
export function duplicateOf({ step, forms }: FlowDraft): FlowDraft {
  const { travellers, trip, plans, apply } = forms;
  const last = stepKeys.indexOf('CONTACT_DETAILS');
  return {
    step: stepKeys[Math.min(stepKeys.indexOf(step), last)] ?? step,
    forms: { travellers, trip, plans: plans && { ...plans, questionnaires: [] }, apply, payment: null },
  };
}
