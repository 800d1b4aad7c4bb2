import { expect } from '@playwright/test';
import type { AnyMachineSnapshot } from 'xstate';
import { buttonOf, pressButton } from '../../support/journeys/pressButton.ts';
import type { Gesture, Look, Person } from '../../support/tours/journeys/types.ts';
import { viewTours } from '../../support/tours/views.ts';
import { quoteMailTour } from '../../tours/quoteMail.tour.ts';

/** A text that names a quote, whichever it is. */
const naming = (words: (id: string) => string) => new RegExp(words('Q-NUMBER').replace('Q-NUMBER', 'Q-\\d+'));
const field = ({ page }: Person, key: string) => page.locator(`#${key}`);
const seeForm: Look = (person) => expect(buttonOf(person, 'quotes.mail.send')).toBeVisible();

/** How a person mails a quote. */
const quoteMailDrive = {
  entersEverything: async (person) => {
    await field(person, 'firstName').fill('Zoé');
    await field(person, 'email').fill('zoe@example.ca');
  },
  typesAnAddressInPart: (person) => field(person, 'email').fill('zoe@'),
  confirms: pressButton('quotes.mail.send'),
  confirmsAnAddressInPart: pressButton('quotes.mail.send'),
  confirmsTooEarly: pressButton('quotes.mail.send'),
  goesBack: pressButton('quotes.mail.back'),
} satisfies Record<string, Gesture>;

/** What is seen of it. */
const quoteMailScreens = {
  reading: async ({ page, text }: Person) => {
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      naming((id) => text('quotes.mail.title', { id })),
    );
    await expect(page.locator('#email')).toHaveCount(0);
  },
  asking: seeForm,
  'asking.editing': async ({ page }: Person, { context }: AnyMachineSnapshot) => {
    await expect(page.locator('#email')).toHaveValue(context.form.email);
    await expect(page.locator('#firstName')).toHaveValue(context.form.firstName);
  },
  'asking.correcting': ({ page }: Person) =>
    expect(page.locator('[aria-invalid="true"]').first()).toBeVisible(),
  'asking.failed': ({ page, text }: Person) =>
    expect(page.getByText(text('quotes.mail.failed'))).toBeVisible(),
  doing: (person: Person) =>
    expect(buttonOf(person, 'quotes.mail.send')).toHaveAttribute('aria-busy', 'true'),
  done: ({ page, text }: Person) =>
    expect(
      page.getByText(naming((id) => text('quotes.mail.sent', { id, address: 'zoe@example.ca' }))),
    ).toBeVisible(),
};

viewTours({ tour: quoteMailTour, drive: quoteMailDrive, screens: quoteMailScreens });
