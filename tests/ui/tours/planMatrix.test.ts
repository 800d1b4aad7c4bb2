import { expect } from '@playwright/test';
import { field } from '../../support/journeys/walk.ts';
import { viewTours } from '../../support/tours/views.ts';
import type { Person } from '../../support/tours/journeys/types.ts';
import { planMatrixTour } from '../../tours/planMatrix.tour.ts';

const medical = { en: 'Emergency medical', fr: 'Soins médicaux d’urgence' };
/** The first of two plans of the same name. */
const button = ({ page }: Person, name: string | RegExp) => page.getByRole('button', { name }).first();
const priceOf = (viewer: Person, number: number) =>
  button(viewer, new RegExp(`${medical[viewer.language]}, (traveller|voyageur) ${number}$`));
const own = (viewer: Person, key: 'forAll' | 'showCards' | 'showTable') =>
  viewer.page.getByRole('button', { name: viewer.text(`planSelection.matrix.${key}`), exact: true });
const forAll = (viewer: Person) =>
  button(viewer, viewer.text('planSelection.matrix.forAll.label', { name: medical[viewer.language] }));
const ofFirst = ({ page }: Person) => field(page, 'eligibility.pax-1');
const inDialog = (viewer: Person, key: 'confirm' | 'close') =>
  viewer.page
    .getByRole('dialog')
    .getByText(viewer.text(`planSelection.matrix.eligibility.${key}`), { exact: true });

viewTours({
  tour: planMatrixTour,
  drive: {
    choosesAPlanForOne: (viewer) => priceOf(viewer, 1).click(),
    choosesThePlanForAll: (viewer) => forAll(viewer).click(),
    choosesAConfirmedPlanAgain: (viewer) => priceOf(viewer, 1).click(),
    choosesAPlanWithoutConditions: { commanded: 'both plans of the stage have conditions' },
    givesThePlanBack: { commanded: 'the cards of the stage hear nothing of the table' },
    changesTheDeductible: async ({ page }) => {
      await field(page, 'deductibleForAll').selectOption('');
      await field(page, 'deductibleForAll').selectOption('500');
    },
    agreesForTheFirst: (viewer) => ofFirst(viewer).check(),
    disagreesForTheFirst: (viewer) => ofFirst(viewer).uncheck(),
    agreesForEverybody: ({ page }) => field(page, 'eligibility.everybody').check(),
    closesTheConditions: (viewer) => inDialog(viewer, 'close').click(),
    confirmsThePlans: (viewer) => inDialog(viewer, 'confirm').click(),
    opensTheDetails: (viewer) =>
      button(
        viewer,
        viewer.text('planSelection.matrix.details.label', { name: medical[viewer.language] }),
      ).click(),
    closesTheDetails: ({ page, text }) =>
      page.getByRole('dialog').getByText(text('planSelection.dialog.close'), { exact: true }).click(),
    showsTheCards: (viewer) => own(viewer, 'showCards').click(),
    showsTheTable: (viewer) => own(viewer, 'showTable').click(),
  },
  screens: {
    layout: null,
    'layout.table': (viewer) => expect(viewer.page.locator('table')).toBeVisible(),
    'layout.cards': (viewer) => expect(own(viewer, 'showTable')).toBeVisible(),
    choice: null,
    'choice.open': ({ page }, snapshot) =>
      expect(page.getByRole('dialog')).toHaveCount(snapshot.matches({ details: 'reading' }) ? 1 : 0),
    'choice.confirming': {
      requirements: ['PS-042 partly'],
      look: async (viewer, { context }) => {
        const { asked, agreed } = context as { asked: readonly unknown[]; agreed: readonly unknown[] };
        const confirm = viewer.page
          .getByRole('dialog')
          .getByRole('button', { name: viewer.text('planSelection.matrix.eligibility.confirm') });
        await expect(viewer.page.getByRole('dialog').locator('li')).toHaveCount(asked.length);
        await expect(confirm).toBeVisible();
        await expect(viewer.page.locator('[role=dialog] li :checked')).toHaveCount(
          Math.min(agreed.length, asked.length),
        );
      },
    },
    'choice.telling': null,
    details: null,
    'details.closed': null,
    'details.reading': async ({ page, text }) => {
      for (const part of ['points', 'limits', 'exclusions', 'documents'])
        await expect(
          page.getByRole('dialog').getByRole('heading', { name: text(`planSelection.details.${part}`) }),
        ).toBeVisible();
    },
  },
});
