import { addDays } from '../calendar.ts';
import type { InsuredPeriod } from '../productRules/insuredPeriod.ts';
import type { TravellersForm } from '../quote/travellersForm.ts';
import type { TripForm } from '../quote/tripForm.ts';
import { coverageStart } from '../quote/tripOnWire.ts';
import type { ChosenPlan } from './plansForm.ts';

/** First and last day that a chosen top-up insures; null of any other plan. */
export function topUpPeriodOf(
  travellers: TravellersForm,
  trip: TripForm | null,
  { topUpDays }: Pick<ChosenPlan, 'topUpDays'>,
): InsuredPeriod | null {
  if (topUpDays === undefined) return null;
  const from = coverageStart(travellers, trip);
  return { from, to: addDays(from, topUpDays - 1) };
}
