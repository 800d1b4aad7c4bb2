import { expect, test } from 'vitest';
import { chosenPlanOf } from '#domain/plans/price.ts';
import { topUpPeriodOf } from '#domain/plans/topUpPeriod.ts';
import { travellersForm, tripForm } from '../support/quote/forms.ts';
import { catalogue, cataloguePlan } from '../support/sale/catalogue.ts';
import { cardPrice } from '../support/sale/plans.ts';

test('a top-up that is chosen keeps the days that it insures, its minimum and those that were entered, from the day after the existing plan', () => {
  const usual = cataloguePlan();
  const topUp = { ...usual, config: { ...usual.config, minimumTopUpDays: 4 } };
  const price = cardPrice({ tripPreference: { daysPerTrip: 6 } });
  const { topUpDays } = chosenPlanOf('pax-1', topUp, catalogue, price);
  expect(topUpDays).toBe(10);
  const travellers = travellersForm({ flowTravellerType: 'TOP_UP', departureDate: '2026-12-01' });
  const trip = tripForm({ existingCoverageDays: '5' });
  expect(topUpPeriodOf(travellers, trip, { topUpDays: 10 })).toEqual({
    from: '2026-12-06',
    to: '2026-12-15',
  });
  expect(chosenPlanOf('pax-1', usual, catalogue, price)).not.toHaveProperty('topUpDays');
  expect(topUpPeriodOf(travellers, trip, {})).toBeNull();
});
