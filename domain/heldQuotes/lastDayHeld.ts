import { businessDay } from '../businessDay.ts';
import type { IsoDate } from '../calendar.ts';

/** The last day on which a price is held that is held until this instant. */
export const lastDayHeld = (until: Date): IsoDate => businessDay(until.getTime() - 1);
