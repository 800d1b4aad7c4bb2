import { expect } from '@playwright/test';
import { buttonOf, pressButton } from '../../support/journeys/pressButton.ts';
import type { Person } from '../../support/tours/journeys/types.ts';
import { viewTours } from '../../support/tours/views.ts';
import { nameGivingTour } from '../../tours/nameGiving.tour.ts';

const sees = (key: string) => (person: Person) =>
  expect(person.page.getByText(person.text(key))).toBeVisible();

viewTours({
  tour: nameGivingTour,
  drive: {
    triesAgain: pressButton('kit.retry'),
    entersEverything: async ({ page }) => {
      await page.locator('#firstName').fill('Ada');
      await page.locator('#lastName').fill('Okafor');
    },
    typesADigit: { commanded: 'the field takes no digit' },
    confirmsTooEarly: pressButton('nameGiving.send'),
    confirms: pressButton('nameGiving.send'),
    goesBack: pressButton('nameGiving.back'),
  },
  screens: {
    reading: ({ page, text }) =>
      expect(page.getByRole('status').filter({ hasText: text('kit.loading') })).toBeVisible(),
    unavailable: sees('nameGiving.unread'),
    choosing: null,
    asking: ({ page, text }) =>
      expect(page.getByRole('heading', { level: 1 })).toHaveText(text('nameGiving.title')),
    'asking.editing': ({ page }, { context }) =>
      expect(page.getByText(context.people[0].policyNumber)).toBeVisible(),
    'asking.correcting': ({ page }) => expect(page.locator('[aria-invalid="true"]').first()).toBeVisible(),
    'asking.failed': sees('nameGiving.failed'),
    doing: (person) => expect(buttonOf(person, 'nameGiving.send')).toHaveAttribute('aria-busy', 'true'),
    done: (person, { context }) => sees(context.given > 0 ? 'nameGiving.done' : 'nameGiving.gone')(person),
  },
});
