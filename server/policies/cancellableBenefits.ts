import { benefitsHeld } from '#domain/catalogue/plans.ts';
import type { PlanEditions } from '../editions/planEditions.ts';
import type { PolicyRow } from './readPolicy.ts';

type Pax = Pick<PolicyRow['paxes'][number], 'policy_number' | 'plan_code' | 'plan' | 'edition'>;

/**
 * [CX-014] Policy numbers of those who hold benefits that are all cancellable after free look, by the plan as it was
 * sold; of the first policies, which have no edition, by the plan of today.
 */
export async function withCancellableBenefits(
  editions: Pick<PlanEditions, 'read' | 'today'>,
  paxes: readonly Pax[],
): Promise<ReadonlySet<string>> {
  const cancellable = new Set<string>();
  for (const pax of paxes) {
    const plan =
      pax.edition === null
        ? await editions.today(pax.plan_code, 'en')
        : ((await editions.read(pax.edition))?.en ?? null);
    const held = benefitsHeld(plan?.benefits ?? [], pax.plan.optionalBenefits);
    if (held.length > 0 && held.every(({ configs }) => configs.cancellableAfterFreeLook))
      cancellable.add(pax.policy_number);
  }
  return cancellable;
}
