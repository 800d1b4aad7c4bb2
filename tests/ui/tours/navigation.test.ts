import { expect } from '@playwright/test';
import type { Look } from '../../support/tours/journeys/types.ts';
import { viewTours } from '../../support/tours/views.ts';
import { agencyNavigation, navigationTour } from '../../tours/navigation.tour.ts';

/** What has come is shown and stays until something else has; the screen is there all the while. */
const seeMenus: Look = async ({ page }, { context }) => {
  const entries = page.locator('#menu').getByRole('link', { name: 'Get a quote' });
  await expect(entries).toHaveCount(context.content?.topNav.length ?? 0);
  await expect(page.getByText(agencyNavigation.footer.text ?? '', { exact: true })).toHaveCount(
    context.content ? 1 : 0,
  );
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
};

viewTours({
  tour: navigationTour,
  drive: {},
  screens: {
    unasked: seeMenus,
    loadingContent: { requirements: ['NV-019'], look: seeMenus },
    loaded: { requirements: ['NV-019'], look: seeMenus },
    failed: { requirements: ['NV-020'], look: seeMenus },
  },
});
