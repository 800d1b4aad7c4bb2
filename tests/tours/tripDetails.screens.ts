import { expect } from '@playwright/test';
import { chooseYesNo, expectProblems, typePlace, visit } from '../support/journeys/fields.ts';
import { field, submit } from '../support/journeys/walk.ts';
import type { Person } from '../support/tours/journeys/types.ts';

const leaveArrival = async ({ page }: Person) => {
  await visit(page, 'arrivalDate');
  await expect(field(page, 'arrivalDate')).toHaveAttribute('aria-invalid', 'true');
};
const pressContinue = ({ page }: Person) => submit(page).click();

/** How a person works with the trip details of a visitor. */
export const tripDetailsDrive = {
  thePersonTypesAnArrivalThatIsNoDate: ({ page }: Person) => field(page, 'arrivalDate').fill('2026-12-'),
  thePersonLeavesAnArrivalThatIsNoDate: { requirements: ['WG-011'], gesture: leaveArrival },
  thePersonLeavesAnEmptyArrival: {
    requirements: ['WG-009 partly'],
    gesture: async (person: Person) => {
      await field(person.page, 'arrivalDate').fill('');
      await leaveArrival(person);
    },
  },
  thePersonSaysItIsForASuperVisa: ({ page }: Person) => chooseYesNo(page, 'isSuperVisa', 'true'),
  thePersonTypesADeparturePlace: ({ page }: Person) => typePlace(page, 'departure', 'Lis'),
  thePersonClosesTheListOfDepartures: ({ page }: Person) => field(page, 'departure').press('Escape'),
  thePersonContinuesWithoutADeparture: pressContinue,
  thePersonContinuesWithADepartureThatWasNotPicked: pressContinue,
  thePersonContinues: pressContinue,
  thePersonChangesTheAnswers: ({ page, text }: Person) =>
    page.getByRole('button', { name: text('tripDetails.known.change') }).click(),
  thePersonGoesBack: ({ page, text }: Person) =>
    page.getByRole('button', { name: text('tripDetails.back'), includeHidden: true }).click(),
};

/** What is seen of it. */
export const tripDetailsScreens = {
  opening: null,
  confirming: async ({ page, text }: Person) => {
    await expect(page.getByText(text('tripDetails.lead.known'))).toBeVisible();
    await expect(page.locator('main form input')).toHaveCount(0);
  },
  editing: async ({ page, text }: Person) =>
    expect(page.locator('h1')).toContainText(text('tripDetails.title')),
  correcting: { requirements: ['TD-022 partly'], look: ({ page }: Person) => expectProblems(page) },
};
