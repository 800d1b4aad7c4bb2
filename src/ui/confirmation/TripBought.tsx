import { useSelector } from '@xstate/react';
import { placeIn } from '#domain/quote/locationRules.ts';
import { useFormats, useLanguage } from '../../text/useLanguage.ts';
import { useText } from '../../text/useText.ts';
import type { ConfirmationProps } from './confirmationRef.ts';
import { Card } from '../kit/Card.tsx';
import { SummaryList } from '../kit/SummaryList.tsx';

/** [CP-034] Where the trip goes and when. */
export function TripBought({ flow }: ConfirmationProps) {
  const text = useText('confirmation');
  const formats = useFormats();
  const language = useLanguage();
  const travellers = useSelector(flow, ({ context }) => context.forms.travellers);
  if (!travellers) return null;
  const period = {
    from: formats.date(travellers.departureDate),
    to: formats.date(travellers.returnDate),
  };
  return (
    <Card title={text('trip.title')}>
      <SummaryList
        rows={[
          {
            key: 'destination',
            label: text('destination'),
            value: placeIn(travellers.destination, language),
          },
          { key: 'dates', label: text('dates'), value: text('period', period) },
        ]}
      />
    </Card>
  );
}
