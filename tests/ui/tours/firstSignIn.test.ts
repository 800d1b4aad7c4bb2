import { expect } from '@playwright/test';
import { buttonOf, pressButton } from '../../support/journeys/pressButton.ts';
import type { Person } from '../../support/tours/journeys/types.ts';
import { viewTours } from '../../support/tours/views.ts';
import { firstSignInTour } from '../../tours/firstSignIn.tour.ts';

const failures: Readonly<Record<string, string>> = {
  'identity.referenceWrong': 'wrong',
  'network.unreachable': 'failed',
  'identity.referenceExpired': 'expired',
  'identity.triedTooOften': 'used',
};
/** Why the number was not taken, with how often another can be tried. */
const seesWhy = ({ page, text }: Person, { context: { problem, triesLeft } }: Snapshot) =>
  expect(page.getByRole('alert')).toContainText(
    text(`firstSignIn.${failures[problem ?? '']}`, { count: triesLeft }),
  );
type Snapshot = { context: { problem: string | null; triesLeft: number } };

viewTours({
  tour: firstSignInTour,
  drive: {
    entersEverything: ({ page }) => page.locator('#referenceNumber').fill('k7q2 m9xwpa'),
    confirms: pressButton('firstSignIn.send'),
    confirmsWithoutNumber: pressButton('firstSignIn.send'),
    goesBack: pressButton('firstSignIn.other'),
  },
  screens: {
    asking: ({ page, text }) =>
      expect(page.getByRole('heading', { level: 1 })).toHaveText(text('firstSignIn.title')),
    'asking.editing': ({ page }) => expect(page.locator('#referenceNumber')).toBeEditable(),
    'asking.correcting': ({ page }) => expect(page.locator('[aria-invalid="true"]')).toBeVisible(),
    'asking.failed': seesWhy,
    doing: (person) => expect(buttonOf(person, 'firstSignIn.send')).toHaveAttribute('aria-busy', 'true'),
    over: seesWhy,
    done: null,
  },
});
