import { useSelector } from '@xstate/react';
import { useFormats } from '../../text/useLanguage.ts';
import { useText } from '../../text/useText.ts';
import { Columns } from '../kit/Columns.tsx';
import { FieldStack } from '../kit/FieldRow.tsx';
import { Form } from '../kit/Form.tsx';
import { StepButtons } from '../kit/StepButtons.tsx';
import { CardEntry } from './CardEntry.tsx';
import { MethodChoice } from './MethodChoice.tsx';
import styles from './payment.module.css';
import { CheckingNotice } from './PaymentPlaces.tsx';
import { PaymentProblem } from './PaymentProblem.tsx';
import { PaymentTotal } from './PaymentTotal.tsx';
import type { PaymentProps, PaymentScreenProps } from './paymentRef.ts';

/** Method, card and the button that pays. While a purchase is under way nothing of it can be changed ([CP-033]). */
export function PaymentForm({ actor, onOpenStep }: PaymentScreenProps) {
  const underway = useSelector(actor, (snapshot) => snapshot.hasTag('underway'));
  const checking = useSelector(actor, (snapshot) => snapshot.hasTag('checking'));
  return (
    <Columns aside={<PaymentTotal actor={actor} />}>
      <Form onSubmit={() => actor.send({ type: 'person.pay' })}>
        <PaymentProblem actor={actor} onOpenStep={onOpenStep} />
        <div className={styles.entry} inert={underway} data-underway={underway || undefined}>
          <FieldStack>
            <MethodChoice actor={actor} />
            <CardEntry actor={actor} />
          </FieldStack>
        </div>
        {checking ? <CheckingNotice /> : <PayButtons actor={actor} />}
      </Form>
    </Columns>
  );
}

/** [PY-043] */
function PayButtons({ actor }: PaymentProps) {
  const text = useText('payment');
  const formats = useFormats();
  const method = useSelector(actor, ({ context }) => context.form.method);
  const amount = useSelector(actor, ({ context }) => context.totalCents);
  const underway = useSelector(actor, (snapshot) => snapshot.hasTag('underway'));
  const tokenising = useSelector(actor, (snapshot) => snapshot.matches({ open: 'tokenising' }));
  const mayPay = useSelector(actor, (snapshot) => snapshot.can({ type: 'person.pay' }));
  return (
    <div className={styles.acts}>
      <StepButtons
        forward={text(`pay.${method}`, { amount: formats.money(amount) })}
        busy={underway}
        reason={mayPay || underway ? null : text('pay.notYet')}
        back={text('back')}
        onBack={underway ? undefined : () => actor.send({ type: 'person.goBack' })}
      />
      <p className={styles.progress} role="status">
        {underway && text(tokenising ? 'progress.tokenising' : 'progress.purchasing')}
      </p>
    </div>
  );
}
