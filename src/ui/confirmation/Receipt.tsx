import type { PolicyRecord } from '#domain/calls/shapes/policyRecord.ts';
import { useFormats, useLanguage } from '../../text/useLanguage.ts';
import { useText } from '../../text/useText.ts';
import { Card } from '../kit/Card.tsx';
import { FieldStack } from '../kit/FieldRow.tsx';
import { SummaryList } from '../kit/SummaryList.tsx';
import { insuredName } from './insuredName.ts';
import { isGroup } from './isGroup.ts';
import { paidCents } from './paid.ts';
import { soldBy } from './soldBy.ts';

/** [CP-034] What was paid, when, how, to whom, and in all; for whom, where no table says so. */
export function Receipt({ paxes, seller }: Pick<PolicyRecord, 'paxes' | 'seller'>) {
  const text = useText('confirmation');
  const formats = useFormats();
  const language = useLanguage();
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
            ...(seller === null
              ? []
              : [{ key: 'seller', label: text('soldBy'), value: soldBy(seller, language) }]),
          ]}
        />
        <SummaryList
          amounts
          rows={[
            ...(paxes.length > 1 && !isGroup(paxes) ? paxes : []).map((pax) => ({
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
