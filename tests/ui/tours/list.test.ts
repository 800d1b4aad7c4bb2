import { expect } from '@playwright/test';
import type { ListPage } from '#machines/list/list.types.ts';
import type { Look } from '../../support/tours/journeys/types.ts';
import { viewTours } from '../../support/tours/views.ts';
import { listContext, listDrive, listScreens, listTable } from '../../tours/list.screens.ts';
import { listTour } from '../../tours/list.tour.ts';

const seePage: Look = async (person, snapshot) => {
  const { shownColumns, marked, page } = listContext(snapshot);
  await expect(listTable(person).getByRole('columnheader', { name: 'status' })).toHaveCount(
    shownColumns.includes('status') ? 1 : 0,
  );
  await expect(person.page.locator('[aria-busy="true"]:has(table)')).toHaveCount(0);
  await expect(listTable(person).getByRole('row')).toHaveCount(1 + (page as ListPage).rows.length);
  await expect(listTable(person)).toContainText('actions of L2');
  await expect(listTable(person).getByRole('checkbox', { checked: true })).toHaveCount(marked.length);
  await expect(person.page.getByText(person.text('list.marked', { count: marked.length }))).toBeVisible();
};

viewTours({
  tour: listTour,
  drive: {
    ...listDrive,
    sortsByName: (person) => listTable(person).getByRole('button', { name: 'name' }).click(),
    marksARow: ({ page }) => page.locator('#mark-L2').click(),
    marksThePage: ({ page }) => page.locator('#mark-page').click(),
  },
  screens: { ...listScreens, 'rows.shown': { requirements: ['LS-020', 'LS-028'], look: seePage } },
});
