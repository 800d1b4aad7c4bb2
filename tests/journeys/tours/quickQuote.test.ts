import { expect, type Page } from '@playwright/test';
import type { AnyMachineSnapshot } from 'xstate';
import { stepPaths } from '#domain/routes.ts';
import { chooseYesNo, expectProblems, pickPlace, typePlace, visit } from '../../support/journeys/fields.ts';
import { agents, signIn } from '../../support/journeys/portal.ts';
import { dayFromNow, enterTravellers, field, submit } from '../../support/journeys/walk.ts';
import { journeyTours } from '../../support/tours/journeys.ts';
import type { Drive, Person, Screen } from '../../support/tours/journeys/types.ts';
import { quickQuoteTour } from '../../tours/quickQuote.tour.ts';

const ages = (page: Page) => page.locator('input[id^="age."]');
const pressContinue = ({ page }: Person) => submit(page).click();
const leave = (reads: (form: Record<string, unknown>) => boolean) => ({
  reason: 'it stands there already',
  where: ({ context }: AnyMachineSnapshot) => reads(context.form),
});

const drive = {
  theAgentFillsInEverything: ({ page }) => enterTravellers(page),
  theAgentTypesADepartureInThePast: ({ page }) => field(page, 'departureDate').fill(dayFromNow(-3)),
  theAgentLeavesADepartureInThePast: {
    requirements: ['QQ-018'],
    gesture: async ({ page }) => {
      await visit(page, 'departureDate');
      await expect(field(page, 'departureDate')).toHaveAttribute('aria-invalid', 'true');
    },
  },
  theAgentTurnsMultiTripOn: {
    requirements: ['QQ-012', 'QQ-013'],
    gesture: async ({ page }) => {
      await chooseYesNo(page, 'multiTrip', 'true');
      await expect(field(page, 'departureDate')).not.toHaveValue('');
      await expect(field(page, 'returnDate')).not.toBeEditable();
    },
  },
  theAgentMovesTheDepartureOfAMultiTrip: async ({ page }) => {
    const before = await field(page, 'departureDate').inputValue();
    await field(page, 'departureDate').fill(dayFromNow(before === dayFromNow(10) ? 11 : 10));
  },
  theAgentTurnsMultiTripOff: {
    requirements: ['QQ-014'],
    gesture: async ({ page }) => {
      await chooseYesNo(page, 'multiTrip', 'false');
      await expect(field(page, 'returnDate')).toHaveValue('');
    },
  },
  theAgentChoosesAnotherCountry: ({ page }) =>
    field(page, 'country')
      .selectOption('PT')
      .then(() => {}),
  theAgentTypesADestinationAbroad: async ({ page }) => {
    await chooseYesNo(page, 'travelOutsideCanada', 'true');
    await typePlace(page, 'destination', 'Lis');
  },
  theAgentTypesADestinationInCanada: async ({ page }) => {
    await chooseYesNo(page, 'travelOutsideCanada', 'false');
    await typePlace(page, 'destination', 'Vanc');
  },
  theAgentContinuesWithADestinationThatWasNotPicked: pressContinue,
  theAgentPicksASuggestedDestination: ({ page }) => pickPlace(page, 'destination', 'Vanco', 'YVR'),
  theAgentClosesTheListOfDestinations: ({ page }) => field(page, 'destination').press('Escape'),
  theAgentTypesADeparturePlace: ({ page }) => typePlace(page, 'departure', 'Tor'),
  theAgentAddsATraveller: {
    requirements: ['QQ-007'],
    gesture: async ({ page, text }) => {
      await page.getByRole('button', { name: text('quickQuote.addTraveller') }).click();
      await expect(ages(page)).toHaveCount(2);
    },
  },
  theAgentRemovesTheSecondTraveller: {
    requirements: ['QQ-008'],
    gesture: async ({ page, text }) => {
      await page.getByRole('button', { name: text('quickQuote.removeTraveller.who', { number: 2 }) }).click();
      await expect(ages(page)).toHaveCount(1);
    },
  },
  theAgentContinuesWithAnEmptyForm: pressContinue,
  theAgentContinues: pressContinue,
} satisfies Record<string, Drive>;

const screens = {
  editing: ({ page, text }) => expect(page.locator('h1')).toContainText(text('quickQuote.title')),
  correcting: { requirements: ['QQ-046'], look: ({ page }) => expectProblems(page) },
  left: ({ page, language }) =>
    expect.poll(() => new URL(page.url()).pathname).toBe(stepPaths[language].TRIP_DETAILS),
} satisfies Record<string, Screen>;

const formOfAdmin = '(chart) · agent.continue [formOfAdminIsComplete] → left';

journeyTours({
  tour: quickQuoteTour,
  reach: ({ page, language }) => signIn(page, 'b2b', agents.consultant, language),
  drive,
  screens,
  notHere: {
    theFlowLeavesForAnotherStep:
      'no step is before the first, and one after it is in the history only of somebody who was there',
    theAgentMovesTheDepartureOfAMultiTrip: leave(({ departureDate }) => departureDate === '2026-12-01'),
  },
  notFromHere: { [formOfAdmin]: 'it is the way on in administration' },
});

const { theAgentFillsInEverything, theAgentContinues } = drive;

journeyTours({
  tour: quickQuoteTour,
  beginning: 'admin',
  reach: ({ page, language }) => signIn(page, 'admin', agents.manager, language),
  drive: { theAgentFillsInEverything, theAgentContinues },
  screens: { ...screens, correcting: null },
  adds: [formOfAdmin],
});
