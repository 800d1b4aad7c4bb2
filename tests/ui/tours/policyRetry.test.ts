import { expect } from '@playwright/test';
import { buttonOf, pressButton } from '../../support/journeys/pressButton.ts';
import type { Person } from '../../support/tours/journeys/types.ts';
import { viewTours } from '../../support/tours/views.ts';
import { policyRetryTour } from '../../tours/policyRetry.tour.ts';

const saysWhy = ({ page, text }: Person) =>
  expect(page.getByText(text('policyInfo.retry.body'))).toBeVisible();

viewTours({
  tour: policyRetryTour,
  drive: { retries: pressButton('policyInfo.retry') },
  screens: {
    offered: saysWhy,
    retrying: (person: Person) =>
      expect(buttonOf(person, 'policyInfo.retry')).toHaveAttribute('aria-busy', 'true'),
    failed: ({ page }: Person) =>
      expect(page.getByRole('alert')).toContainText('The policy could not be put in force yet.'),
    done: saysWhy,
  },
});
