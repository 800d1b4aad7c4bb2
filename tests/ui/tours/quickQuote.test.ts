import { expect } from '@playwright/test';
import { chooseYesNo } from '../../support/journeys/fields.ts';
import { field } from '../../support/journeys/walk.ts';
import { lisbon, today, toronto, vancouver } from '../../support/quote/forms.ts';
import { viewTours } from '../../support/tours/views.ts';
import type { ViewGesture } from '../../support/tours/views/types.ts';
import { pickSuggested } from '../../support/tours/views/places.ts';
import { quickQuoteDrive, quickQuoteScreens } from '../../tours/quickQuote.screens.ts';
import { quickQuoteTour } from '../../tours/quickQuote.tour.ts';

const fillInEverything: ViewGesture = async (viewer) => {
  const { page } = viewer;
  await field(page, 'province').selectOption('ON');
  for (const [name, value] of [
    ['travelOutsideCanada', 'true'],
    ['multiTrip', 'false'],
    ['familyPlans', 'false'],
  ] as const)
    await chooseYesNo(page, name, value);
  await field(page, 'bookingDate').fill(today);
  await field(page, 'departureDate').fill('2026-12-01');
  await field(page, 'returnDate').fill('2026-12-15');
  await pickSuggested(viewer, 'departure', toronto);
  await pickSuggested(viewer, 'destination', lisbon);
  await field(page, 'age.pax-1').fill('40');
  await field(page, 'tripCost.pax-1').fill(viewer.language === 'fr' ? '1500,50' : '1500.50');
};

viewTours({
  tour: quickQuoteTour,
  drive: {
    ...quickQuoteDrive,
    thePersonFillsInEverything: {
      requirements: ['QQ-032'],
      gesture: async (viewer) => {
        await fillInEverything(viewer);
        const shown = viewer.language === 'fr' ? '1500,50' : '1500.50';
        await expect(field(viewer.page, 'tripCost.pax-1')).toHaveValue(shown);
      },
    },
    thePersonTypesADepartureInThePast: ({ page }) => field(page, 'departureDate').fill('2026-11-19'),
    thePersonMovesTheDepartureOfAMultiTrip: ({ page }) => field(page, 'departureDate').fill('2026-12-01'),
    thePersonPicksASuggestedDestination: (viewer) => pickSuggested(viewer, 'destination', vancouver),
  },
  screens: { ...quickQuoteScreens, left: null },
});
