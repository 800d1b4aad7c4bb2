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
  theAgentTypesAnArrivalThatIsNoDate: ({ page }: Person) => field(page, 'arrivalDate').fill('2026-12-'),
  theAgentLeavesAnArrivalThatIsNoDate: { requirements: ['WG-011'], gesture: leaveArrival },
  theAgentLeavesAnEmptyArrival: { requirements: ['WG-009'], gesture: leaveArrival },
  theAgentSaysItIsForASuperVisa: ({ page }: Person) => chooseYesNo(page, 'isSuperVisa', 'true'),
  theAgentTypesADeparturePlace: ({ page }: Person) => typePlace(page, 'departure', 'Lis'),
  theAgentClosesTheListOfDepartures: ({ page }: Person) => field(page, 'departure').press('Escape'),
  theAgentContinuesWithoutADeparture: pressContinue,
  theAgentContinuesWithADepartureThatWasNotPicked: pressContinue,
  theAgentContinues: pressContinue,
  theAgentGoesBack: ({ page, text }: Person) =>
    page.getByRole('button', { name: text('tripDetails.back'), includeHidden: true }).click(),
};

/** What is seen of it. */
export const tripDetailsScreens = {
  editing: async ({ page, text }: Person) =>
    expect(page.locator('h1')).toContainText(text('tripDetails.title')),
  correcting: { requirements: ['TD-022'], look: ({ page }: Person) => expectProblems(page) },
};
