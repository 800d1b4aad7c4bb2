import { useSelector } from '@xstate/react';
import type { PolicyRecord } from '#domain/calls/shapes/policyRecord.ts';
import { useFormats } from '../../text/useLanguage.ts';
import { useText } from '../../text/useText.ts';
import type { ConfirmationProps } from './confirmationRef.ts';
import { Card } from '../kit/Card.tsx';
import { SummaryList } from '../kit/SummaryList.tsx';
import { insuredName } from './insuredName.ts';
import { paidCents } from './paid.ts';

/** [CP-034] Where the trip goes and when, who rides along, and the total that was paid. */
export function TripBought({ flow, record }: ConfirmationProps & { record: PolicyRecord }) {
  const text = useText('confirmation');
  const formats = useFormats();
  const travellers = useSelector(flow, ({ context }) => context.forms.travellers);
  const total = record.paxes.reduce((sum, pax) => sum + paidCents(pax), 0);
  const dependents = record.dependents.map((dependent) => insuredName(text, dependent));
  return (
    <Card title={text('trip.title')}>
      <SummaryList
        rows={[
          ...(travellers
            ? [
                { key: 'destination', label: text('destination'), value: travellers.destination.text },
                {
                  key: 'dates',
                  label: text('dates'),
                  value: text('period', {
                    from: formats.date(travellers.departureDate),
                    to: formats.date(travellers.returnDate),
                  }),
                },
              ]
            : []),
          ...(dependents.length > 0
            ? [{ key: 'dependents', label: text('dependents'), value: formats.list(dependents) }]
            : []),
          { key: 'total', label: text('total'), value: <strong>{formats.money(total)}</strong> },
        ]}
      />
    </Card>
  );
}
