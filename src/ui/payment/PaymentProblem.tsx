import { useSelector } from '@xstate/react';
import { useText } from '../../text/useText.ts';
import { Button } from '../kit/Button.tsx';
import { FailureNotice } from '../kit/FailureNotice.tsx';
import type { PaymentProps, PaymentScreenProps } from './paymentRef.ts';
import { problemText } from './problemText.ts';

/** Told where it happened: at the card. */
const toldAtCard = /^(?:card\.|cardHolderName\.|payment\.declined$)/;

/** [CP-022] [CP-023] The purchase waits: the session could not be switched to whom it was to be made for. */
function PurchasePending({ actor }: PaymentProps) {
  const text = useText('payment');
  const problem = useSelector(actor, ({ context }) => context.problem);
  const mayPay = useSelector(actor, (snapshot) => snapshot.can({ type: 'person.pay' }));
  return (
    <FailureNotice
      code={problem}
      tone="warning"
      title={text('pending.title')}
      acts={
        mayPay && <Button onPress={() => actor.send({ type: 'person.pay' })}>{text('pending.retry')}</Button>
      }
    >
      {text('pending.body')}
    </FailureNotice>
  );
}

/** [CP-003] [CP-005] Why nothing was bought. The same purchase can be tried again; a new price is looked at first. */
export function PaymentProblem({ actor, onOpenStep }: PaymentScreenProps) {
  const text = useText('payment');
  const problem = useSelector(actor, ({ context }) => context.problem);
  const pending = useSelector(actor, (snapshot) => snapshot.matches({ open: { entering: 'pending' } }));
  if (pending) return <PurchasePending actor={actor} />;
  if (problem === null || toldAtCard.test(problem)) return null;
  const repriced = problem.startsWith('premium.');
  const title = repriced ? 'repriced' : problem === 'payment.paused' ? 'paused' : 'failed';
  return (
    <FailureNotice
      code={problem}
      tone={repriced ? 'warning' : 'danger'}
      title={text(`${title}.title`)}
      acts={repriced && <Button onPress={() => onOpenStep('SELECT_PLAN')}>{text('repriced.review')}</Button>}
    >
      {problemText(text, problem, 'problem')}
    </FailureNotice>
  );
}
