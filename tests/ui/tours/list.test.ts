import { expect } from '@playwright/test';
import type { AnyMachineSnapshot } from 'xstate';
import type { ListContext, ListPage } from '#machines/list/list.types.ts';
import { buttonOf, pressButton } from '../../support/journeys/pressButton.ts';
import type { Gesture, Look, Person } from '../../support/tours/journeys/types.ts';
import { viewTours } from '../../support/tours/views.ts';
import { listTour } from '../../tours/list.tour.ts';

const listContext = ({ context }: AnyMachineSnapshot) => context as ListContext;
const button = ({ page, text }: Person, key: string, name?: string) =>
  page.getByRole('button', { name: text(`list.${key}`, name ? { name } : {}), exact: true });
const press =
  (key: string, name?: string): Gesture =>
  (person) =>
    button(person, key, name).click();
const listTable = ({ page }: Person) => page.getByRole('table');

/** Unfolds a tool while something is done or looked at in it; it lies over the list. */
const within =
  (key: string, act: (person: Person) => unknown) =>
  async (person: Person): Promise<void> => {
    const { page, text } = person;
    const summary = page.locator('summary', { hasText: text(`list.${key}`) });
    const tool = page.locator('details').filter({ has: summary });
    await tool.evaluate((element) => element.setAttribute('open', ''));
    await act(person);
    await tool.evaluate((element) => element.removeAttribute('open'));
  };
const toggleStatus = within('columns', ({ page }) => page.locator('#column-status').click());
const views = (act: (person: Person) => unknown) => within('views', act);
const seeReading: Look = ({ page, text }) =>
  expect(page.getByRole('region', { name: text('list.reading') })).toBeVisible();

/** How a person works with a list, whatever its rows are. */
const listDrive = {
  turnsThePage: ({ page, text }: Person) =>
    page.getByRole('button', { name: text('kit.paginator.next') }).click(),
  searchesAgain: press('again'),
  exportsTheRows: press('export'),
  exportsTheMarkedRows: press('exportMarked'),
  hidesAColumn: toggleStatus,
  showsTheColumn: toggleStatus,
  asksForTheViewsAgain: views(pressButton('kit.retry')),
  savesTheView: views(async (person) => {
    await person.page.locator('#view-name').fill(' Mine ');
    await button(person, 'view.save').click();
  }),
  namesAnother: views(({ page }) => page.locator('#view-name').fill('Another')),
  opensTheView: press('view.open', 'Mine'),
  deletesTheView: views(press('view.delete', 'Mine')),
};

/** What is seen of a list, whatever its rows are. */
const listScreens = {
  rows: null,
  'rows.opening': null,
  'rows.returning': seeReading,
  'rows.reading': { requirements: ['LS-020'], look: seeReading },
  'rows.empty': [
    {
      requirements: ['LS-020'],
      look: (person: Person) => expect(listTable(person)).toContainText(person.text('kit.table.empty')),
    },
    (person: Person) => expect(button(person, 'again')).toBeVisible(),
  ],
  'rows.unavailable': [
    { requirements: ['LS-027'], look: (person: Person) => expect(listTable(person)).toHaveCount(0) },
    (person: Person) => expect(button(person, 'again')).toBeVisible(),
    {
      where: (snapshot: AnyMachineSnapshot) => 'colour' in listContext(snapshot).refused,
      look: ({ page, text }: Person) =>
        expect(page.getByText(text('list.refused', { names: 'colour' }))).toBeVisible(),
    },
  ],
  columns: null,
  views: null,
  'views.reading': views(({ page, text }) =>
    expect(page.locator('details[open]').getByText(text('kit.loading'))).toHaveCount(1),
  ),
  'views.unavailable': views(async (person) => {
    await expect(person.page.getByText(person.text('list.view.unavailable'))).toBeVisible();
    await expect(buttonOf(person, 'kit.retry')).toBeVisible();
  }),
  'views.shown': views((person) => expect(button(person, 'view.save')).toBeVisible()),
  'views.shown.kept': null,
  'views.shown.notKept': views(({ page, text }) =>
    expect(page.getByText(text('list.view.notKept'))).toBeVisible(),
  ),
  'views.keeping': views((person) =>
    expect(button(person, 'view.save')).toHaveAttribute('aria-busy', 'true'),
  ),
  export: null,
  'export.idle': {
    requirements: ['LS-054'],
    look: (person: Person) => expect(button(person, 'export')).not.toHaveAttribute('aria-disabled', 'true'),
  },
  'export.pending': {
    requirements: ['LS-055'],
    look: (person: Person) => expect(button(person, 'export')).toHaveAttribute('aria-busy', 'true'),
  },
  'export.ready': ({ page, text }: Person) =>
    expect(page.getByText(text('list.export.ready'))).toHaveCount(1),
};

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
