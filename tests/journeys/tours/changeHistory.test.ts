import { expect } from '@playwright/test';
import { bringSession } from '../../support/journeys/earlierSession.ts';
import { agents, originOf } from '../../support/journeys/portal.ts';
import { saveElsewhere } from '../../support/journeys/savedElsewhere.ts';
import { journeyTours } from '../../support/tours/journeys.ts';
import { changeHistoryDrive, changeHistoryScreens } from '../../tours/changeHistory.screens.ts';
import { changeHistoryTour } from '../../tours/changeHistory.tour.ts';

const licence = '/api/agency/TC/license/L-1003';

journeyTours({
  tour: changeHistoryTour,
  languages: ['fr'],
  reach: async ({ page, language }) => {
    await bringSession(page.context(), 'admin', agents.manager);
    for (const day of ['2028-02-28', '2028-03-31'])
      await saveElsewhere(page.context(), licence, { license: { expiredDate: `${day}T10:00:00.000Z` } });
    const asked = 'licenseType=AGENCY&orgCode=TC&licenseId=L-1003';
    await page.goto(`${originOf('admin')}/licensing/editLicense?${asked}&lang=${language}`);
    await page.getByRole('heading', { level: 1 }).waitFor();
  },
  requests: {
    readHistory: {
      url: `**${licence}/history`,
      settle: async (route, output) => {
        if ((output as readonly object[]).length > 0) return route.fallback();
        const response = await route.fetch();
        return route.fulfill({ response, json: { ...(await response.json()), changes: [] } });
      },
    },
  },
  drive: changeHistoryDrive,
  screens: {
    ...changeHistoryScreens,
    shown: ({ page }) =>
      expect(page.getByRole('row').filter({ hasText: '28-02-2028 → 31-03-2028' }).first()).toBeVisible(),
  },
  notHere: { theSessionIsRenewed: 'signing in again has journeys of its own' },
});
