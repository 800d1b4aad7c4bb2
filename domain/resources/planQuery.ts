import { comparedPlans, type PlanFilter, planFilters } from './planList.ts';

/** What the resource page shows: which plans, which page of them counted from 1, and the codes of those compared. */
export type PlanQuery = { planClass: PlanFilter | null; page: number; compared: readonly string[] };

export const firstPlans: PlanQuery = { planClass: null, page: 1, compared: [] };

/** The query that an address asks for; what it cannot mean is left out. */
export function planQueryOf(search: string): PlanQuery {
  const asked = new URLSearchParams(search);
  const codes = asked.getAll('compare').filter((code) => /^[A-Z0-9_]{2,20}$/.test(code));
  const page = asked.get('page') ?? '';
  return {
    planClass: planFilters.find((filter) => filter === asked.get('planClass')) ?? null,
    page: /^[1-9]\d{0,5}$/.test(page) ? Number(page) : firstPlans.page,
    compared: [...new Set(codes)].slice(0, comparedPlans.most),
  };
}

/** The query as that of an address; what is as at first is left out. */
export function planSearchOf({ planClass, page, compared }: PlanQuery): string {
  const parameters = new URLSearchParams([
    ...(planClass === null ? [] : [['planClass', planClass]]),
    ...(page === firstPlans.page ? [] : [['page', String(page)]]),
    ...compared.map((code) => ['compare', code]),
  ]);
  return parameters.size > 0 ? `?${parameters}` : '';
}

/** Whether both find the same page of plans, whatever is compared. */
export function findTheSame(one: PlanQuery, other: PlanQuery): boolean {
  return one.planClass === other.planClass && one.page === other.page;
}
