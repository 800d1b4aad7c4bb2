import { bringSession } from '../../support/journeys/earlierSession.ts';
import { agents, originOf } from '../../support/journeys/portal.ts';
import { journeyTours } from '../../support/tours/journeys.ts';
import { resourcesDrive, resourcesScreens } from '../../tours/resources.screens.ts';
import { resourcesTour } from '../../tours/resources.tour.ts';

const haveJourneys = 'addresses, the other language and signing in again have journeys of their own';

journeyTours({
  tour: resourcesTour,
  reach: async ({ page, language }, starting) => {
    await bringSession(page.context(), 'b2b', agents.manager);
    starting();
    await page.goto(`${originOf('b2b')}/resources?lang=${language}`);
    await page.getByRole('heading', { level: 1 }).waitFor();
  },
  requests: {
    listPlans: {
      url: '**/api/product/plans?*',
      settle: (route, output) => route.fulfill({ json: output }),
    },
  },
  drive: resourcesDrive,
  notHere: {
    opensAComparison: haveJourneys,
    opensTheList: haveJourneys,
    theLanguageChanges: haveJourneys,
    signsInAgain: haveJourneys,
  },
  screens: resourcesScreens,
});
