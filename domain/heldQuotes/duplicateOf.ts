import type { FlowDraft } from '../flow/flowForms.ts';
import { withoutPayment } from './withoutPayment.ts';

/** A quote with the answers of another one: nothing of its payment or of health, and no further than apply. */
export function duplicateOf(draft: FlowDraft): FlowDraft {
  const { step, forms } = withoutPayment(draft);
  return { step, forms: { ...forms, plans: forms.plans && { ...forms.plans, questionnaires: [] } } };
}
