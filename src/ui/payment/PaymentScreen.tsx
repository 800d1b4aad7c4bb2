import { useSelector } from '@xstate/react';
import type { ComponentType } from 'react';
import type { SnapshotFrom } from 'xstate';
import { stepPosition } from '#domain/flow/steps.ts';
import type { paymentMachine } from '#machines/payment/payment.machine.ts';
import { useText } from '../../text/useText.ts';
import { FieldStack } from '../kit/FieldRow.tsx';
import { PageTitle } from '../kit/PageTitle.tsx';
import { CardProblems } from './CardProblems.tsx';
import {
  ActivationFailed,
  Leaving,
  NeedsAttention,
  NotPrepared,
  OutOfSight,
  Preparing,
  Resuming,
} from './PaymentPlaces.tsx';
import { PaymentForm } from './PaymentForm.tsx';
import type { PaymentScreenProps } from './paymentRef.ts';

type PaymentValue = SnapshotFrom<typeof paymentMachine>['value'];
type PaymentState = Extract<PaymentValue, string> | keyof Extract<PaymentValue, object>;

/** One part of the page a state. A state added to the chart and not here is a compile error. */
const parts: Record<PaymentState, ComponentType<PaymentScreenProps>> = {
  preparing: Preparing,
  notPrepared: NotPrepared,
  resuming: Resuming,
  open: PaymentForm,
  needsAttention: NeedsAttention,
  outOfSight: OutOfSight,
  activationFailed: ActivationFailed,
  confirmed: Leaving,
  left: Leaving,
};

const stateOf = (value: PaymentValue): PaymentState =>
  typeof value === 'string' ? value : (Object.keys(value)[0] as PaymentState);

/** The payment step. */
export function PaymentScreen(props: PaymentScreenProps) {
  const { actor } = props;
  const text = useText('payment');
  const state = useSelector(actor, ({ value }) => stateOf(value));
  const card = useSelector(actor, ({ children }) => children.cardField);
  const correcting = useSelector(
    card,
    (snapshot) => snapshot?.matches({ framed: { ready: 'correcting' } }) ?? false,
  );
  const currentPayer = useSelector(actor, ({ context }) => context.currentPayer);
  const ofState = `title.${state}` as const;
  const title = text.has(ofState) ? ofState : 'title';
  const Part = parts[state];
  return (
    <FieldStack>
      {card && correcting && <CardProblems card={card} />}
      <PageTitle key={`${title} ${currentPayer}`} step={stepPosition('PAYMENT')} hasProblems={correcting}>
        {text(title)}
      </PageTitle>
      <Part {...props} />
    </FieldStack>
  );
}
