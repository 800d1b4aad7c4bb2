import { expect } from '@playwright/test';
import type { AnyMachineSnapshot } from 'xstate';
import { buttonOf, pressButton } from '../../support/journeys/pressButton.ts';
import type { Gesture, Look, Person } from '../../support/tours/journeys/types.ts';
import { viewTours } from '../../support/tours/views.ts';
import { confirmationResendTour } from '../../tours/confirmationResend.tour.ts';

const email = ({ page }: Person) => page.locator('#email');
const enter =
  (address: string): Gesture =>
  (person) =>
    email(person).fill(address);
const closed: Look = ({ page }) => expect(page.getByRole('dialog')).toHaveCount(0);
const sends = pressButton('policyDeliveries.resend.send');

/** How a person sends a confirmation again. */
const drive = {
  opensTheDialog: { commanded: 'the list of deliveries has the button' },
  entersEverything: enter('leo@example.ca'),
  entersTheAddressOfThePolicy: enter('ZOE@example.ca'),
  typesAnAddressInPart: enter('zoe@'),
  erasesTheAddress: enter(''),
  confirmsForThePolicy: sends,
  confirmsForOther: sends,
  confirmsTheOther: pressButton('policyDeliveries.resend.other.send'),
  changesTheAddress: pressButton('policyDeliveries.resend.other.change'),
  confirmsAnAddressInPart: sends,
  confirmsTooEarly: sends,
  closesTheDialog: pressButton('policyDeliveries.resend.cancel'),
} as const;

/** What is seen of it. */
const screens = {
  closed,
  asking: {
    requirements: ['DL-007'],
    look: (person: Person, { context }: AnyMachineSnapshot) =>
      expect(email(person)).toHaveValue(context.form.email),
  },
  'asking.editing': (person: Person) =>
    expect(buttonOf(person, 'policyDeliveries.resend.send')).toBeVisible(),
  'asking.correcting': ({ page }: Person) =>
    expect(page.locator('[aria-invalid="true"]').first()).toBeVisible(),
  'asking.failed': ({ page, text }: Person) =>
    expect(page.getByText(text('policyDeliveries.resend.failed'))).toBeVisible(),
  confirming: ({ page, text }: Person) =>
    expect(
      page.getByText(
        text('policyDeliveries.resend.other.question', {
          policyNumber: 'TC-100000001',
          address: 'leo@example.ca',
          own: 'zoe@example.ca',
        }),
      ),
    ).toBeVisible(),
  pending: ({ page }: Person) => expect(page.locator('[aria-busy="true"]')).toHaveCount(1),
  done: closed,
};

viewTours({ tour: confirmationResendTour, drive, screens });
