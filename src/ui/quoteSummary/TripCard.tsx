import { useSelector } from '@xstate/react';
import { tripKeyOf } from '#domain/quote/tripOnWire.ts';
import type { StepKey } from '#domain/quote/steps.ts';
import { stepAddress } from '#domain/routes.ts';
import { useFormats, useLanguage } from '../../text/useLanguage.ts';
import { useText } from '../../text/useText.ts';
import type { QuoteSummaryProps } from './quoteSummaryRef.ts';
import { Card } from '../kit/Card.tsx';
import { SummaryList, type SummaryRow } from '../kit/SummaryList.tsx';

/** [QS-002] The trip and who travels. */
export function TripCard({ flow }: QuoteSummaryProps) {
  const text = useText('quoteSummary');
  const kit = useText('kit');
  const { date } = useFormats();
  const language = useLanguage();
  const travellers = useSelector(flow, ({ context }) => context.forms.travellers);
  if (!travellers) return null;
  const change = (step: StepKey) => ({
    href: stepAddress(step, language),
    onFollow: () => flow.send({ type: 'person.openStep', step }),
  });
  const first = change('TRAVELLER_DETAILS');
  const rows: SummaryRow[] = [
    { key: 'kind', label: text('kind'), value: text(`kind.${travellers.flowTravellerType}`), change: first },
    {
      key: 'tripType',
      label: text('tripType'),
      value: text(`tripType.${tripKeyOf(travellers)}`),
      change: first,
    },
    { key: 'departure', label: text('departure'), value: date(travellers.departureDate), change: first },
    { key: 'return', label: text('return'), value: date(travellers.returnDate), change: first },
    { key: 'from', label: text('from'), value: travellers.departure.text, change: change('TRIP_DETAILS') },
    { key: 'to', label: text('to'), value: travellers.destination.text, change: change('TRIP_DETAILS') },
    {
      key: 'province',
      label: text('province'),
      value: travellers.province && kit(`province.${travellers.province}`),
      change: first,
    },
    {
      key: 'travellers',
      label: text('travellers'),
      value: text('travellers.ages', {
        count: travellers.travellers.length,
        ages: travellers.travellers.map(({ age }) => age).join(', '),
      }),
      change: first,
    },
  ];
  return (
    <Card title={text('trip')}>
      <SummaryList rows={rows} />
    </Card>
  );
}
