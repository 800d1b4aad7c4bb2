import { useSelector } from '@xstate/react';
import { placeIn } from '#domain/quote/locationRules.ts';
import { staysInCanada } from '#domain/quote/residence.ts';
import { tripKeyOf } from '#domain/quote/tripOnWire.ts';
import { useFormats, useLanguage } from '../../text/useLanguage.ts';
import { useText } from '../../text/useText.ts';
import type { QuoteSummaryProps } from './quoteSummaryRef.ts';
import { Card } from '../kit/Card.tsx';
import { Reference } from '../kit/Reference.tsx';
import { SummaryList, type SummaryRow } from '../kit/SummaryList.tsx';
import { useStepAddress } from '../kit/useStepAddress.ts';
import { useOwnRows } from './useOwnRows.ts';

/** [QS-002] The trip and who travels, with the number under which the quote is found again and its price held. */
export function TripCard({ flow }: QuoteSummaryProps) {
  const text = useText('quoteSummary');
  const kit = useText('kit');
  const studies = useText('quickQuote');
  const { date } = useFormats();
  const language = useLanguage();
  const addressOf = useStepAddress();
  const ownRows = useOwnRows(flow);
  const travellers = useSelector(flow, ({ context }) => context.forms.travellers);
  const quoteNumber = useSelector(flow, ({ context }) => context.quoteNumber);
  const validUntil = useSelector(flow, ({ context }) => context.validUntil);
  if (!travellers) return null;
  const isYear = travellers.multiTrip === 'true';
  const change = (step: 'TRAVELLER_DETAILS' | 'TRIP_DETAILS', field: string) => `${addressOf(step)}#${field}`;
  const entered = (field: string) => change('TRAVELLER_DETAILS', field);
  const number: SummaryRow = {
    key: 'number',
    label: text('quoteNumber'),
    value: <Reference>{quoteNumber}</Reference>,
  };
  const kind = text(`kind.${travellers.flowTravellerType}`);
  const student = travellers.flowTravellerType === 'STUDENT' ? travellers.studentType : '';
  const rows: SummaryRow[] = [
    ...(quoteNumber === null ? [] : [number]),
    ...(validUntil === null
      ? []
      : [{ key: 'validUntil', label: text('validUntil'), value: date(validUntil) }]),
    {
      key: 'kind',
      label: text('kind'),
      value: student === '' ? kind : studies(`studentType.${student}`),
      change: entered(student === '' ? 'flowTravellerType' : 'studentType'),
    },
    {
      key: 'tripType',
      label: text('tripType'),
      value: text(`tripType.${tripKeyOf(travellers)}`),
      change: entered('multiTrip'),
    },
    {
      key: 'departure',
      label: text('departure'),
      value: date(travellers.departureDate),
      change: entered('departureDate'),
    },
    {
      key: 'return',
      label: text(isYear ? 'return.MULTIPLE' : 'return'),
      value: date(travellers.returnDate),
      change: entered('returnDate'),
    },
    {
      key: 'from',
      label: text('from'),
      value: placeIn(travellers.departure, language),
      change: change('TRIP_DETAILS', 'departure'),
    },
    {
      key: 'to',
      label: text(isYear ? 'to.MULTIPLE' : 'to'),
      value: placeIn(travellers.destination, language),
      change: change('TRIP_DETAILS', 'destination'),
    },
    {
      key: 'province',
      label: text(staysInCanada(travellers) ? 'province.stay' : 'province'),
      value: travellers.province && kit(`province.${travellers.province}`),
      change: entered('province'),
    },
    {
      key: 'travellers',
      label: text('travellers'),
      value: text('travellers.ages', {
        count: travellers.travellers.length,
        ages: travellers.travellers.map(({ age }) => age).join(', '),
      }),
      change: entered(`age.${travellers.travellers[0]?.id ?? ''}`),
    },
    ...ownRows((field) => change('TRIP_DETAILS', field)),
  ];
  return (
    <Card title={text('trip')}>
      <SummaryList rows={rows} />
    </Card>
  );
}
