import { expect } from '@playwright/test';
import type { SnapshotFrom } from 'xstate';
import type { listAreaMachine } from '#machines/listArea/listArea.machine.ts';
import { unfoldFields } from '../../support/journeys/addField.ts';
import type { Gesture, Look } from '../../support/tours/journeys/types.ts';
import { viewTours } from '../../support/tours/views.ts';
import { listAreaTour } from '../../tours/listArea.tour.ts';

const roomOf = ({ context: { area } }: Snapshot) => area.slice(1) as 'licensing' | 'quotes' | 'maintenance';
const ofLicenses = (snapshot: Snapshot) => snapshot.context.list.name === 'licenses';
const seeSearch: Look = ({ page, text }, snapshot) =>
  expect(
    page.getByRole('heading', { name: text(`${roomOf(snapshot as Snapshot)}.title`), level: 1 }),
  ).toBeVisible();
const id = 'Q-100001';
const presses =
  (key: string): Gesture =>
  ({ page, text }) =>
    page
      .getByRole('dialog')
      .getByRole('button', { name: text(key), exact: true })
      .click();
type Snapshot = SnapshotFrom<typeof listAreaMachine>;
const field = (key: string) => `#filter-${key}`;

viewTours({
  tour: listAreaTour,
  drive: {
    actsOnARow: ({ page }) => page.getByRole('button', { name: id, exact: true }).click(),
    opensThePageOfARow: { commanded: 'the page comes with the list that has one' },
    choosesQuotes: {
      commanded: 'what is typed is said with it; tests/journeys/policySearch.test.ts chooses',
    },
    choosesPolicies: { commanded: 'the same' },
    opensAPolicy: {
      commanded: 'a link leads out of the list; tests/journeys/policySearch.test.ts follows it',
    },
    goesOn: presses('list.act.goOn'),
    stays: presses('list.act.stay'),
  },
  screens: {
    page: null,
    'page.deciding': null,
    'page.searching': [
      seeSearch,
      {
        requirements: ['LS-004', 'LS-006'],
        where: ofLicenses,
        look: ({ page, text }) =>
          expect(page.getByRole('link', { name: text('licensing.add') })).toHaveCount(1),
      },
      {
        where: ({ context }) => context.returnedFrom === 'editPage',
        look: async ({ page, text }) => {
          const said = text('licensing.saved', { name: 'Luc Roy, NB-60427' });
          await expect(page.getByRole('alertdialog', { name: said }).first()).toBeVisible();
        },
      },
    ],
    'page.onPage': {
      where: ofLicenses,
      look: ({ page, text }) =>
        expect(page.getByRole('heading', { name: text('licenseForm.title.AGENT'), level: 1 })).toBeVisible(),
    },
    act: null,
    'act.resting': null,
    'act.resting.idle': null,
    'act.resting.done': {
      where: (snapshot) => snapshot.matches({ page: 'searching' }),
      look: ({ page, text }) =>
        expect(page.getByText(text('quotes.act.resume.failed', { id }))).toHaveCount(0),
    },
    'act.resting.failed': {
      where: (snapshot) => snapshot.matches({ page: 'searching' }),
      look: ({ page, text }) =>
        expect(page.getByText(text('quotes.act.resume.failed', { id }))).toBeVisible(),
    },
    'act.acting': null,
    'act.telling': ({ page, text }) =>
      expect(page.getByRole('dialog', { name: text('quotes.act.resume.told', { id }) })).toContainText(
        /129[.,]60/,
      ),
    list: null,
    'list.unneeded': null,
    'list.kept': {
      requirements: ['LS-043'],
      where: (snapshot) => ofLicenses(snapshot) && snapshot.matches({ page: 'searching' }),
      look: async (person) => {
        const { page, text } = person;
        for (const key of ['branchCode', 'firstName', 'lastName', 'licenseNumber'])
          await expect(page.locator(field(key))).toBeVisible();
        for (const key of ['legalName', 'status', 'screeningStatus', 'licensedProvince', 'expiredDate'])
          await expect(page.locator(field(key))).toHaveCount(0);
        await unfoldFields(person);
        const name = text('tableFilter.addFieldLabel', { field: text('licensing.field.expiredDate') });
        await expect(page.getByRole('button', { name })).toBeVisible();
        await page.keyboard.press('Escape');
      },
    },
  },
});
