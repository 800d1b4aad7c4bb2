import type { PolicyRecord } from '#domain/calls/shapes/policyRecord.ts';
import { useFormats } from '../../text/useLanguage.ts';
import { useText } from '../../text/useText.ts';
import { Card } from '../kit/Card.tsx';
import { FieldStack } from '../kit/FieldRow.tsx';
import { SummaryList } from '../kit/SummaryList.tsx';
import { insuredName } from './insuredName.ts';
import { paidCents } from './paid.ts';

/** [CP-034] What was paid, when, how, for whom, and in all. */
export function Receipt({ paxes }: Pick<PolicyRecord, 'paxes'>) {
  const text = useText('confirmation');
  const formats = useFormats();
  const payments = paxes.flatMap((pax) => pax.payments);
  const days = [...new Set(payments.map(({ paymentDate }) => paymentDate))];
  const methods = [...new Set(payments.map(({ method }) => method))];
  const total = paxes.reduce((sum, pax) => sum + paidCents(pax), 0);
  return (
    <Card title={text('receipt.title')}>
      <FieldStack>
        <SummaryList
          rows={[
            { key: 'date', label: text('receipt.date'), value: formats.list(days.map(formats.date)) },
            {
              key: 'method',
              label: text('method'),
              value: formats.list(methods.map((method) => text(`method.${method}`))),
            },
          ]}
        />
        <SummaryList
          amounts
          rows={[
            ...(paxes.length > 1 ? paxes : []).map((pax) => ({
              key: pax.policyNumber,
              label: insuredName(text, pax),
              value: formats.money(paidCents(pax)),
            })),
            { key: 'total', label: text('total'), value: <strong>{formats.money(total)}</strong> },
          ]}
        />
      </FieldStack>
    </Card>
  );
}
