import { expect } from '@playwright/test';
import type { AnyMachineSnapshot } from 'xstate';
import type { Language } from '#domain/locales.ts';
import { buttonOf } from '../../support/journeys/pressButton.ts';
import { field } from '../../support/journeys/walk.ts';
import type { Gesture, Person } from '../../support/tours/journeys/types.ts';
import { viewTours } from '../../support/tours/views.ts';
import { planMatrixTour } from '../../tours/planMatrix.tour.ts';

const own = (person: Person, key: 'showCards' | 'showTable') =>
  buttonOf(person, `planSelection.matrix.${key}`);
const ofFirst = ({ page }: Person) => field(page, 'eligibility.pax-1');
const pressInDialog =
  (key: 'planSelection.matrix.eligibility.confirm' | 'kit.dialog.close'): Gesture =>
  ({ page, text }) =>
    page.getByRole('dialog').getByText(text(key), { exact: true }).click();

/**
 * How a person works with the table of plans.
 * @param medical the plan that is chosen, by its name; the first of those whose name it is
 */
function planMatrixDrive(medical: Readonly<Record<Language, string>>) {
  const takeForFirst: Gesture = ({ page, language }) =>
    page
      .getByRole('button', { name: new RegExp(`${medical[language]}, (traveller|voyageur) 1$`) })
      .first()
      .click();
  const press =
    (key: 'forAll' | 'details'): Gesture =>
    ({ page, language, text }) =>
      page
        .getByRole('button', { name: text(`planSelection.matrix.${key}.label`, { name: medical[language] }) })
        .first()
        .click();
  return {
    choosesAPlanForOne: takeForFirst,
    choosesThePlanForAll: press('forAll'),
    choosesAConfirmedPlanAgain: takeForFirst,
    givesThePlanBack: takeForFirst,
    changesTheDeductible: async ({ page }) => {
      await field(page, 'deductibleForAll').selectOption('');
      await field(page, 'deductibleForAll').selectOption('500');
    },
    agreesForTheFirst: (person) => ofFirst(person).check(),
    disagreesForTheFirst: (person) => ofFirst(person).uncheck(),
    agreesForEverybody: ({ page }) => field(page, 'eligibility.everybody').check(),
    closesTheConditions: pressInDialog('kit.dialog.close'),
    confirmsThePlans: pressInDialog('planSelection.matrix.eligibility.confirm'),
    opensTheDetails: press('details'),
    closesTheDetails: pressInDialog('kit.dialog.close'),
    comparesThePlans: (person) => buttonOf(person, 'planSelection.compare').click(),
    closesTheComparison: pressInDialog('kit.dialog.close'),
    showsTheCards: (person) => own(person, 'showCards').click(),
    showsTheTable: (person) => own(person, 'showTable').click(),
  } satisfies Record<string, Gesture>;
}

/** What is seen of it. */
const planMatrixScreens = {
  layout: null,
  'layout.opening': null,
  'layout.table': ({ page }: Person) => expect(page.locator('table').first()).toBeVisible(),
  'layout.cards': (person: Person) => expect(own(person, 'showTable')).toBeVisible(),
  choice: null,
  'choice.open': ({ page }: Person, snapshot: AnyMachineSnapshot) =>
    expect(page.getByRole('dialog')).toHaveCount(snapshot.matches({ details: 'closed' }) ? 0 : 1),
  'choice.confirming': {
    requirements: ['PS-042 partly'],
    look: async ({ page, text }: Person, { context }: AnyMachineSnapshot) => {
      const { asked, agreed } = context as { asked: readonly unknown[]; agreed: readonly unknown[] };
      const confirm = page
        .getByRole('dialog')
        .getByRole('button', { name: text('planSelection.matrix.eligibility.confirm') });
      await expect(page.getByRole('dialog').locator('li')).toHaveCount(asked.length);
      await expect(confirm).toBeVisible();
      await expect(page.locator('[role=dialog] li :checked')).toHaveCount(
        Math.min(agreed.length, asked.length),
      );
    },
  },
  'choice.telling': null,
  details: null,
  'details.closed': null,
  'details.comparing': ({ page, text }: Person) =>
    expect(
      page.getByRole('dialog').getByRole('rowheader', { name: text('planSelection.comparison.price') }),
    ).toBeVisible(),
  'details.reading': async ({ page, text }: Person) => {
    for (const part of ['points', 'limits', 'exclusions', 'documents'])
      await expect(
        page.getByRole('dialog').getByRole('heading', { name: text(`planSelection.details.${part}`) }),
      ).toBeVisible();
  },
};

viewTours({
  tour: planMatrixTour,
  drive: {
    ...planMatrixDrive({ en: 'Emergency medical', fr: 'Soins médicaux d’urgence' }),
    choosesAPlanWithoutConditions: { commanded: 'both plans of the stage have conditions' },
    givesThePlanBack: { commanded: 'the cards of the stage hear nothing of the table' },
  },
  screens: planMatrixScreens,
});
