import { expect, type Route } from '@playwright/test';
import type { TravelLocation } from '#domain/quote/forms.ts';
import { originOf } from '../../support/journeys/portal.ts';
import { journeyTours } from '../../support/tours/journeys.ts';
import {
  destination,
  noPlaceToErase,
  suggestDrive,
  suggestScreens,
} from '../../tours/locationSuggest.screens.ts';
import { locationSuggestTour } from '../../tours/locationSuggest.tour.ts';

/** Lets the server answer: what was asked for, or what brings one place at home, or none. */
function askFor(route: Route, [first, ...more]: readonly TravelLocation[]): Promise<void> {
  if (more.length > 0) return route.fallback();
  const asked = route.request().postDataJSON() as { variables: object };
  const where = { prefix: first?.iata ?? 'zzzz' };
  return route.fallback({ postData: { ...asked, variables: { ...asked.variables, where } } });
}

journeyTours({
  tour: locationSuggestTour,
  time: 'paused',
  reach: async ({ page, language }) => {
    await page.goto(`${originOf('b2c')}/get-a-quote?lang=${language}`);
    await page.locator('input[name="travelOutsideCanada"][value="true"]').check();
    await expect(destination(page)).toBeVisible();
    await destination(page).focus();
  },
  drive: suggestDrive,
  screens: suggestScreens,
  requests: {
    searchLocations: {
      url: '**/graphql',
      method: 'POST',
      settle: (route, output) => askFor(route, output as readonly TravelLocation[]),
    },
  },
  notHere: { thePersonErasesThePlace: noPlaceToErase },
});
