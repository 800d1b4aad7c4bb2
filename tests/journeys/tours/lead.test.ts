import type { Route } from '@playwright/test';
import { openStepAgain } from '../../support/journeys/earlierVisit.ts';
import { journeyTours } from '../../support/tours/journeys.ts';
import { leadDrive, leadScreens } from '../../tours/lead.screens.ts';
import { leadTour } from '../../tours/lead.tour.ts';

/** The server itself sees a name that it refuses. */
const sendHtml = (route: Route) =>
  route.continue({
    postData: JSON.stringify({ ...route.request().postDataJSON(), firstName: '<b>Zoé</b>' }),
  });

journeyTours({
  tour: leadTour,
  reach: async ({ page, language, text }) => {
    await openStepAgain(page, { application: 'b2c', language, step: 'SELECT_PLAN' });
    await page.getByRole('button', { name: text('lead.unfold') }).waitFor();
  },
  requests: {
    createLead: {
      url: '**/api/policies/lead',
      fail: (route, error) =>
        (error as { code: string }).code === 'request.invalid' ? sendHtml(route) : route.abort('failed'),
    },
  },
  drive: leadDrive,
  notHere: { typesHtml: 'the mask of the field takes no such signs' },
  screens: leadScreens,
});
