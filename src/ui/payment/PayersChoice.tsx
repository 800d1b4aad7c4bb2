import { useSelector } from '@xstate/react';
import type { PaymentContext } from '#machines/payment/payment.types.ts';
import { useFormats } from '../../text/useLanguage.ts';
import { type Text, useText } from '../../text/useText.ts';
import { Button } from '../kit/Button.tsx';
import { Card } from '../kit/Card.tsx';
import { FieldStack } from '../kit/FieldRow.tsx';
import { RadioGroup } from '../kit/RadioGroup.tsx';
import { VisuallyHidden } from '../kit/VisuallyHidden.tsx';
import { payerName } from './payerName.ts';
import styles from './payment.module.css';
import type { PaymentProps } from './paymentRef.ts';

/** [PY-041] One card for all, or each traveller with their own; who travels alone has nothing to choose. */
export function PayersChoice({ actor }: PaymentProps) {
  const text = useText('payment');
  const several = useSelector(actor, ({ context }) => context.items.length > 1);
  const individualPayment = useSelector(actor, ({ context }) => context.individualPayment);
  const primary = useSelector(actor, ({ context }) => payerName(text, context, context.payers[0]?.paxId));
  if (!several) return null;
  return (
    <Card>
      <FieldStack>
        <RadioGroup
          id="individualPayment"
          label={text('payers')}
          value={individualPayment}
          options={(['false', 'true'] as const).map((value) => ({
            value,
            label: text(`payers.${value}`, { name: primary }),
            more: text(`payers.${value}.more`),
          }))}
          onChoose={(value) =>
            actor.send({ type: 'person.choosePayers', individualPayment: value as 'true' | 'false' })
          }
        />
        {individualPayment === 'true' && <PayerList actor={actor} />}
      </FieldStack>
    </Card>
  );
}

/** [PY-002] Where each payer stands: how they pay, or that they are asked now, later or again. */
function PayerList({ actor }: PaymentProps) {
  const text = useText('payment');
  const formats = useFormats();
  const context = useSelector(actor, (snapshot) => snapshot.context);
  return (
    <ol className={styles.payerList}>
      {context.payers.map(({ paxId, amountCents }) => {
        const name = payerName(text, context, paxId);
        const isAsked = paxId === context.currentPayer;
        return (
          <li key={paxId} className={styles.payer} aria-current={isAsked ? 'step' : undefined}>
            <strong>{name}</strong>
            <span className={styles.payerAmount}>{formats.money(amountCents)}</span>
            <span className={styles.payerState}>{standOf(text, context, paxId)}</span>
            {!isAsked && context.settled.some((payer) => payer.paxId === paxId) && (
              <Button onPress={() => actor.send({ type: 'person.changePayer', paxId })}>
                <span>{text('payer.change')}</span>
                <VisuallyHidden>{` ${text('payer.changeOf', { name })}`}</VisuallyHidden>
              </Button>
            )}
          </li>
        );
      })}
    </ol>
  );
}

/** Where a payer stands, in words. */
function standOf(text: Text<'payment'>, { currentPayer, settled }: PaymentContext, paxId: string): string {
  if (paxId === currentPayer) return text('payer.now');
  const payer = settled.find((one) => one.paxId === paxId);
  if (!payer) return text('payer.later');
  if (payer.method !== 'CREDIT_CARD') return text(`method.${payer.method}`);
  if (!payer.token) return text('payer.again');
  const { cardType, cardHolderName } = payer.token;
  return text('payer.card', { card: text(`cardType.${cardType}`), name: cardHolderName.trim() });
}
