import { expect } from '@playwright/test';
import { formatsOf } from '#domain/formats.ts';
import { buttonOf, pressButton } from '../../support/journeys/pressButton.ts';
import type { Person } from '../../support/tours/journeys/types.ts';
import { viewTours } from '../../support/tours/views.ts';
import { worksheetTour } from '../../tours/worksheet.tour.ts';

const button = (person: Person, key: string) => buttonOf(person, `planSelection.worksheet.${key}`);

viewTours({
  tour: worksheetTour,
  drive: { triesAgain: pressButton('kit.retry') },
  screens: {
    reading: async (person) => {
      await expect(person.page.getByRole('dialog')).toBeVisible();
      await expect(button(person, 'print')).toHaveCount(0);
    },
    shown: async (person) => {
      const { money } = formatsOf(person.language);
      const rows = person.page.getByRole('row');
      await expect(rows.getByRole('cell')).toHaveText([10_000, -2_000, -1_600, 13_300, 19_700].map(money));
      await expect(rows.nth(1)).toContainText('35');
      await expect(rows.nth(2)).toContainText(money(50_000));
      await expect(rows.nth(3)).toContainText(person.text('planSelection.adjustment.EMPLOYEE'));
      await expect(rows.nth(4)).toContainText('14');
      await expect(button(person, 'print')).toBeVisible();
    },
    unavailable: ({ page, text }) =>
      expect(page.getByText(text('planSelection.worksheet.unavailable'))).toBeVisible(),
  },
});
