import { useSelector } from '@xstate/react';
import { useSyncExternalStore } from 'react';
import type { ActorRefFrom } from 'xstate';
import { cardId } from '#domain/plans/cardId.ts';
import type { planMatrixMachine } from '#machines/planMatrix/planMatrix.machine.ts';
import type { PlanPick } from '#machines/planMatrix/planMatrix.types.ts';
import { selectionBlockOf } from './PlanActs.tsx';
import type {
  CardSnapshot,
  PlanSelectionProps,
  PlanSelectionRef,
  ProductCardRef,
} from './planSelectionRef.ts';

export type PlanMatrixRef = ActorRefFrom<typeof planMatrixMachine>;
export type PlanMatrixProps = PlanSelectionProps & { matrix: PlanMatrixRef };

/** The table of a step, while there is one. */
export function matrixOf(children: object): PlanMatrixRef | undefined {
  return (children as Record<string, unknown>)['planMatrix'] as PlanMatrixRef | undefined;
}

/** The cards that are laid out, of one plan or of all. */
export function cardsOf(actor: PlanSelectionRef, plan?: string): ProductCardRef[] {
  const { children, context } = actor.getSnapshot();
  return context.offers.flatMap(({ paxId, codes }) =>
    codes
      .filter((code) => plan === undefined || code === plan)
      .flatMap((code) => (children[cardId(paxId, code)] as ProductCardRef | undefined) ?? []),
  );
}

/** What is read of the cards, a small value, whenever one of them changes. */
export function useOfCards<Value>(
  actor: PlanSelectionRef,
  read: (cards: readonly ProductCardRef[]) => Value,
): Value {
  const cards = useSelector(actor, () => cardsOf(actor), isSameList);
  return useSyncExternalStore(
    (notify) => {
      const watched = cards.map((card) => card.subscribe(notify));
      return () => watched.forEach(({ unsubscribe }) => unsubscribe());
    },
    () => read(cards),
  );
}

/** Whether something is so with one of the cards at least. */
export function useSomeCard(actor: PlanSelectionRef, isSo: (snapshot: CardSnapshot) => boolean): boolean {
  return useOfCards(actor, (cards) => cards.some((card) => isSo(card.getSnapshot())));
}

const isSameList = (one: readonly unknown[], other: readonly unknown[]) =>
  one.length === other.length && one.every((item, at) => item === other[at]);

/** [PS-041] What a card is picked with. */
export function pickOf(card: ProductCardRef): PlanPick {
  const { paxId, code, isAddOn, hasEligibilityText } = card.getSnapshot().context.offer;
  return { paxId, code, asksEligibility: !isAddOn && hasEligibilityText };
}

/** The picks that give a plan to everybody who can have it and has it not. */
export function picksForAll(actor: PlanSelectionRef, plan: string): PlanPick[] {
  return cardsOf(actor, plan)
    .filter((card) => !card.getSnapshot().context.isSelected && selectionBlockOf(card.getSnapshot()) === null)
    .map(pickOf);
}
