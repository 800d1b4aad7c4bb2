import { expect } from '@playwright/test';
import type { Person } from '../../support/tours/journeys/types.ts';
import { viewTours } from '../../support/tours/views.ts';
import { quoteReturnTour } from '../../tours/quoteReturn.tour.ts';

const says = (key: string) => (person: Person) =>
  expect(person.page.getByRole('heading', { level: 1 })).toHaveText(person.text(`lead.return.${key}.title`));
const waits = ({ page, text }: Person) =>
  expect(page.getByRole('status').filter({ hasText: text('lead.return.waiting') })).toBeVisible();
const presses = (key: string) => (person: Person) =>
  person.page.getByRole('button', { name: person.text(`lead.return.${key}`) }).click();

viewTours({
  tour: quoteReturnTour,
  drive: { triesAgain: presses('unavailable.retry'), beginsAnew: presses('beginAnew') },
  screens: {
    takingUp: waits,
    expired: says('expired'),
    notFound: says('notFound'),
    unavailable: says('unavailable'),
    left: null,
  },
});
