import { expect } from '@playwright/test';
import { viewTours } from '../../support/tours/views.ts';
import { contentFrame, contentRetry, seeLoading, seeNoContent } from '../../tours/contentPage.screens.ts';
import { contentPageTour } from '../../tours/contentPage.tour.ts';

viewTours({
  tour: contentPageTour,
  drive: { triesAgain: ({ page }) => contentRetry(page).click() },
  screens: {
    loadingContent: { requirements: ['CN-013'], look: seeLoading },
    failed: { requirements: ['CN-013'], look: seeNoContent },
    shown: {
      requirements: ['CN-003'],
      look: async ({ page, text, language }) => {
        const menu = page.getByRole('navigation', { name: text('content.menu') }).getByRole('link');
        const pages = ['/welcome', '/faqs', '/contact-us', '/resource'].map(
          (path) => `${path}?lang=${language}`,
        );
        await expect
          .poll(() => menu.evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? '')))
          .toEqual(pages);
        await expect(contentFrame(page).contentFrame().getByText('Where to begin')).toBeVisible();
        const title = text('content.resource.title');
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
      },
    },
    'shown.measuring': null,
    'shown.resting': {
      where: ({ context }) => context.height !== null,
      look: ({ page }, { context }) => expect(contentFrame(page)).toHaveCSS('height', `${context.height}px`),
    },
  },
});
