import type { LinkedPax } from '#domain/calls/policies/linkedPolicy.ts';
import { documentLanguages } from '#domain/policyDocuments.ts';
import { useFormats, useLanguage } from '../../text/useLanguage.ts';
import { useText } from '../../text/useText.ts';
import type { PdfProps } from './confirmationRef.ts';
import { Card } from '../kit/Card.tsx';
import { SummaryList } from '../kit/SummaryList.tsx';
import { insuredName } from './insuredName.ts';
import { paidCents } from './paid.ts';
import { PdfButtons } from './PdfButtons.tsx';
import styles from './confirmation.module.css';

export type PolicyCardProps = PdfProps & {
  pax: LinkedPax;
  /** Where the travellers live, as far as it was asked. */
  province: unknown;
  /** Label and words of where the policy stands, where that may have changed since it was bought. */
  status?: { label: string; words: string } | undefined;
};

/** [CP-034] One traveller's policy: its number, its plan, what was paid and how. */
export function PolicyCard({ pdf, pax, province, status }: PolicyCardProps) {
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
          ...(status ? [{ key: 'status', label: status.label, value: status.words }] : []),
          { key: 'plan', label: text('plan'), value: pax.plan.name[language] },
          { key: 'paid', label: text('paid'), value: formats.money(paidCents(pax)) },
          {
            key: 'method',
            label: text('method'),
            value: formats.list(methods.map((method) => text(`method.${method}`))),
          },
        ]}
      />
      <PdfButtons
        pdf={pdf}
        policyNumber={pax.policyNumber}
        languages={documentLanguages(province, language)}
      />
    </Card>
  );
}
