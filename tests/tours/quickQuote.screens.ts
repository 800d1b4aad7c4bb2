import { expect, type Page } from '@playwright/test';
import { chooseYesNo, expectProblems, typePlace, visit } from '../support/journeys/fields.ts';
import { field, submit } from '../support/journeys/walk.ts';
import type { Person } from '../support/tours/journeys/types.ts';

const ages = (page: Page) => page.locator('input[id^="age."]');
const pressContinue = ({ page }: Person) => submit(page).click();

/** How a person works with the first step. */
export const quickQuoteDrive = {
  theAgentLeavesADepartureInThePast: {
    requirements: ['QQ-018'],
    gesture: async ({ page }: Person) => {
      await visit(page, 'departureDate');
      await expect(field(page, 'departureDate')).toHaveAttribute('aria-invalid', 'true');
    },
  },
  theAgentTurnsMultiTripOn: {
    requirements: ['QQ-012', 'QQ-013'],
    gesture: async ({ page }: Person) => {
      await chooseYesNo(page, 'multiTrip', 'true');
      await expect(field(page, 'departureDate')).not.toHaveValue('');
      await expect(field(page, 'returnDate')).not.toBeEditable();
    },
  },
  theAgentTurnsMultiTripOff: {
    requirements: ['QQ-014'],
    gesture: async ({ page }: Person) => {
      await chooseYesNo(page, 'multiTrip', 'false');
      await expect(field(page, 'returnDate')).toHaveValue('');
    },
  },
  theAgentChoosesAnotherCountry: async ({ page }: Person) => {
    await field(page, 'country').selectOption('PT');
  },
  theAgentTypesADestinationAbroad: async ({ page }: Person) => {
    await chooseYesNo(page, 'travelOutsideCanada', 'true');
    await typePlace(page, 'destination', 'Lis');
  },
  theAgentTypesADestinationInCanada: async ({ page }: Person) => {
    await chooseYesNo(page, 'travelOutsideCanada', 'false');
    await typePlace(page, 'destination', 'Vanc');
  },
  theAgentContinuesWithADestinationThatWasNotPicked: pressContinue,
  theAgentClosesTheListOfDestinations: ({ page }: Person) => field(page, 'destination').press('Escape'),
  theAgentTypesADeparturePlace: ({ page }: Person) => typePlace(page, 'departure', 'Tor'),
  theAgentAddsATraveller: {
    requirements: ['QQ-007'],
    gesture: async ({ page, text }: Person) => {
      await page.getByRole('button', { name: text('quickQuote.addTraveller') }).click();
      await expect(ages(page)).toHaveCount(2);
    },
  },
  theAgentRemovesTheSecondTraveller: {
    requirements: ['QQ-008'],
    gesture: async ({ page, text }: Person) => {
      await page.getByRole('button', { name: text('quickQuote.removeTraveller.who', { number: 2 }) }).click();
      await expect(ages(page)).toHaveCount(1);
    },
  },
  theAgentContinuesWithAnEmptyForm: pressContinue,
  theAgentContinues: pressContinue,
};

/** What is seen of the first step. */
export const quickQuoteScreens = {
  editing: ({ page, text }: Person) => expect(page.locator('h1')).toContainText(text('quickQuote.title')),
  correcting: { requirements: ['QQ-046'], look: ({ page }: Person) => expectProblems(page) },
};
