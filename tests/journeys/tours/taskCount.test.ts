import { expect } from '@playwright/test';
import { bringSession } from '../../support/journeys/earlierSession.ts';
import { agents, originOf } from '../../support/journeys/portal.ts';
import type { Look } from '../../support/tours/journeys/types.ts';
import { journeyTours } from '../../support/tours/journeys.ts';
import { taskCountTour } from '../../tours/taskCount.tour.ts';

/** The number is part of the name of the way to the tasks, and is missing where no task waits. */
const seeCount: Look = async ({ page, text }, { context: { count } }) => {
  const told = count ? text('taskCount.open', { count }) : '';
  const name = new RegExp(`^${text('tasks.title')}\\s*${told}$`);
  await expect(page.getByRole('link', { name })).toBeVisible();
};

journeyTours({
  tour: taskCountTour,
  reach: async ({ page, language }, starting) => {
    await bringSession(page.context(), 'admin', agents.manager);
    starting();
    await page.goto(`${originOf('admin')}/?lang=${language}`);
    await page.getByRole('heading', { level: 1 }).waitFor();
  },
  requests: {
    countTasks: {
      url: '**/api/tasks/count',
      settle: (route, count) => route.fulfill({ json: { count } }),
    },
  },
  drive: {},
  notHere: { itIsAskedAgain: 'journeys of the tasks themselves settle some, after which it is asked again' },
  screens: { counting: seeCount, counted: seeCount },
});
