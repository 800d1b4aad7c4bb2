import { expect } from '@playwright/test';
import { buttonOf, pressButton } from '../../support/journeys/pressButton.ts';
import type { Person } from '../../support/tours/journeys/types.ts';
import { viewTours } from '../../support/tours/views.ts';
import { policyNotesTour } from '../../tours/policyNotes.tour.ts';

const sees = (key: string) => (person: Person) =>
  expect(person.page.getByText(person.text(key))).toBeVisible();
const types =
  (text: string) =>
  async ({ page }: Person) =>
    page.locator('#text').fill(text);

viewTours({
  tour: policyNotesTour,
  drive: {
    triesAgain: async (person) => buttonOf(person, 'policyNotes.again').click(),
    entersEverything: types('The client called about a refund.'),
    typesSpaces: types(' \n '),
    typesACardNumber: types('4111 1111 1111 1111'),
    erasesTheNote: types(''),
    confirms: pressButton('policyNotes.send'),
    confirmsTooEarly: pressButton('policyNotes.send'),
    confirmsSpaces: pressButton('policyNotes.send'),
    confirmsACardNumber: pressButton('policyNotes.send'),
  },
  screens: {
    list: ({ page, text }) =>
      expect(
        page.getByRole('heading', { level: 2, name: text('policyNotes.title'), exact: true }),
      ).toBeVisible(),
    'list.reading': (person) =>
      expect(buttonOf(person, 'policyNotes.again')).toHaveAttribute('aria-busy', 'true'),
    'list.unavailable': sees('policyNotes.unavailable'),
    'list.shown': async ({ page }) => {
      const notes = page.getByRole('listitem');
      await expect(notes).toHaveText([
        'The client called about a refund.Margaret Chen, 2026-11-20 10:00am EST',
        'Called back.Margaret Chen, 2026-11-19 10:00am EST',
      ]);
    },
    'list.empty': sees('policyNotes.none'),
    adding: null,
    'adding.withheld': ({ page }) => expect(page.getByRole('textbox')).toHaveCount(0),
    'adding.asking': ({ page, text }) =>
      expect(page.getByRole('textbox', { name: text('policyNotes.text') })).toBeEditable(),
    'adding.asking.editing': ({ page }, { context }) =>
      expect(page.locator('#text')).toHaveValue(context.form.text),
    'adding.asking.correcting': ({ page }) => expect(page.locator('[aria-invalid="true"]')).toBeVisible(),
    'adding.asking.failed': sees('policyNotes.failed'),
    'adding.doing': (person) =>
      expect(buttonOf(person, 'policyNotes.send')).toHaveAttribute('aria-busy', 'true'),
    'adding.done': sees('policyNotes.added'),
    typed: null,
    'typed.free': null,
    'typed.holding': null,
  },
});
