import { expect } from '@playwright/test';
import { viewTours } from '../../support/tours/views.ts';
import { accountTour } from '../../tours/account.tour.ts';

viewTours({
  tour: accountTour,
  drive: {
    triesAgain: async ({ page, text }) => {
      await page.getByRole('button', { name: text('account.retry') }).click();
      await expect(page.locator('#own-sessions')).toBeFocused();
    },
    endsTheOtherSession: ({ page }) => page.getByRole('listitem').getByRole('button').click(),
  },
  screens: {
    readingSessions: ({ page, text }) => expect(page.getByText(text('account.unavailable'))).toHaveCount(0),
    showingSessions: [
      async ({ page, text }, { context }) => {
        const sessions = page.getByRole('listitem');
        await expect(sessions).toHaveCount(context.sessions.length);
        await expect(sessions.first()).toContainText(text('account.current'));
        await expect(sessions.first().getByRole('button')).toHaveCount(0);
        await expect(sessions.last().getByText(text('account.notEnded'))).toHaveCount(
          context.problem === null ? 0 : 1,
        );
      },
      {
        requirements: ['LN-006', 'LN-007'],
        look: async ({ page, language }) => {
          const zone = { en: 'EST', fr: 'HNE' }[language];
          await expect(page.getByRole('listitem').first().getByRole('definition')).toHaveText([
            `2026-11-20 9:00am ${zone}`,
            `2026-11-20 10:00am ${zone}`,
          ]);
        },
      },
      {
        where: ({ context }) => context.hasEnded,
        look: ({ page }) => expect(page.locator('#own-sessions')).toBeFocused(),
      },
    ],
    endingSession: ({ page }) =>
      expect(page.getByRole('listitem').getByRole('button')).toHaveAttribute('aria-busy', 'true'),
    sessionsUnavailable: ({ page, text }) =>
      expect(page.getByText(text('account.unavailable'))).toBeVisible(),
  },
});
