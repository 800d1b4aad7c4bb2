import { expect } from '@playwright/test';
import { formatsOf } from '#domain/formats.ts';
import { pressButton } from '../../support/journeys/pressButton.ts';
import type { Gesture, Person } from '../../support/tours/journeys/types.ts';
import { viewTours } from '../../support/tours/views.ts';
import { quoteReturnTour } from '../../tours/quoteReturn.tour.ts';

const says = (key: string) => (person: Person) =>
  expect(person.page.getByRole('heading', { level: 1 })).toHaveText(person.text(`lead.return.${key}.title`));

/** How a person comes back to a quote by the link of a mail. */
const quoteReturnDrive = {
  continues: pressButton('lead.return.repriced.continue'),
  triesAgain: pressButton('lead.return.unavailable.retry'),
  beginsAnew: pressButton('lead.return.beginAnew'),
} satisfies Record<string, Gesture>;

/** What is seen of it. */
const quoteReturnScreens = {
  takingUp: ({ page, text }: Person) =>
    expect(page.getByRole('status').filter({ hasText: text('lead.return.waiting') })).toBeVisible(),
  repriced: async (person: Person) => {
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
};

viewTours({ tour: quoteReturnTour, drive: quoteReturnDrive, screens: quoteReturnScreens });
