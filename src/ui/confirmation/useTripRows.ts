import type { TripType } from '#domain/catalogue/travellers.ts';
import { useFormats } from '../../text/useLanguage.ts';
import { useText } from '../../text/useText.ts';
import type { SummaryRow } from '../kit/SummaryList.tsx';

type TripTold = {
  tripType: TripType;
  startDate: string;
  /** Of several trips in a year, the last day of that year. */
  endDate: string;
  /** Null where it was not asked. */
  destination: string | null;
};

/** What says where a trip goes and when; of several trips in a year where the first one goes, and the days of that year. */
export function useTripRows(): (trip: TripTold) => SummaryRow[] {
  const text = useText('confirmation');
  const { date } = useFormats();
  return ({ tripType, startDate, endDate, destination }) => {
    const isYear = tripType === 'MULTIPLE';
    const [from, to] = [date(startDate), date(endDate)];
    const label = text(isYear ? 'destination.MULTIPLE' : 'destination');
    return [
      ...(destination === null ? [] : [{ key: 'destination', label, value: destination }]),
      ...(isYear
        ? [
            { key: 'startDate', label: text('startDate.MULTIPLE'), value: from },
            { key: 'endDate', label: text('endDate.MULTIPLE'), value: to },
          ]
        : [{ key: 'dates', label: text('dates'), value: text('period', { from, to }) }]),
    ];
  };
}
