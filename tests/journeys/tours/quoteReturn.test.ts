import type { Route } from '@playwright/test';
import { documentedSteps } from '../../support/documentedPaths.ts';
import { originOf } from '../../support/journeys/portal.ts';
import { refuseCall } from '../../support/journeys/refuseCall.ts';
import { journeyTours } from '../../support/tours/journeys.ts';
import { quoteReturnDrive, quoteReturnScreens } from '../../tours/quoteReturn.screens.ts';
import { quoteReturnTour } from '../../tours/quoteReturn.tour.ts';

/** Of the form of a link, which no mail has. */
const token = '1.bxwfCp1TSg6PegxfPxsqTQ.signature';

/** How a link fails, by the code of the failure; what is unknown or mutilated, the server itself sees. */
const failOpening: Record<string, (route: Route, error: unknown) => Promise<void>> = {
  'quoteLink.expired': (route, error) => refuseCall(route, 410, error),
  notFound: (route) => route.continue(),
  'request.invalid': (route) => route.continue({ postData: '{"token":""}' }),
  'network.unreachable': (route) => route.abort('failed'),
};

journeyTours({
  tour: quoteReturnTour,
  reach: async ({ page, language }, starting) => {
    starting();
    const path = documentedSteps[language].TRAVELLER_DETAILS;
    await page.goto(`${originOf('b2c')}${path}?lang=${language}#continue=${token}`);
  },
  requests: {
    takeUpQuote: {
      url: '**/api/leads/open',
      settle: (route, repriced) =>
        route.fulfill({ json: { draftId: crypto.randomUUID(), step: 'SELECT_PLAN', repriced } }),
      fail: async (route, error) => failOpening[(error as { code: string }).code]?.(route, error),
    },
  },
  drive: quoteReturnDrive,
  screens: quoteReturnScreens,
});
