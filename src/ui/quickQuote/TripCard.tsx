import { useSelector } from '@xstate/react';
import { isIsoDate } from '#domain/calendar.ts';
import { lastDeparture } from '#domain/quote/travellerRules.ts';
import { useFormats } from '../../text/useLanguage.ts';
import { useText } from '../../text/useText.ts';
import { Card } from '../kit/Card.tsx';
import { FieldRow, FieldStack } from '../kit/FieldRow.tsx';
import { QuickQuoteFields } from './quickQuoteFields.ts';
import type { QuickQuoteProps } from './quickQuoteRef.ts';

/** Where the trip goes and when. */
export function TripCard({ actor }: QuickQuoteProps) {
  const text = useText('quickQuote');
  const words = useText('kit');
  const { formDay } = useFormats();
  const today = useSelector(actor, ({ context }) => context.facts.today);
  const departure = useSelector(actor, ({ context: { form } }) =>
    isIsoDate(form.departureDate) ? form.departureDate : undefined,
  );
  const mayGoOutside = QuickQuoteFields.useIsAsked('travelOutsideCanada');
  const returnIsTyped = QuickQuoteFields.useIsAsked('returnDate');
  const hint = words('date.hint', { example: formDay(today) });
  return (
    <Card title={text('trip.title')}>
      <FieldStack>
        <FieldRow>
          <QuickQuoteFields.Toggle
            field="travelOutsideCanada"
            {...(!mayGoOutside && { hint: text('travelOutsideCanada.fixed') })}
          />
          <QuickQuoteFields.Toggle field="multiTrip" />
        </FieldRow>
        <FieldRow>
          <QuickQuoteFields.Place actor={actor} field="departure" />
          <QuickQuoteFields.Place actor={actor} field="destination" />
        </FieldRow>
        <FieldRow columns={3}>
          <QuickQuoteFields.Day field="departureDate" hint={hint} min={today} max={lastDeparture(today)} />
          <QuickQuoteFields.Day
            field="returnDate"
            hint={returnIsTyped ? undefined : text('returnDate.fixed')}
            min={departure ?? today}
            rangeStart={departure}
            readOnly={!returnIsTyped}
          />
          <QuickQuoteFields.Day field="bookingDate" max={today} />
        </FieldRow>
      </FieldStack>
    </Card>
  );
}
