import type { PlanPage } from '#domain/calls/catalogue/listPlans.ts';
import type { PlanConfiguration } from '#domain/calls/shapes/productConfiguration.ts';
import { contentIsInError } from '#domain/plans/planErrors.ts';
import { classOfFilter, type PlanFilter, plansPerPage } from '#domain/resources/planList.ts';

type Asked = { planClass?: PlanFilter | undefined; offset: number; compared?: string | undefined };

/**
 * [RS-002] [RS-003] A page of plans as they are offered, of one class where that is asked, and those to be compared in the
 * order in which they were named; [PS-014] a plan whose content is in error is left out.
 */
export function planPage(
  plans: readonly PlanConfiguration[],
  { planClass, offset, compared = '' }: Asked,
): PlanPage {
  const sound = plans.filter(({ content }) => !contentIsInError(content));
  const found = sound.filter((plan) => !planClass || plan.planClass === classOfFilter[planClass]);
  return {
    total: found.length,
    offset,
    limit: plansPerPage,
    rows: found.slice(offset, offset + plansPerPage),
    compared: [...new Set(compared.split(','))].flatMap(
      (code) => sound.find((plan) => plan.code === code) ?? [],
    ),
  };
}
