import { expect } from '@playwright/test';
import type { Person } from '../../support/tours/journeys/types.ts';
import { viewTours } from '../../support/tours/views.ts';
import { licenseHistoryTour } from '../../tours/licenseHistory.tour.ts';

const button = ({ page, text }: Person, key: string) =>
  page.getByRole('button', { name: text(`licenseForm.history.${key}`), exact: true });

viewTours({
  tour: licenseHistoryTour,
  drive: { opensTheHistory: (person) => button(person, 'show').or(button(person, 'hide')).click() },
  screens: {
    hidden: ({ page }) => expect(page.getByRole('table')).toHaveCount(0),
    reading: (person) => expect(button(person, 'show')).toHaveAttribute('aria-busy', 'true'),
    shown: [
      {
        where: ({ context }) => context.changes.length > 0,
        look: async ({ page, text }) => {
          const row = page.getByRole('row').filter({ hasText: 'Margaret Chen' });
          await expect(row).toContainText('2026-11-01 10:00am');
          await expect(row).toContainText('31-03-2027 → 31-03-2028');
          await expect(row).toContainText('*** → ***');
          await expect(page.getByRole('table')).toContainText(text('licenseForm.history.system'));
        },
      },
      {
        where: ({ context }) => context.changes.length === 0,
        look: ({ page, text }) => expect(page.getByText(text('licenseForm.history.none'))).toBeVisible(),
      },
    ],
    unavailable: ({ page, text }) =>
      expect(page.getByText(text('licenseForm.history.unavailable'))).toBeVisible(),
  },
});
