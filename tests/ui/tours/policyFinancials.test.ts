import { expect } from '@playwright/test';
import type { Person } from '../../support/tours/journeys/types.ts';
import { viewTours } from '../../support/tours/views.ts';
import { policyFinancialsTour } from '../../tours/policyFinancials.tour.ts';

const chooses = (view: string) => (person: Person) =>
  person.page
    .getByText(person.text(`policyFinancials.${view}`), { exact: true })
    .first()
    .click();
/** What stands in the cells of the first policy, row by row. */
const cellsOf = ({ page }: Person) =>
  page
    .getByRole('table')
    .first()
    .locator('tbody tr')
    .evaluateAll((rows) => rows.map((row) => [...row.children].map(({ textContent }) => textContent)));
const balances = async ({ page }: Person) => {
  for (const line of [
    'Premium $1,200.00, paid $1,200.00: nothing is owed.',
    'Premium $120.00, paid $100.00: $20.00 is still owed.',
  ])
    await expect(page.getByText(line, { exact: true })).toBeVisible();
};

viewTours({
  tour: policyFinancialsTour,
  languages: ['en'],
  drive: { looksAtThePremiums: chooses('PREMIUM'), looksAtThePayments: chooses('PAYMENT') },
  screens: {
    PAYMENT: {
      requirements: ['FT-006'],
      look: async (person) => {
        expect(await cellsOf(person)).toEqual([
          ['July 1, 2026', 'Charge', 'Credit card', 'R-77-1, card ending in 4242', '$1,250.50'],
          ['July 9, 2026', 'Refund', 'Credit card', 'R-77-1, card ending in 4242', '−$50.50'],
        ]);
        await balances(person);
      },
    },
    PREMIUM: {
      requirements: ['FT-007 partly'],
      look: async (person) => {
        expect(await cellsOf(person)).toEqual([
          ['July 1, 2026', 'Purchase', 'Annual plan', '$1,250.50'],
          ['July 9, 2026', 'Endorsement', 'Annual plan', '−$50.50'],
        ]);
        await balances(person);
      },
    },
  },
});
