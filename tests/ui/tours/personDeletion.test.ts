import { expect } from '@playwright/test';
import { buttonOf, pressButton } from '../../support/journeys/pressButton.ts';
import { viewTours } from '../../support/tours/views.ts';
import { personDeletionTour } from '../../tours/personDeletion.tour.ts';

viewTours({
  tour: personDeletionTour,
  drive: {
    wantsToDelete: pressButton('personDeletion.delete'),
    keepsThem: pressButton('personDeletion.keep'),
    confirms: pressButton('personDeletion.confirm'),
  },
  screens: {
    closed: ({ page, text }, { context }) =>
      expect(page.getByRole('button', { name: text('personDeletion.delete'), exact: true })).toHaveCount(
        context.mayDelete ? 1 : 0,
      ),
    asking: async ({ page, text }, { context }) => {
      const dialog = page.getByRole('dialog', {
        name: text('personDeletion.title', { name: 'Sophie Lavoie' }),
      });
      await expect(dialog).toContainText(text('personDeletion.body'));
      await expect(dialog.getByRole('alert')).toHaveCount(context.problem === null ? 0 : 1);
    },
    deleting: (person) =>
      expect(buttonOf(person, 'personDeletion.confirm')).toHaveAttribute('aria-busy', 'true'),
    deleted: ({ page }) => expect(page.getByRole('dialog')).toHaveCount(0),
  },
});
