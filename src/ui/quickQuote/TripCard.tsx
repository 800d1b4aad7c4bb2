import { useSelector } from '@xstate/react';
import { lastDeparture } from '#domain/quote/travellerRules.ts';
import { useFormats } from '../../text/useLanguage.ts';
import { useText } from '../../text/useText.ts';
import { Card } from '../kit/Card.tsx';
import { FieldRow, FieldStack } from '../kit/FieldRow.tsx';
import { DateEntry, PlaceEntry, ToggleEntry } from './fields.tsx';
import type { QuickQuoteProps } from './quickQuoteRef.ts';

const outside = { type: 'person.choose', field: 'travelOutsideCanada', value: 'true' } as const;

/** Where the trip goes and when. */
export function TripCard({ actor }: QuickQuoteProps) {
  const text = useText('quickQuote');
  const words = useText('kit');
  const { formDay } = useFormats();
  const today = useSelector(actor, ({ context }) => context.facts.today);
  const staysInCanada = useSelector(actor, (snapshot) => !snapshot.can(outside));
  const hint = words('date.hint', { example: formDay(today) });
  return (
    <Card title={text('trip.title')}>
      <FieldStack>
        <ToggleEntry
          actor={actor}
          field="travelOutsideCanada"
          {...(staysInCanada && { hint: text('travelOutsideCanada.fixed') })}
        />
        <ToggleEntry actor={actor} field="multiTrip" hint={text('multiTrip.hint')} />
        <FieldRow>
          <PlaceEntry actor={actor} field="departure" />
          <PlaceEntry actor={actor} field="destination" />
        </FieldRow>
        <FieldRow>
          <DateEntry actor={actor} field="departureDate" hint={hint} min={today} max={lastDeparture(today)} />
          <DateEntry actor={actor} field="returnDate" hint={hint} min={today} />
        </FieldRow>
        <DateEntry actor={actor} field="bookingDate" hint={hint} max={today} />
      </FieldStack>
    </Card>
  );
}
