import { addDays, type IsoDate, isIsoDate } from '../calendar.ts';
import type { Toggle } from '../catalogue/travellers.ts';
import { multiTripDays } from './limits.ts';

type TripDates = { departureDate: string; returnDate: string; multiTrip: Toggle | '' };

/** [QQ-012] The last day of a multi-trip that starts on a day; empty as long as the day is none. */
export function multiTripReturn(departureDate: string): IsoDate | '' {
  return isIsoDate(departureDate) ? addDays(departureDate, multiTripDays) : '';
}

/** [QQ-015] The dates after a departure was typed: the return of a multi-trip follows. */
export function withDeparture(dates: TripDates, departureDate: string): TripDates {
  const returnDate = dates.multiTrip === 'true' ? multiTripReturn(departureDate) : dates.returnDate;
  return { ...dates, departureDate, returnDate };
}

/** [QQ-012] [QQ-013] [QQ-014] The dates after multi-trip was turned on or off. */
export function withMultiTrip(
  dates: TripDates,
  multiTrip: TripDates['multiTrip'],
  today: IsoDate,
): TripDates {
  if (multiTrip === dates.multiTrip) return dates;
  if (multiTrip !== 'true') {
    return { ...dates, multiTrip, returnDate: dates.multiTrip === 'true' ? '' : dates.returnDate };
  }
  const departureDate = dates.departureDate === '' ? today : dates.departureDate;
  return { departureDate, returnDate: multiTripReturn(departureDate), multiTrip };
}
