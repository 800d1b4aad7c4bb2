import { expect } from '@playwright/test';
import type { Person } from '../../support/tours/journeys/types.ts';
import { viewTours } from '../../support/tours/views.ts';
import { policyInfoTour } from '../../tours/policyInfo.tour.ts';

const panels = ({ page }: Person) => page.locator('details');

/** Two policies, the first one open. */
const shown = async (person: Person) => {
  const { page } = person;
  await expect(panels(person)).toHaveCount(2);
  await expect(panels(person).first()).toHaveAttribute('open');
  await expect(panels(person).first()).toContainText('TC-100000001');
  await expect(panels(person).first()).toContainText('12 rue des Érables');
  await expect(panels(person).last()).toContainText('TC-100000002');
  await expect(panels(person).last()).not.toHaveAttribute('open');
  await expect(page.getByText('Zoé Tremblay').first()).toBeVisible();
  await expect(page.getByRole('textbox')).toHaveCount(0);
};

viewTours({
  tour: policyInfoTour,
  drive: {
    theSessionIsRenewed: { commanded: 'the portal says it' },
  },
  screens: {
    shown: { requirements: ['PV-004 partly', 'PV-014', 'PV-015 partly'], look: shown },
  },
});
