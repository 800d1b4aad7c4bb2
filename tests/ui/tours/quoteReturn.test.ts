import { expect } from '@playwright/test';
import { formatsOf } from '#domain/formats.ts';
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
  drive: {
    continues: presses('repriced.continue'),
    triesAgain: presses('unavailable.retry'),
    beginsAnew: presses('beginAnew'),
  },
  screens: {
    takingUp: waits,
    repriced: async (person) => {
      await says('repriced')(person);
      const { money } = formatsOf(person.language);
      for (const cents of [7_535, 8_100])
        await expect(person.page.getByRole('cell', { name: money(cents), exact: true })).toBeVisible();
      await expect(person.page.getByText(person.text('quotes.repriced.expired'))).toBeVisible();
    },
    expired: says('expired'),
    notFound: says('notFound'),
    unavailable: says('unavailable'),
    left: null,
  },
});
