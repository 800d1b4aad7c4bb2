import { useSelector } from '@xstate/react';
import { placeIn } from '#domain/quote/locationRules.ts';
import { tripTypeOf } from '#domain/quote/tripOnWire.ts';
import { useLanguage } from '../../text/useLanguage.ts';
import { useText } from '../../text/useText.ts';
import type { ConfirmationProps } from './confirmationRef.ts';
import { Card } from '../kit/Card.tsx';
import { SummaryList } from '../kit/SummaryList.tsx';
import { useTripRows } from './useTripRows.ts';

/** [CP-034] Where the trip goes and when. */
export function TripBought({ flow }: ConfirmationProps) {
  const text = useText('confirmation');
  const tripRows = useTripRows();
  const language = useLanguage();
  const travellers = useSelector(flow, ({ context }) => context.forms.travellers);
  if (!travellers) return null;
  const { departureDate, returnDate, destination } = travellers;
  return (
    <Card title={text('trip.title')}>
      <SummaryList
        rows={tripRows({
          tripType: tripTypeOf(travellers),
          startDate: departureDate,
          endDate: returnDate,
          destination: placeIn(destination, language),
        })}
      />
    </Card>
  );
}
