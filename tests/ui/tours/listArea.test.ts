import { expect } from '@playwright/test';
import type { Look } from '../../support/tours/journeys/types.ts';
import { viewTours } from '../../support/tours/views.ts';
import { listAreaTour } from '../../tours/listArea.tour.ts';

const seeSearch: Look = ({ page, text }) =>
  expect(page.getByRole('heading', { name: text('licensing.title'), level: 1 })).toBeVisible();
const field = (key: string) => `#filter-${key}`;

viewTours({
  tour: listAreaTour,
  drive: {},
  screens: {
    page: null,
    'page.deciding': null,
    'page.searching': [
      seeSearch,
      {
        requirements: ['LS-004', 'LS-006'],
        look: ({ page, text }) =>
          expect(page.getByRole('link', { name: text('licensing.add') })).toHaveCount(1),
      },
      {
        where: ({ context }) => context.returnedFrom === 'editPage',
        look: ({ page, text }) => expect(page.getByText(text('licensing.saved'))).toHaveCount(1),
      },
    ],
    'page.onPage': ({ page, text }) =>
      expect(page.getByRole('heading', { name: text('licenseForm.title.AGENT'), level: 1 })).toBeVisible(),
    list: null,
    'list.unneeded': null,
    'list.readingViews': ({ page, text }) =>
      expect(page.getByRole('button', { name: text('tableFilter.search') })).toHaveCount(0),
    'list.kept': {
      requirements: ['LS-043'],
      where: (snapshot) => snapshot.matches({ page: 'searching' }),
      look: async ({ page, text }) => {
        for (const key of ['branchCode', 'firstName', 'lastName', 'licenseNumber'])
          await expect(page.locator(field(key))).toBeVisible();
        for (const key of ['legalName', 'status', 'screeningStatus', 'licensedProvince', 'expiredDate'])
          await expect(page.locator(field(key))).toHaveCount(0);
        await expect(
          page.getByRole('button', {
            name: text('tableFilter.addFieldLabel', { field: text('licensing.field.expiredDate') }),
          }),
        ).toBeVisible();
      },
    },
  },
});
