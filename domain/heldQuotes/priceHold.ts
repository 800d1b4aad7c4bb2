import { businessDay, endOfBusinessDay } from '../businessDay.ts';
import { addDays, type IsoDate } from '../calendar.ts';

/** Until when a price is held that is made at an instant of epoch milliseconds: to the end of the last of its days. */
export const heldUntil = (madeAt: number, days: number): Date =>
  new Date(endOfBusinessDay(addDays(businessDay(madeAt), days)));

/** The last day on the whole of which a price is held that is held until this instant. */
export const lastDayHeld = (until: Date): IsoDate => addDays(businessDay(until.getTime()), -1);
