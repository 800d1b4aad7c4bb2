import { useSelector } from '@xstate/react';
import { useFormats, useLanguage } from '../../text/useLanguage.ts';
import { useText } from '../../text/useText.ts';
import { Sheet } from '../kit/Sheet.tsx';
import { SummaryList } from '../kit/SummaryList.tsx';
import { payerName } from './payerName.ts';
import styles from './payment.module.css';
import type { PaymentProps } from './paymentRef.ts';

/** [PY-041] What everybody's plan costs, the total, and who pays it where one pays for all. */
export function PaymentTotal({ actor }: PaymentProps) {
  const text = useText('payment');
  const formats = useFormats();
  const language = useLanguage();
  const context = useSelector(actor, (snapshot) => snapshot.context, sameTotal);
  const [payer, ...others] = context.payers;
  const total = formats.money(context.totalCents);
  return (
    <Sheet
      title={text('total.title')}
      brief={total}
      lead={<SummaryList amounts rows={[{ key: 'total', label: text('total'), value: <b>{total}</b> }]} />}
    >
      <SummaryList
        amounts
        rows={context.items.map(({ paxId, what, amountCents }) => ({
          key: paxId,
          label: text('total.plan', { name: payerName(text, context, paxId), plan: what[language] }),
          value: formats.money(amountCents),
        }))}
      />
      {payer && others.length === 0 && (
        <p className={styles.totalPayer}>
          {text('total.payer', { name: payerName(text, context, payer.paxId), count: payer.paxIds.length })}
        </p>
      )}
    </Sheet>
  );
}

type Totals = { items: object; payers: object };

const sameTotal = (before: Totals, after: Totals) =>
  before.items === after.items && before.payers === after.payers;
