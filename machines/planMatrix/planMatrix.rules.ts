import { cardId } from '#domain/plans/cardId.ts';
import type { CardName, CardOrder, PlanPick } from './planMatrix.types.ts';

/** [PS-041] The picks whose eligibility nobody has confirmed yet. */
export function unconfirmed(picks: readonly PlanPick[], confirmed: readonly string[]): PlanPick[] {
  return picks.filter(
    ({ asksEligibility, paxId, code }) => asksEligibility && !confirmed.includes(cardId(paxId, code)),
  );
}

/** What each card is told so that its plan is taken; a card without an eligibility text takes the first alone. */
export function takingOrders(picks: readonly PlanPick[]): CardOrder[] {
  return picks.flatMap(({ paxId, code, asksEligibility }) => {
    const steps = asksEligibility
      ? (['person.select', 'person.agree', 'person.confirmSelection'] as const)
      : (['person.select'] as const);
    return steps.map((type) => ({ paxId, code, order: { type } }));
  });
}

/** What each card is told so that it has a deductible and its price for it. */
export function deductibleOrders(cards: readonly CardName[], deductible: string): CardOrder[] {
  return cards.flatMap(({ paxId, code }) => [
    { paxId, code, order: { type: 'person.changeParameter', field: 'deductible', text: deductible } },
    { paxId, code, order: { type: 'person.calculatePremium' } },
  ]);
}
