import { insuredRows } from '../quote/quoteBody.ts';
import type { FlowForms } from './flowForms.ts';

/** [NA-012] Whether nobody has to answer the needs analysis any more: it is not asked, or each insured traveller did. */
export function needsAreAnswered({ travellers, plans }: Pick<FlowForms, 'travellers' | 'plans'>): boolean {
  if (!travellers || !plans?.plans.amfRequirement) return true;
  const { needs } = plans;
  if (!needs?.isComplete) return false;
  return insuredRows(travellers).every(({ id }, at) => needs.form.travellers[at]?.paxId === id);
}
