import { expect } from '@playwright/test';
import type { Gesture, Look, Person } from '../../support/tours/journeys/types.ts';
import { viewTours } from '../../support/tours/views.ts';
import { quoteMailTour } from '../../tours/quoteMail.tour.ts';

const id = 'Q-100001';
const field = ({ page }: Person, key: string) => page.locator(`#${key}`);
const presses =
  (key: string): Gesture =>
  ({ page, text }) =>
    page.getByRole('button', { name: text(key), exact: true }).click();
const seeForm: Look = ({ page, text }) =>
  expect(page.getByRole('button', { name: text('quotes.mail.send'), exact: true })).toBeVisible();

viewTours({
  tour: quoteMailTour,
  drive: {
    entersTheClient: async (person) => {
      await field(person, 'firstName').fill('Zoé');
      await field(person, 'email').fill('zoe@example.ca');
    },
    typesAnAddressInPart: (person) => field(person, 'email').fill('zoe@'),
    sends: presses('quotes.mail.send'),
    sendsTooEarly: presses('quotes.mail.send'),
    goesBack: presses('quotes.mail.back'),
  },
  screens: {
    reading: async ({ page, text }) => {
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(text('quotes.mail.title', { id }));
      await expect(page.locator('#email')).toHaveCount(0);
    },
    asking: seeForm,
    'asking.editing': async ({ page }, { context }) => {
      await expect(page.locator('#email')).toHaveValue(context.form.email);
      await expect(page.locator('#firstName')).toHaveValue(context.form.firstName);
    },
    'asking.correcting': ({ page }) => expect(page.locator('[aria-invalid="true"]').first()).toBeVisible(),
    'asking.failed': ({ page, text }) => expect(page.getByText(text('quotes.mail.failed'))).toBeVisible(),
    sending: ({ page, text }) =>
      expect(page.getByRole('button', { name: text('quotes.mail.send') })).toHaveAttribute(
        'aria-busy',
        'true',
      ),
    sent: ({ page, text }) =>
      expect(page.getByText(text('quotes.mail.sent', { id, address: 'zoe@example.ca' }))).toBeVisible(),
  },
});
