import { type IsoDate, isIsoDate } from '../calendar.ts';
import type { DateProblem } from './problems.ts';

export type DateBounds = {
  required: boolean;
  /** Earliest day that can be meant at all; earlier gives max_age_error. */
  minimum?: IsoDate | undefined;
  /** Days outside these give out_of_range; both ends are inside. */
  after?: IsoDate | undefined;
  before?: IsoDate | undefined;
};

/** [WG-009] [WG-011] [WG-012] [WG-013] What is wrong with the text of a date picker, or null. */
export function datePickerProblem(text: string, bounds: DateBounds): DateProblem | null {
  if (text === '') return bounds.required ? 'required' : null;
  if (!isIsoDate(text)) return 'invalid_date';
  if (bounds.minimum !== undefined && text < bounds.minimum) return 'max_age_error';
  if (bounds.after !== undefined && text < bounds.after) return 'out_of_range';
  if (bounds.before !== undefined && text > bounds.before) return 'out_of_range';
  return null;
}
