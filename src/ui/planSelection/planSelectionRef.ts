import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import type { CataloguePlan } from '#domain/plans/bilingualCatalogue.ts';
import { cardId, questionnaireId } from '#domain/plans/cardId.ts';
import type { planSelectionMachine } from '#machines/planSelection/planSelection.machine.ts';
import type { productCardMachine } from '#machines/productCard/productCard.machine.ts';
import type { MedicalRef } from '../medicalQuestionnaire/medicalRef.ts';

export type PlanSelectionRef = ActorRefFrom<typeof planSelectionMachine>;
export type PlanSelectionProps = { actor: PlanSelectionRef };
export type ProductCardRef = ActorRefFrom<typeof productCardMachine>;

/** A card with the plan that it shows. */
export type CardProps = { card: ProductCardRef; plan: CataloguePlan };

export type CardSnapshot = ReturnType<ProductCardRef['getSnapshot']>;

/** Whether the price of a card could not be asked for: there is no connection. */
export const priceUnreachable = (snapshot: CardSnapshot): boolean =>
  snapshot.matches({ price: { offered: 'unreachable' } });

/** Whether the price of a card could not be calculated. */
export const priceFailed = (snapshot: CardSnapshot): boolean =>
  priceUnreachable(snapshot) || snapshot.matches({ price: { offered: 'unpriced' } });

/** The card of a plan for a traveller, while it is laid out. */
export function useCard(actor: PlanSelectionRef, paxId: string, code: string): ProductCardRef | undefined {
  return useSelector(actor, ({ children }) => children[cardId(paxId, code)] as ProductCardRef | undefined);
}

/** [MQ-023] The medical questionnaire of a traveller. */
export function useQuestionnaire(actor: PlanSelectionRef, paxId: string): MedicalRef | undefined {
  return useSelector(actor, ({ children }) => children[questionnaireId(paxId)] as MedicalRef | undefined);
}

export function usePlan(actor: PlanSelectionRef, code: string): CataloguePlan | undefined {
  return useSelector(actor, ({ context }) => context.catalogue?.plans.find((plan) => plan.code === code));
}
