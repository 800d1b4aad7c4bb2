import { expect } from '@playwright/test';
import { buttonOf, pressButton } from '../../support/journeys/pressButton.ts';
import type { Person } from '../../support/tours/journeys/types.ts';
import { viewTours } from '../../support/tours/views.ts';
import { policyDeliveriesTour } from '../../tours/policyDeliveries.tour.ts';

const rows = [
  '2026-11-21 3:30pm ESTleo@example.caEnglishOn its wayNot kept',
  '2026-11-20 10:00am ESTzoe@example.caFrenchSentAs sent (PDF)',
];

/** What is seen of it. */
const screens = {
  reading: (person: Person) => expect(buttonOf(person, 'policyDeliveries.resend')).toBeVisible(),
  unavailable: ({ page, text }: Person) =>
    expect(page.getByText(text('policyDeliveries.unavailable'))).toBeVisible(),
  shown: {
    requirements: ['DL-011'],
    look: ({ page }: Person) => expect(page.getByRole('row')).toHaveText([/Recipient/, ...rows]),
  },
  empty: ({ page, text }: Person) => expect(page.getByText(text('policyDeliveries.empty'))).toBeVisible(),
};

viewTours({
  tour: policyDeliveriesTour,
  drive: { triesAgain: pressButton('kit.retry') },
  screens,
  languages: ['en'],
});
