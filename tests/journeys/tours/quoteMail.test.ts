import type { Route } from '@playwright/test';
import type { FlowForms } from '#domain/quote/flowForms.ts';
import { openStepAgain } from '../../support/journeys/earlierVisit.ts';
import { originOf } from '../../support/journeys/portal.ts';
import { refuseCall } from '../../support/journeys/refuseCall.ts';
import { journeyTours } from '../../support/tours/journeys.ts';
import { quoteMailDrive, quoteMailScreens } from '../../tours/quoteMail.screens.ts';
import { quoteMailTour } from '../../tours/quoteMail.tour.ts';

/** How the mail fails, by the code of the failure; the server itself sees a name that it refuses. */
const failMailing: Record<string, (route: Route, error: unknown) => Promise<void>> = {
  'request.invalid': (route) =>
    route.continue({ postData: JSON.stringify({ ...route.request().postDataJSON(), firstName: '<b>' }) }),
  'quote.mailedOften': (route, error) => refuseCall(route, 429, error),
};

/** Nobody else's quote has this name: another one may have no price, or one that is held no longer. */
const lastName = 'Letterman';

function ofClient({ apply, ...forms }: FlowForms): FlowForms {
  if (!apply) throw new Error('The earlier visit left no application');
  return {
    ...forms,
    apply: { ...apply, travellers: apply.travellers.map((one) => ({ ...one, lastName })) },
  };
}

journeyTours({
  tour: quoteMailTour,
  reach: async ({ page, language }, starting) => {
    await openStepAgain(page, {
      application: 'b2b',
      language,
      step: 'CONTACT_DETAILS',
      otherwise: ofClient,
      wasLeft: true,
    });
    await page.goto(`${originOf('b2b')}/quotes?travellers=${lastName}&lang=${language}`);
    const id = (await page.locator('tbody tr').first().getByRole('rowheader').textContent()) ?? '';
    starting();
    await page.goto(`${originOf('b2b')}/quotes/send?id=${id}&lang=${language}`);
    await page.getByRole('heading', { level: 1 }).waitFor();
  },
  requests: {
    readClient: {
      url: '**/api/quotes/held/*/client',
      settle: (route, output) => route.fulfill({ json: output }),
    },
    mailQuote: {
      url: '**/api/quotes/held/*/mail',
      fail: async (route, error) => failMailing[(error as { code: string }).code]?.(route, error),
    },
  },
  drive: quoteMailDrive,
  screens: quoteMailScreens,
});
