import type { Route } from '@playwright/test';
import { bringSession } from '../../support/journeys/earlierSession.ts';
import { agents, originOf } from '../../support/journeys/portal.ts';
import { refuseCall } from '../../support/journeys/refuseCall.ts';
import { journeyTours } from '../../support/tours/journeys.ts';
import { taskGivingUpDrive, taskGivingUpScreens } from '../../tours/taskGivingUp.screens.ts';
import { taskGivingUpTour, taskToGiveUp } from '../../tours/taskGivingUp.tour.ts';

/** How the server says what it says, by the code of the failure. */
const statusOf: Record<string, number> = { 'request.invalid': 400, 'task.stale': 412 };

/** The page of the search that finds a task, or none. */
const foundBy = (route: Route, task: unknown) => {
  const rows = task === null ? [] : [task];
  return route.fulfill({ json: { total: rows.length, offset: 0, limit: 10, rows } });
};

journeyTours({
  tour: taskGivingUpTour,
  reach: async ({ page, language }, starting) => {
    await bringSession(page.context(), 'admin', agents.manager);
    starting();
    const asked = `id=${taskToGiveUp.taskId}&revision=1`;
    await page.goto(`${originOf('admin')}/tasks/give-up?${asked}&lang=${language}`);
    await page.getByRole('heading', { level: 1 }).waitFor();
  },
  requests: {
    readTask: { url: '**/api/tasks/search*', settle: foundBy },
    giveUpTask: {
      url: '**/api/tasks/*/given-up',
      settle: (route) => route.fulfill({ json: { taskId: taskToGiveUp.taskId, revision: 3 } }),
      fail: (route, error) => refuseCall(route, statusOf[(error as { code: string }).code] ?? 500, error),
    },
  },
  drive: taskGivingUpDrive,
  notHere: { theSessionIsRenewed: 'signing in again has journeys of its own' },
  screens: taskGivingUpScreens,
});
