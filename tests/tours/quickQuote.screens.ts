import { expect, type Page } from '@playwright/test';
import { chooseYesNo, expectProblems, typePlace, visit } from '../support/journeys/fields.ts';
import { field, submit } from '../support/journeys/walk.ts';
import type { Person } from '../support/tours/journeys/types.ts';

const ages = (page: Page) => page.locator('input[id^="age."]');
const pressContinue = ({ page }: Person) => submit(page).click();

/** How a person works with the first step. */
export const quickQuoteDrive = {
  thePersonLeavesADepartureInThePast: {
    requirements: ['QQ-018 partly'],
    gesture: async ({ page }: Person) => {
      await visit(page, 'departureDate');
      await expect(field(page, 'departureDate')).toHaveAttribute('aria-invalid', 'true');
    },
  },
  thePersonTurnsMultiTripOn: {
    requirements: ['QQ-012 partly', 'QQ-013 partly'],
    gesture: async ({ page }: Person) => {
      await chooseYesNo(page, 'multiTrip', 'true');
      await expect(field(page, 'departureDate')).not.toHaveValue('');
      await expect(field(page, 'returnDate')).not.toBeEditable();
    },
  },
  thePersonTurnsMultiTripOff: {
    requirements: ['QQ-014 partly'],
    gesture: async ({ page }: Person) => {
      await chooseYesNo(page, 'multiTrip', 'false');
      await expect(field(page, 'returnDate')).toHaveValue('');
    },
  },
  thePersonChoosesAnotherCountry: async ({ page }: Person) => {
    await field(page, 'country').selectOption('PT');
  },
  thePersonTypesADestinationAbroad: async ({ page }: Person) => {
    await chooseYesNo(page, 'travelOutsideCanada', 'true');
    await typePlace(page, 'destination', 'Lis');
  },
  thePersonTypesADestinationInCanada: async ({ page }: Person) => {
    await chooseYesNo(page, 'travelOutsideCanada', 'false');
    await typePlace(page, 'destination', 'Vanc');
  },
  thePersonContinuesWithADestinationThatWasNotPicked: pressContinue,
  thePersonClosesTheListOfDestinations: ({ page }: Person) => field(page, 'destination').press('Escape'),
  thePersonTypesADeparturePlace: ({ page }: Person) => typePlace(page, 'departure', 'Tor'),
  thePersonAddsATraveller: {
    requirements: ['QQ-007 partly'],
    gesture: async ({ page, text }: Person) => {
      await page.getByRole('button', { name: text('quickQuote.addTraveller') }).click();
      await expect(ages(page)).toHaveCount(2);
    },
  },
  thePersonRemovesTheSecondTraveller: {
    requirements: ['QQ-008 partly'],
    gesture: async ({ page, text }: Person) => {
      await page.getByRole('button', { name: text('quickQuote.removeTraveller.who', { number: 2 }) }).click();
      await expect(ages(page)).toHaveCount(1);
    },
  },
  thePersonContinuesWithAnEmptyForm: pressContinue,
  thePersonContinues: pressContinue,
};

/** What is seen of the first step. */
export const quickQuoteScreens = {
  editing: ({ page, text }: Person) => expect(page.locator('h1')).toContainText(text('quickQuote.title')),
  correcting: { requirements: ['QQ-046 partly'], look: ({ page }: Person) => expectProblems(page) },
};
