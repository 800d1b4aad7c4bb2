import { expect } from '@playwright/test';
import type { Person } from '../../support/tours/journeys/types.ts';
import { viewTours } from '../../support/tours/views.ts';
import { shortcutsTour } from '../../tours/shortcuts.tour.ts';

const list = ({ page, text }: Person) =>
  page.getByRole('dialog', { name: text('travellersTable.shortcuts') });
const areOn = (person: Person) => list(person).getByRole('checkbox');

viewTours({
  tour: shortcutsTour,
  drive: {
    opensByButton: ({ page, text }) =>
      page.getByRole('button', { name: text('travellersTable.shortcuts') }).click(),
    closes: (person) =>
      list(person)
        .getByRole('button', { name: person.text('travellersTable.shortcuts.close'), exact: true })
        .last()
        .click(),
    switchesOff: (person) => areOn(person).uncheck(),
    switchesOn: (person) => areOn(person).check(),
  },
  screens: {
    folded: (person) => expect(list(person)).toHaveCount(0),
    shown: async (person, { context }) => {
      await expect(areOn(person)).toBeChecked({ checked: context.areOn });
      await expect(list(person).locator('kbd')).toHaveCount(6);
      await expect(list(person)).toContainText(person.text('travellersTable.shortcut.share'));
    },
  },
});
