import { useSelector } from '@xstate/react';
import { useText } from '../../text/useText.ts';
import { Button } from '../kit/Button.tsx';
import { FieldStack } from '../kit/FieldRow.tsx';
import { FailureNotice } from '../kit/FailureNotice.tsx';
import { Notice } from '../kit/Notice.tsx';
import { printPage } from '../kit/printPage.ts';
import { Skeleton } from '../kit/Skeleton.tsx';
import { Spinner } from '../kit/Spinner.tsx';
import { StepButtons } from '../kit/StepButtons.tsx';
import { TextLink } from '../kit/TextLink.tsx';
import { useAreaHref } from '../kit/useAreaHref.ts';
import styles from './payment.module.css';
import type { PaymentProps } from './paymentRef.ts';
import { problemText } from './problemText.ts';

/** While the key of the purchase is made. */
export function Preparing() {
  const text = useText('payment');
  return (
    <FieldStack>
      <Spinner label={text('preparing')} />
      <Skeleton shape="field" count={3} silent />
    </FieldStack>
  );
}

/** The step is over; the next one opens at once. */
export function Leaving() {
  return <Skeleton shape="field" />;
}

/** Without a key nothing can be bought. */
export function NotPrepared({ actor }: PaymentProps) {
  const text = useText('payment');
  const problem = useSelector(actor, ({ context }) => context.problem);
  return (
    <FieldStack>
      <FailureNotice code={problem} title={text('notPrepared.title')}>
        {problemText(text, problem, 'notPrepared')}
      </FailureNotice>
      <StepButtons
        forward={text('notPrepared.retry')}
        onForward={() => actor.send({ type: 'person.retryPreparing' })}
        back={text('back')}
        onBack={() => actor.send({ type: 'person.goBack' })}
      />
    </FieldStack>
  );
}

/** A purchase that was begun earlier is looked up. */
export function Resuming() {
  return <CheckingNotice />;
}

/** [CP-033] The outcome of the payment is not known yet. */
export function CheckingNotice() {
  const text = useText('payment');
  return (
    <Notice tone="warning" title={text('checking.title')} announce>
      <p>{text('checking.body')}</p>
      <Spinner label={text('checking.progress')} />
    </Notice>
  );
}

/** [CP-033] Nobody knows by themselves what became of the payment: somebody looks into it, and nothing is to be paid. */
export function NeedsAttention({ actor }: PaymentProps) {
  return <NothingToPay actor={actor} place="needsAttention" />;
}

/** [CP-033] The session that paid is not there any more: the outcome comes by mail, and nothing is to be paid. */
export function OutOfSight({ actor }: PaymentProps) {
  return <NothingToPay actor={actor} place="outOfSight" />;
}

function NothingToPay({ actor, place }: PaymentProps & { place: 'needsAttention' | 'outOfSight' }) {
  const text = useText('payment');
  const purchaseId = useSelector(actor, ({ context }) => context.form.purchaseId);
  return (
    <Notice
      tone="warning"
      title={text(`${place}.doNotPay`)}
      announce
      acts={<Button onPress={printPage}>{text('reference.print')}</Button>}
    >
      <p>{text(`${place}.body`)}</p>
      <p>{text(`${place}.next`)}</p>
      <p>
        <span>{text('reference.title')}</span>
        <strong className={styles.reference}>{purchaseId}</strong>
      </p>
      <p>{text('reference.keep')}</p>
      {place === 'needsAttention' && <FoundUnderTasks actor={actor} />}
    </Notice>
  );
}

/** [CP-031] Paid, not active; there is nothing to pay here any more. */
export function ActivationFailed({ actor }: PaymentProps) {
  const text = useText('payment');
  const policyNumber = useSelector(actor, ({ context }) => context.policyNumber);
  return (
    <Notice
      tone="warning"
      title={text('activationFailed.doNotPay')}
      announce
      acts={<Button onPress={printPage}>{text('activationFailed.print')}</Button>}
    >
      <p>{text('activationFailed.body')}</p>
      {policyNumber && <p>{text('activationFailed.number', { policyNumber })}</p>}
      <p>{text('activationFailed.next')}</p>
      <FoundUnderTasks actor={actor} />
    </Notice>
  );
}

/** Where somebody who may settle purchases finds this one. */
function FoundUnderTasks({ actor }: PaymentProps) {
  const text = useText('payment');
  const href = useAreaHref('/tasks');
  const mayOpen = useSelector(actor, ({ context }) => context.mayOpenTasks);
  const purchaseId = useSelector(actor, ({ context }) => context.form.purchaseId);
  if (!mayOpen || purchaseId === null) return null;
  return (
    <p>
      <span>{text('tasks.next')}</span>{' '}
      <TextLink href={href({ path: '/', search: `?about=purchase.${purchaseId}` })} newWindow>
        {text('tasks.open')}
      </TextLink>
    </p>
  );
}
