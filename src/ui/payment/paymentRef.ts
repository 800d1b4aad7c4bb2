import type { ActorRefFrom } from 'xstate';
import type { StepKey } from '#domain/flow/steps.ts';
import type { agencySwitchMachine } from '#machines/agencySwitch/agencySwitch.machine.ts';
import type { cardFieldMachine } from '#machines/cardField/cardField.machine.ts';
import type { paymentMachine } from '#machines/payment/payment.machine.ts';

export type PaymentRef = ActorRefFrom<typeof paymentMachine>;
export type AgencySwitchRef = ActorRefFrom<typeof agencySwitchMachine>;
export type CardRef = ActorRefFrom<typeof cardFieldMachine>;

export type PaymentProps = { actor: PaymentRef };
export type CardProps = { card: CardRef };
export type PaymentScreenProps = PaymentProps & {
  /** Opens an earlier step of the flow. */
  onOpenStep: (step: StepKey) => void;
};
