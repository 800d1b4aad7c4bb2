import { expect } from '@playwright/test';
import { viewTours } from '../../support/tours/views.ts';
import { changeHistoryDrive, changeHistoryScreens } from '../../tours/changeHistory.screens.ts';
import { changeHistoryTour } from '../../tours/changeHistory.tour.ts';

viewTours({
  tour: changeHistoryTour,
  drive: changeHistoryDrive,
  screens: {
    ...changeHistoryScreens,
    shown: async ({ page, text }) => {
      const row = page.getByRole('row').filter({ hasText: 'Margaret Chen' });
      await expect(row).toContainText('2026-11-01 10:00am');
      await expect(row).toContainText('31-03-2027 → 31-03-2028');
      await expect(row).toContainText('*** → ***');
      await expect(page.getByRole('table')).toContainText(text('history.system'));
    },
  },
});
