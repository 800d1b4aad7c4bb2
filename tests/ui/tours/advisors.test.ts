import { expect } from '@playwright/test';
import type { AnyMachineSnapshot } from 'xstate';
import { buttonOf, pressButton } from '../../support/journeys/pressButton.ts';
import { viewTours } from '../../support/tours/views.ts';
import { advisorsTour } from '../../tours/advisors.tour.ts';

const isCreated = ({ context }: AnyMachineSnapshot) => context.created !== null;

viewTours({
  tour: advisorsTour,
  drive: { addsAnAdvisor: pressButton('advisors.landing.add') },
  screens: {
    deciding: null,
    landing: [
      {
        requirements: ['AD-002 partly'],
        look: (person) => expect(buttonOf(person, 'advisors.landing.add')).toBeVisible(),
      },
      {
        requirements: ['AD-084 partly'],
        where: isCreated,
        look: ({ page, text }) =>
          expect(page.getByText(text('advisors.created', { name: 'Claire Beaulieu' }))).toBeVisible(),
      },
    ],
    adding: ({ page }) => expect(page.locator('#firstName')).toBeVisible(),
  },
});
