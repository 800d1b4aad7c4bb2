import { useSelector } from '@xstate/react';
import type { FlowTravellerType } from '#domain/catalogue/travellers.ts';
import type { TripForm } from '#domain/quote/tripForm.ts';
import { useFormats } from '../../text/useLanguage.ts';
import { useText } from '../../text/useText.ts';
import type { SummaryRow } from '../kit/SummaryList.tsx';
import type { QuoteSummaryProps } from './quoteSummaryRef.ts';

const fieldsOf = {
  TRAVELLING_CANADIANS: [],
  TOP_UP: ['existingCoverageDays'],
  STUDENT: ['schoolName', 'schoolCity', 'educationStartDate', 'educationEndDate'],
  VISITOR_TO_CANADA: ['arrivalDate', 'isSuperVisa'],
} as const satisfies Record<FlowTravellerType, readonly (keyof TripForm)[]>;
type OwnField = (typeof fieldsOf)[FlowTravellerType][number];

/** [QS-002] What only this kind of traveller was asked about the trip, each with the address where it changes. */
export function useOwnRows(
  flow: QuoteSummaryProps['flow'],
): (addressOf: (field: OwnField) => string) => SummaryRow[] {
  const text = useText('quoteSummary');
  const trip = useText('tripDetails');
  const kit = useText('kit');
  const { date } = useFormats();
  const { travellers, trip: form } = useSelector(flow, ({ context }) => context.forms);
  const valueOf = (field: OwnField, answers: TripForm): string => {
    if (field === 'isSuperVisa') return kit(answers[field] === 'true' ? 'toggle.yes' : 'toggle.no');
    return field.endsWith('Date') ? date(answers[field]) : answers[field];
  };
  return (addressOf) =>
    travellers === null || form === null
      ? []
      : fieldsOf[travellers.flowTravellerType].map((field) => ({
          key: field,
          label: field === 'isSuperVisa' ? text(field) : trip(field),
          value: valueOf(field, form),
          change: addressOf(field),
        }));
}
