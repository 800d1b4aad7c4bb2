import { comparedPlans } from './planList.ts';
import { firstPlans, planSearchOf } from './planQuery.ts';

/**
 * Where plans are compared, below the resource page; of more than fit a comparison the list, with the first of them
 * chosen. Null where there is nothing to compare.
 */
export function comparisonOf(codes: readonly string[]): { path: string; search: string } | null {
  if (codes.length < comparedPlans.fewest) return null;
  return {
    path: codes.length <= comparedPlans.most ? '/compare' : '/',
    search: planSearchOf({ ...firstPlans, compared: codes.slice(0, comparedPlans.most) }),
  };
}
