import { expect } from '@playwright/test';
import type { AnyMachineSnapshot } from 'xstate';
import { documentedSteps } from '../../support/documentedPaths.ts';
import { pickPlace } from '../../support/journeys/fields.ts';
import { openSignedIn } from '../../support/journeys/earlierSession.ts';
import { agents } from '../../support/journeys/portal.ts';
import { dayFromNow, enterTravellers, field } from '../../support/journeys/walk.ts';
import { journeyTours } from '../../support/tours/journeys.ts';
import type { Drive, Screen } from '../../support/tours/journeys/types.ts';
import { quickQuoteDrive, quickQuoteScreens } from '../../tours/quickQuote.screens.ts';
import { quickQuoteTour } from '../../tours/quickQuote.tour.ts';

const leave = (reads: (form: Record<string, unknown>) => boolean) => ({
  reason: 'it stands there already',
  where: ({ context }: AnyMachineSnapshot) => reads(context.form),
});

const drive = {
  ...quickQuoteDrive,
  thePersonFillsInEverything: ({ page }) => enterTravellers(page),
  thePersonTypesADepartureInThePast: ({ page }) => field(page, 'departureDate').fill(dayFromNow(-3)),
  thePersonMovesTheDepartureOfAMultiTrip: async ({ page }) => {
    const before = await field(page, 'departureDate').inputValue();
    await field(page, 'departureDate').fill(dayFromNow(before === dayFromNow(10) ? 11 : 10));
  },
  thePersonPicksASuggestedDestination: ({ page }) => pickPlace(page, 'destination', 'Vanco', 'YVR'),
} satisfies Record<string, Drive>;

const screens = {
  ...quickQuoteScreens,
  left: ({ page, language }) =>
    expect.poll(() => new URL(page.url()).pathname).toBe(documentedSteps[language].TRIP_DETAILS),
} satisfies Record<string, Screen>;

journeyTours({
  tour: quickQuoteTour,
  reach: ({ page, language }) => openSignedIn(page, 'b2b', agents.consultant, language),
  drive,
  screens,
  notHere: {
    theFlowLeavesForAnotherStep:
      'no step is before the first, and one after it is in the history only of somebody who was there',
    theNextDayComes: 'signing in again has journeys of its own',
    thePersonMovesTheDepartureOfAMultiTrip: leave(({ departureDate }) => departureDate === '2026-12-01'),
  },
});
