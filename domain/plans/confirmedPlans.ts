import { cardId } from './cardId.ts';
import type { PlansForm } from './plansForm.ts';

/** [AP-029] Whether the conditions of the plan that a traveller holds were confirmed when it was chosen. */
export function eligibilityIsConfirmed({ chosen, confirmed = [] }: PlansForm, paxId: string): boolean {
  return chosen.some((plan) => plan.paxId === paxId && confirmed.includes(cardId(paxId, plan.code)));
}
