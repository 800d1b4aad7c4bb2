import type { PolicyPax } from '#domain/calls/shapes/policyRecord.ts';
import { useFormats, useLanguage } from '../../text/useLanguage.ts';
import { useText } from '../../text/useText.ts';
import type { ConfirmationProps } from './confirmationRef.ts';
import { Card } from '../kit/Card.tsx';
import { SummaryList } from '../kit/SummaryList.tsx';
import { insuredName } from './insuredName.ts';
import { paidCents } from './paid.ts';
import { PdfButtons } from './PdfButtons.tsx';
import styles from './confirmation.module.css';

/** [CP-034] One traveller's policy: its number, its plan, what was paid and how. */
export function PolicyCard({ flow, pax }: ConfirmationProps & { pax: PolicyPax }) {
  const text = useText('confirmation');
  const formats = useFormats();
  const language = useLanguage();
  const methods = [...new Set(pax.payments.map(({ method }) => method))];
  return (
    <Card title={insuredName(text, pax)}>
      <SummaryList
        rows={[
          {
            key: 'number',
            label: text('policyNumber'),
            value: <span className={styles.number}>{pax.policyNumber}</span>,
          },
          { key: 'plan', label: text('plan'), value: pax.plan.name[language] },
          { key: 'paid', label: text('paid'), value: formats.money(paidCents(pax)) },
          {
            key: 'method',
            label: text('method'),
            value: formats.list(methods.map((method) => text(`method.${method}`))),
          },
        ]}
      />
      <PdfButtons flow={flow} policyNumber={pax.policyNumber} />
    </Card>
  );
}
