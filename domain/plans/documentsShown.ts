import { type ProvinceCode, quebec } from '../provinces.ts';
import type { PlanDocument, PlanDocuments } from './plansForm.ts';

/** [PS-037] [QS-005] The documents of a plan in their order; the notice of rescission for Quebec only. */
export function documentsShown(documents: PlanDocuments, province: ProvinceCode | ''): PlanDocument[] {
  const { policy, product, factSheet, noticeOfRescission } = documents;
  const shown = [policy, product, factSheet, province === quebec ? noticeOfRescission : null];
  return shown.filter((document): document is PlanDocument => document !== null);
}
