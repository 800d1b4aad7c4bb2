import { expect } from '@playwright/test';
import type { AnyMachineSnapshot } from 'xstate';
import type { ListContext } from '#machines/list/list.types.ts';
import type { Gesture, Look, Person } from '../../support/tours/journeys/types.ts';
import { viewTours } from '../../support/tours/views.ts';
import { listTour } from '../../tours/list.tour.ts';

const contextOf = ({ context }: AnyMachineSnapshot) => context as ListContext;
const button = ({ page, text }: Person, key: string, name?: string) =>
  page.getByRole('button', { name: text(`list.${key}`, name ? { name } : {}), exact: true });
const press =
  (key: string, name?: string): Gesture =>
  (person) =>
    button(person, key, name).click();
const table = ({ page }: Person) => page.getByRole('table');
/** Opens what is folded away. */
const unfold = async ({ page, text }: Person, key: string) => {
  const part = page
    .locator('details')
    .filter({ has: page.locator('summary', { hasText: text(`list.${key}`) }) });
  await part.evaluate((element) => element.setAttribute('open', ''));
};
const toggleStatus: Gesture = async (person) => {
  await unfold(person, 'columns');
  await person.page.locator('#column-status').click();
};
const views =
  (act: Gesture): Gesture =>
  async (person) => {
    await unfold(person, 'views');
    await act(person);
  };
const seeReading: Look = ({ page, text }) =>
  expect(page.getByRole('region', { name: text('list.reading') })).toBeVisible();
const seePage: Look = async (person, snapshot) => {
  const { shownColumns, marked } = contextOf(snapshot);
  await expect(table(person).getByRole('columnheader', { name: 'status' })).toHaveCount(
    shownColumns.includes('status') ? 1 : 0,
  );
  await expect(table(person).getByRole('row')).toHaveCount(3);
  await expect(table(person)).toContainText('actions of L2');
  await expect(table(person).getByRole('checkbox', { checked: true })).toHaveCount(marked.length);
  await expect(person.page.getByText(person.text('list.marked', { count: marked.length }))).toBeVisible();
};

viewTours({
  tour: listTour,
  drive: {
    sortsByName: (person) => table(person).getByRole('button', { name: 'name' }).click(),
    turnsThePage: ({ page, text }) => page.getByRole('button', { name: text('kit.paginator.next') }).click(),
    searchesAgain: press('again'),
    exportsTheRows: press('export'),
    hidesAColumn: toggleStatus,
    showsTheColumn: toggleStatus,
    marksARow: ({ page }) => page.locator('#mark-L2').click(),
    marksThePage: ({ page }) => page.locator('#mark-page').click(),
    savesTheView: views(async (person) => {
      await person.page.locator('#view-name').fill(' Mine ');
      await button(person, 'view.save').click();
    }),
    opensTheView: views(press('view.open', 'Mine')),
    deletesTheView: views(press('view.delete', 'Mine')),
  },
  screens: {
    rows: null,
    'rows.opening': null,
    'rows.returning': seeReading,
    'rows.reading': { requirements: ['LS-020'], look: seeReading },
    'rows.shown': { requirements: ['LS-020'], look: seePage },
    'rows.empty': [
      {
        requirements: ['LS-020'],
        look: (person) => expect(table(person)).toContainText(person.text('kit.table.empty')),
      },
      (person) => expect(button(person, 'again')).toBeVisible(),
    ],
    'rows.unavailable': [
      { requirements: ['LS-027'], look: (person) => expect(table(person)).toHaveCount(0) },
      (person) => expect(button(person, 'again')).toBeVisible(),
      {
        where: (snapshot) => 'colour' in contextOf(snapshot).refused,
        look: ({ page, text }) =>
          expect(page.getByText(text('list.refused', { names: 'colour' }))).toBeVisible(),
      },
    ],
    columns: null,
    views: null,
    'views.kept': null,
    'views.keeping': null,
    'views.notKept': async (person) => {
      await unfold(person, 'views');
      await expect(person.page.getByText(person.text('list.view.notKept'))).toBeVisible();
    },
    export: null,
    'export.idle': {
      requirements: ['LS-054'],
      look: (person) => expect(button(person, 'export')).not.toHaveAttribute('aria-disabled', 'true'),
    },
    'export.pending': {
      requirements: ['LS-055'],
      look: (person) => expect(button(person, 'export')).toHaveAttribute('aria-busy', 'true'),
    },
    'export.ready': ({ page, text }) => expect(page.getByText(text('list.export.ready'))).toHaveCount(1),
  },
});
