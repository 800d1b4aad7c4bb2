import type { PolicyDetail } from '#domain/calls/shapes/policyDetail.ts';
import { useFormats } from '../../text/useLanguage.ts';
import { useText } from '../../text/useText.ts';
import { useTripRows as useDestinationRows } from '../confirmation/useTripRows.ts';
import type { SummaryRow } from '../kit/SummaryList.tsx';

/** The trip as it was sold, as far as each kind of traveller was asked about it. */
export function useTripRows(): (policy: PolicyDetail) => SummaryRow[] {
  const text = useText('policyInfo');
  const kinds = useText('quoteSummary');
  const asked = useText('tripDetails');
  const kit = useText('kit');
  const { date, number } = useFormats();
  const whereAndWhen = useDestinationRows();
  return ({ flowTravellerType, tripInformation: trip }) => {
    const day = (value: string | undefined) => value && date(value);
    const given: (readonly [key: string, label: string, value: string | undefined])[] = [
      ['from', text('from'), trip.departureLocation],
      [
        'province',
        kinds('province'),
        trip.provinceOfResidence && kit(`province.${trip.provinceOfResidence}`),
      ],
      ['tripBookingDate', text('bookingDate'), day(trip.tripBookingDate)],
      [
        'existingCoverageDays',
        asked('existingCoverageDays'),
        trip.existingCoverageDays === undefined ? undefined : number(trip.existingCoverageDays),
      ],
      ['schoolName', asked('schoolName'), trip.schoolName],
      ['schoolCity', asked('schoolCity'), trip.schoolCity],
      ['educationStartDate', asked('educationStartDate'), day(trip.educationStartDate)],
      ['educationEndDate', asked('educationEndDate'), day(trip.educationEndDate)],
      ['arrivalDate', asked('arrivalDate'), day(trip.arrivalDate)],
      [
        'isSuperVisa',
        kinds('isSuperVisa'),
        trip.isSuperVisa === undefined ? undefined : kit(trip.isSuperVisa ? 'toggle.yes' : 'toggle.no'),
      ],
    ];
    const { startDate, endDate, destinationName = null, tripType = 'SINGLE' } = trip;
    return [
      { key: 'kind', label: kinds('kind'), value: kinds(`kind.${flowTravellerType}`) },
      ...(startDate && endDate
        ? whereAndWhen({ tripType, startDate, endDate, destination: destinationName })
        : []),
      ...given.flatMap(([key, label, value]) => (value ? [{ key, label, value }] : [])),
    ];
  };
}
