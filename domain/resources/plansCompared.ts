import type { ListedPlan, PlanPage } from '../calls/catalogue/listPlans.ts';
import type { PlanQuery } from './planQuery.ts';

/** The plans that are compared, in the order in which they were chosen, as far as they were read. */
export function plansCompared({ page, query }: { page: PlanPage | null; query: PlanQuery }): ListedPlan[] {
  const read = [...(page?.compared ?? []), ...(page?.rows ?? [])];
  return query.compared.flatMap((code) => read.find((plan) => plan.code === code) ?? []);
}
