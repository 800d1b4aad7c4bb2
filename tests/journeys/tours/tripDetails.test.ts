import { expect } from '@playwright/test';
import type { AnyMachineSnapshot } from 'xstate';
import { documentedSteps } from '../../support/documentedPaths.ts';
import { chooseYesNo, pickPlace, typePlace } from '../../support/journeys/fields.ts';
import { openSignedIn } from '../../support/journeys/earlierSession.ts';
import { agents } from '../../support/journeys/portal.ts';
import { dayFromNow, expectStep, field, submit } from '../../support/journeys/walk.ts';
import { journeyTours } from '../../support/tours/journeys.ts';
import { tripDetailsDrive, tripDetailsScreens } from '../../tours/tripDetails.screens.ts';
import { tripDetailsTour } from '../../tours/tripDetails.tour.ts';

const typesNothingNew = (reads: (form: Record<string, unknown>) => boolean) => ({
  reason: 'it stands there already',
  where: ({ context }: AnyMachineSnapshot) => reads(context.form),
});

/** What is known of a visitor is not all that the step asks. */
const asksMore = 'a visitor is asked more than the first step';

journeyTours({
  tour: tripDetailsTour,
  reach: async ({ page, language }, starting) => {
    await openSignedIn(page, 'b2b', agents.consultant, language);
    await page.locator('input[name="flowTravellerType"][value="VISITOR_TO_CANADA"]').check();
    await field(page, 'country').selectOption('PT');
    await field(page, 'province').selectOption('ON');
    await chooseYesNo(page, 'multiTrip', 'false');
    await chooseYesNo(page, 'familyPlans', 'false');
    await pickPlace(page, 'departure', 'lis', 'LIS');
    await pickPlace(page, 'destination', 'yvr', 'YVR');
    await field(page, 'departureDate').fill(dayFromNow(30));
    await field(page, 'returnDate').fill(dayFromNow(43));
    await field(page, 'bookingDate').fill(dayFromNow(-3));
    await page.locator('input[id^="age."]').fill('40');
    await page.locator('input[id^="tripCost."]').fill('1200');
    await submit(page).click();
    await expectStep(page, 'TRIP_DETAILS', language);
    await typePlace(page, 'departure', '');
    starting();
  },
  drive: {
    ...tripDetailsDrive,
    thePersonTypesTheArrival: ({ page }) => field(page, 'arrivalDate').fill(dayFromNow(31)),
    thePersonPicksASuggestedDeparture: ({ page }) => pickPlace(page, 'departure', 'Lisb', 'LIS'),
    theFlowLeavesForAnotherStep: ({ page, text }) =>
      page
        .locator('nav a')
        .filter({ hasText: text('flow.step.TRAVELLER_DETAILS') })
        .click(),
  },
  screens: {
    ...tripDetailsScreens,
    left: ({ page, language }) =>
      expect.poll(() => new URL(page.url()).pathname).not.toBe(documentedSteps[language].TRIP_DETAILS),
  },
  notFromHere: {
    'opening · always [answersAreKnown] → confirming': asksMore,
    'confirming · person.changeAnswers → editing': asksMore,
  },
  notHere: {
    thePersonTypesTheArrival: typesNothingNew(({ arrivalDate }) => arrivalDate === '2026-12-02'),
    thePersonTypesAnArrivalThatIsNoDate: typesNothingNew(({ arrivalDate }) => arrivalDate === '2026-12-'),
    thePersonSaysItIsForASuperVisa: typesNothingNew(({ isSuperVisa }) => isSuperVisa === 'true'),
  },
});
