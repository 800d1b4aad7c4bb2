import type { Route } from '@playwright/test';
import { bringSession } from '../../support/journeys/earlierSession.ts';
import { agents, originOf } from '../../support/journeys/portal.ts';
import { pressButton } from '../../support/journeys/pressButton.ts';
import { refuseCall } from '../../support/journeys/refuseCall.ts';
import { journeyTours } from '../../support/tours/journeys.ts';
import { advisorCodeDrive, advisorCodeScreens } from '../../tours/advisorCode.screens.ts';
import { advisorCodeTour } from '../../tours/advisorCode.tour.ts';

const overThePage = 'the modal lies over the page, which has no such control then';
const inTheTable = 'the page itself fills its table, and the walks of the view open the modal beside one';
const refused = 'the call takes no answer of the other register, which is a failure of the port then';
const answer = (route: Route, output: unknown) => route.fulfill({ json: output });

journeyTours({
  tour: advisorCodeTour,
  reach: async ({ page, language }) => {
    await bringSession(page.context(), 'admin', agents.manager);
    await page.goto(`${originOf('admin')}/advisors/register?lang=${language}`);
    await page.getByRole('heading', { level: 1 }).waitFor();
  },
  requests: {
    loadSponsors: {
      url: '**/api/advisor/sponsors',
      method: 'GET',
      settle: (route, sponsors) => answer(route, { sponsors }),
    },
    lookUpAdvisor: {
      url: '**/api/advisor/*/find?**',
      method: 'GET',
      settle: answer,
      fail: (route, error) => refuseCall(route, 502, error),
    },
  },
  drive: {
    ...advisorCodeDrive,
    opens: async (person) => {
      const { page, text } = person;
      const removals = page.getByRole('button', { name: text('advisors.sponsors.delete') });
      while ((await removals.count()) > 0) await removals.first().click();
      await pressButton('advisors.sponsors.add')(person);
    },
  },
  screens: advisorCodeScreens,
  notHere: {
    opensBesideLakes: inTheTable,
    confirmsASponsorOfTheTable: inTheTable,
    choosesFrench: overThePage,
    lhAnswersForDss: refused,
    dssAnswersForLh: refused,
    theSessionIsRenewed: 'signing in again has journeys of its own',
  },
});
