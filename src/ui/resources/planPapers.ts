import type { ListedPlan } from '#domain/calls/catalogue/listPlans.ts';
import { documentsShown } from '#domain/plans/documentsShown.ts';
import type { PlanDocument } from '#domain/plans/plansForm.ts';
import { documentsOf } from '#domain/plans/price.ts';

/** [RS-010] The documents of a plan, without the one that is for Quebec alone. */
export function planPapers({ content }: ListedPlan): PlanDocument[] {
  return documentsShown(documentsOf(content.pdfLink), '');
}
