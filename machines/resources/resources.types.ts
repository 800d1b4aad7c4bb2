import type { PlanPage } from '#domain/calls/catalogue/listPlans.ts';
import type { Language } from '#domain/locales.ts';
import type { PlanFilter } from '#domain/resources/planList.ts';
import type { PlanQuery } from '#domain/resources/planQuery.ts';
import type { AreaCommand } from '../area.types.ts';

export type PlansRequest = { query: PlanQuery; language: Language };

export type ResourcesContext = {
  language: Language;
  query: PlanQuery;
  /** The person looks at the comparison. */
  isComparing: boolean;
  /** What was read last; null until then, and where it could not be read. */
  page: PlanPage | null;
  /** Codes that were to be compared, of plans that the organization does not sell. */
  leftOut: readonly string[];
  /** Code of what kept the plans from being read. */
  problem: string | null;
};

export type ResourcesEvent =
  | AreaCommand
  | { type: 'person.filterPlans'; planClass: PlanFilter | null }
  | { type: 'person.turnPage'; page: number }
  | { type: 'person.retry' }
  | { type: 'person.addPlan'; code: string }
  | { type: 'person.removePlan'; code: string }
  | { type: 'person.comparePlans' };
