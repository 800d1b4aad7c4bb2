import { expect } from '@playwright/test';
import { pasteInto } from '../../support/journeys/paste.ts';
import { field } from '../../support/journeys/walk.ts';
import { viewTours } from '../../support/tours/views.ts';
import type { Person } from '../../support/tours/journeys/types.ts';
import { tables, travellersTableTour } from '../../tours/travellersTable.tour.ts';

const paste =
  (text: string) =>
  ({ page }: Person) =>
    pasteInto(page, 'age.pax-1', text);
const refused = ({ page, text }: Person) =>
  page.getByRole('alert').filter({ hasText: text('travellersTable.refused.title') });

viewTours({
  tour: travellersTableTour,
  drive: {
    pastesAgesAndCosts: paste(tables.family),
    pastesLetters: paste(tables.headed),
    pastesThirteenRows: paste(tables.thirteen),
    pastesDollars: paste(tables.dollars),
    sharesTheCost: ({ page, text }) =>
      page.getByRole('button', { name: text('travellersTable.shareTripCost') }).click(),
    closesTheRefusal: ({ page, text }) =>
      page.getByRole('button', { name: text('travellersTable.refused.close') }).click(),
    endsTheLastRow: async ({ page }) => {
      await field(page, 'age.pax-3').fill('40');
      await field(page, 'age.pax-3').press('Enter');
    },
    endsAnEmptyRow: async ({ page }) => {
      await field(page, 'age.pax-3').fill('');
      await field(page, 'tripCost.pax-3').fill('');
      await field(page, 'tripCost.pax-3').press('Enter');
    },
  },
  screens: {
    typing: async (viewer) => expect(refused(viewer)).toHaveCount(0),
    pasted: ({ page, text }) =>
      expect(
        page.getByRole('status').filter({ hasText: text('travellersTable.pasted', { count: 3 }) }),
      ).toHaveCount(1),
    shared: ({ page, text }) =>
      expect(page.getByRole('status').filter({ hasText: text('travellersTable.shared') })).toHaveCount(1),
    refused: async (viewer) => {
      await expect(refused(viewer)).toBeVisible();
      await expect(field(viewer.page, 'age.pax-1')).toHaveValue('40');
    },
  },
});
