import type { ActorRefFrom } from 'xstate';
import type { planSelectionMachine } from '#machines/planSelection/planSelection.machine.ts';
import type { productCardMachine } from '#machines/productCard/productCard.machine.ts';

export type PlanSelectionRef = ActorRefFrom<typeof planSelectionMachine>;
export type PlanSelectionProps = { actor: PlanSelectionRef };
export type ProductCardRef = ActorRefFrom<typeof productCardMachine>;
