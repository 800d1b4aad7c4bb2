import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { staysInCanada } from '#domain/quote/residence.ts';
import { useFormats } from '../../text/useLanguage.ts';
import { useText } from '../../text/useText.ts';
import { Card } from '../kit/Card.tsx';
import { SummaryList, type SummaryRow } from '../kit/SummaryList.tsx';
import type { TripDetailsProps } from './tripDetailsRef.ts';

export type KnownTripProps = TripDetailsProps & {
  /** What else is known, below it. */
  more?: readonly SummaryRow[];
  /** Beside the title. */
  aside?: ReactNode;
};

/** What the traveller details say about the trip. */
export function KnownTrip({ actor, more = [], aside }: KnownTripProps) {
  const text = useText('tripDetails');
  const words = useText('kit');
  const formats = useFormats();
  const travellers = useSelector(actor, ({ context }) => context.travellers);
  const { province } = travellers;
  const period = {
    from: formats.date(travellers.departureDate),
    to: formats.date(travellers.returnDate),
  };
  return (
    <Card title={text('known.title')} quiet aside={aside}>
      <SummaryList
        rows={[
          { key: 'dates', label: text('known.dates'), value: text('known.period', period) },
          {
            key: 'travellers',
            label: text('known.travellers'),
            value: text('known.count', { count: travellers.travellers.length }),
          },
          {
            key: 'province',
            label: text(staysInCanada(travellers) ? 'known.province.stay' : 'known.province'),
            value: province && words(`province.${province}`),
          },
          ...more,
        ]}
      />
    </Card>
  );
}
