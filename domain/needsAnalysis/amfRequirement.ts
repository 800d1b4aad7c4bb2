import type { FlowForms } from '../quote/flowForms.ts';
import { insuredRows } from '../quote/quoteBody.ts';

/** [NA-012] Whether the needs analysis is asked: of everybody in the province of Quebec. */
export function amfRequires(province: string | undefined): boolean {
  return province === 'QC';
}

/** [NA-012] Whether nobody has to answer the needs analysis any more: it is not asked, or each insured traveller did. */
export function needsAreAnswered({ travellers, plans }: Pick<FlowForms, 'travellers' | 'plans'>): boolean {
  if (!travellers || !plans?.plans.amfRequirement) return true;
  const { needs } = plans;
  if (!needs?.isComplete) return false;
  return insuredRows(travellers).every(({ id }, at) => needs.form.travellers[at]?.paxId === id);
}
