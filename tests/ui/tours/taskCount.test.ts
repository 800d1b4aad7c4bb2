import { expect } from '@playwright/test';
import type { Look } from '../../support/tours/journeys/types.ts';
import { viewTours } from '../../support/tours/views.ts';
import { taskCountTour } from '../../tours/taskCount.tour.ts';

/** The number is read with words, and is missing where no task waits. */
const seeCount: Look = async ({ page, text }, { context: { count } }) => {
  const told = count ? [text('taskCount.count', { count }) + text('taskCount.open', { count })] : [];
  await expect(page.locator('p').filter({ hasText: /\S/ })).toHaveText(told);
};

viewTours({ tour: taskCountTour, drive: {}, screens: { counting: seeCount, counted: seeCount } });
