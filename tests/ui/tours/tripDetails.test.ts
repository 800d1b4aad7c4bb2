import type { AnyMachineSnapshot } from 'xstate';
import { field } from '../../support/journeys/walk.ts';
import { lisbon } from '../../support/quote/forms.ts';
import { viewTours } from '../../support/tours/views.ts';
import { pickSuggested } from '../../support/tours/views/places.ts';
import { tripDetailsDrive, tripDetailsScreens } from '../../tours/tripDetails.screens.ts';
import { tripDetailsTour } from '../../tours/tripDetails.tour.ts';

const standsAlready = (reads: (form: Record<string, unknown>) => boolean) => ({
  reason: 'it stands there already',
  where: ({ context }: AnyMachineSnapshot) => reads(context.form),
});
viewTours({
  tour: tripDetailsTour,
  drive: {
    ...tripDetailsDrive,
    thePersonTypesTheArrival: ({ page }) => field(page, 'arrivalDate').fill('2026-12-02'),
    thePersonPicksASuggestedDeparture: (viewer) => pickSuggested(viewer, 'departure', lisbon),
  },
  screens: { ...tripDetailsScreens, left: null },
  notHere: {
    thePersonTypesTheArrival: standsAlready(({ arrivalDate }) => arrivalDate === '2026-12-02'),
    thePersonTypesAnArrivalThatIsNoDate: standsAlready(({ arrivalDate }) => arrivalDate === '2026-12-'),
    thePersonSaysItIsForASuperVisa: standsAlready(({ isSuperVisa }) => isSuperVisa === 'true'),
  },
});
