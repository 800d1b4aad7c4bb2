import { bringSession } from '../../support/journeys/earlierSession.ts';
import { agents, originOf } from '../../support/journeys/portal.ts';
import { journeyTours } from '../../support/tours/journeys.ts';
import { keptWorksheetsDrive, keptWorksheetsScreens } from '../../tours/keptWorksheets.screens.ts';
import { keptWorksheetsTour } from '../../tours/keptWorksheets.tour.ts';

const haveJourneys = 'the other language and signing in again have journeys of their own';

journeyTours({
  tour: keptWorksheetsTour,
  reach: async ({ page, language }, starting) => {
    await bringSession(page.context(), 'b2b', agents.manager);
    starting();
    await page.goto(`${originOf('b2b')}/quotes/worksheets?id=Q-100001&lang=${language}`);
    await page.getByRole('heading', { level: 1 }).waitFor();
  },
  requests: {
    readWorksheets: {
      url: '**/api/quotes/held/Q-100001/worksheets',
      settle: (route, output) => route.fulfill({ json: { travellers: output } }),
    },
  },
  drive: keptWorksheetsDrive,
  notHere: { theOtherLanguageIsChosen: haveJourneys, theSessionIsRenewed: haveJourneys },
  screens: keptWorksheetsScreens,
});
