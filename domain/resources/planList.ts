import type { PlanClass } from '../catalogue/plans.ts';

/** [RS-003] What the list of plans is filtered by, and the plan class that each stands for. */
export const classOfFilter = { TC: 'OCM', YT: 'STP', VC: 'VTC' } as const satisfies Record<string, PlanClass>;
export type PlanFilter = keyof typeof classOfFilter;
export const planFilters = Object.keys(classOfFilter) as [PlanFilter, ...PlanFilter[]];

/** [RS-002] Plans of a full page. */
export const plansPerPage = 5;

/** How many plans a comparison begins with, and how many it takes. */
export const comparedPlans = { fewest: 2, most: 3 } as const;
