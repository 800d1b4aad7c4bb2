import { useSelector } from '@xstate/react';
import type { SnapshotFrom } from 'xstate';
import { nextToPay } from '#domain/payment/tokens.ts';
import type { PaymentContext } from '#machines/payment/payment.types.ts';
import { useFormats } from '../../text/useLanguage.ts';
import { useText } from '../../text/useText.ts';
import { Columns } from '../kit/Columns.tsx';
import { FieldStack } from '../kit/FieldRow.tsx';
import { Form } from '../kit/Form.tsx';
import { StepButtons } from '../kit/StepButtons.tsx';
import { CardEntry } from './CardEntry.tsx';
import { MethodChoice } from './MethodChoice.tsx';
import { PayersChoice } from './PayersChoice.tsx';
import { payerName } from './payerName.ts';
import styles from './payment.module.css';
import { CheckingNotice } from './PaymentPlaces.tsx';
import { PaymentProblem } from './PaymentProblem.tsx';
import { PaymentTotal } from './PaymentTotal.tsx';
import type { PaymentProps, PaymentScreenProps } from './paymentRef.ts';
import { SellerChoice } from './SellerChoice.tsx';

/** Method, card and the button that pays. While a purchase is under way nothing of it can be changed ([CP-033]). */
export function PaymentForm({ actor, onOpenStep }: PaymentScreenProps) {
  const underway = useSelector(actor, (snapshot) => snapshot.hasTag('underway'));
  const checking = useSelector(actor, (snapshot) => snapshot.hasTag('checking'));
  const agencySwitch = useSelector(actor, ({ children }) => children.agencySwitch);
  return (
    <Columns aside={<PaymentTotal actor={actor} />}>
      <Form onSubmit={() => actor.send({ type: 'person.pay' })}>
        <PaymentProblem actor={actor} onOpenStep={onOpenStep} />
        <div className={styles.entry} inert={underway} data-underway={underway || undefined}>
          <FieldStack>
            {agencySwitch && <SellerChoice agencySwitch={agencySwitch} />}
            <PayersChoice actor={actor} />
            <MethodChoice actor={actor} />
            <CardEntry actor={actor} />
          </FieldStack>
        </div>
        {checking ? <CheckingNotice /> : <PayButtons actor={actor} />}
      </Form>
    </Columns>
  );
}

/** What is going on while nothing can be changed. */
function progressOf(snapshot: SnapshotFrom<PaymentProps['actor']>) {
  if (snapshot.matches({ open: 'tokenising' })) return 'progress.tokenising';
  return snapshot.matches({ open: 'switching' }) ? 'progress.switching' : 'progress.purchasing';
}

/** [PY-041] Who is asked after the payer of now; null for the last one. */
function payerAfter({ payers, settled, currentPayer }: PaymentContext): string | null {
  return nextToPay(
    payers.filter(({ paxId }) => paxId !== currentPayer),
    settled,
  );
}

/** [PY-043] The texts are `pay.CREDIT_CARD`, `pay.CASH` and `pay.PAID_TO_AGENCY`, or `pay.everybody`. */
function PayButtons({ actor }: PaymentProps) {
  const text = useText('payment');
  const formats = useFormats();
  const context = useSelector(actor, (snapshot) => snapshot.context);
  const { totalCents: amount, sellerIsKnown } = context;
  const next = payerAfter(context);
  const forward = context.payers.length > 1 ? 'pay.everybody' : (`pay.${context.form.method}` as const);
  const underway = useSelector(actor, (snapshot) => snapshot.hasTag('underway'));
  const progress = useSelector(actor, progressOf);
  const mayPay = useSelector(actor, (snapshot) => snapshot.can({ type: 'person.pay' }));
  return (
    <div className={styles.acts}>
      <StepButtons
        forward={
          next === null
            ? text(forward, { amount: formats.money(amount) })
            : text('pay.next', { name: payerName(text, context, next) })
        }
        busy={underway}
        reason={mayPay || underway ? null : text(sellerIsKnown ? 'pay.notYet' : 'pay.noSeller')}
        back={text('back')}
        onBack={underway ? undefined : () => actor.send({ type: 'person.goBack' })}
      />
      <p className={styles.progress} role="status">
        {underway && text(progress)}
      </p>
    </div>
  );
}
