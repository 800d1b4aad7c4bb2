import { expect } from '@playwright/test';
import { buttonOf, pressButton } from '../../support/journeys/pressButton.ts';
import { viewTours } from '../../support/tours/views.ts';
import { advisorsTour } from '../../tours/advisors.tour.ts';

viewTours({
  tour: advisorsTour,
  drive: { addsAnAdvisor: pressButton('advisors.landing.add') },
  screens: {
    deciding: null,
    landing: {
      requirements: ['AD-002 partly'],
      look: (person) => expect(buttonOf(person, 'advisors.landing.add')).toBeVisible(),
    },
    adding: ({ page }) => expect(page.locator('#firstName')).toBeVisible(),
  },
});
