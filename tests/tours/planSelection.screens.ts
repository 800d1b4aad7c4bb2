import { expect } from '@playwright/test';
import type { AnyMachineSnapshot } from 'xstate';
import { expectProblems } from '../support/journeys/fields.ts';
import { pressButton } from '../support/journeys/pressButton.ts';
import type { Look, Person } from '../support/tours/journeys/types.ts';

/** How many travellers have no plan to choose from. */
const problems = ({ context }: AnyMachineSnapshot) =>
  (context.offers as { problem: string | null }[]).filter(({ problem }) => problem !== null).length;

const seeBusy: Look = ({ page, text }) =>
  expect(page.getByText(text('planSelection.continue.busy'))).toBeVisible();

/** Each traveller without plans can be asked for again. */
export const seeRetries: Look = ({ page, text }, snapshot) =>
  expect(
    page.getByRole('button', { name: new RegExp(`^${text('planSelection.traveller.retry')}`) }),
  ).toHaveCount(problems(snapshot));

/** What was chosen for an earlier trip is told, with the price that it had, until the step is continued. */
const seeEarlierPlans: Look = async ({ page, text }, { context }) => {
  const earlier = (context.form.earlier ?? []) as { premiumTotalCents: number }[];
  const told = page.getByRole('status').filter({ hasText: text('planSelection.earlier.title') });
  await expect(told.getByRole('listitem')).toHaveCount(earlier.length);
  await expect(told.getByRole('listitem').filter({ hasText: /\d/ })).toHaveCount(earlier.length);
};

/** What is seen once the plans are there. */
export const seeChoosing: Look = async (person, snapshot) => {
  await seeRetries(person, snapshot);
  await seeEarlierPlans(person, snapshot);
};

const continues = ({ page, text }: Person) =>
  page.getByRole('button', { name: text('planSelection.continue') }).click();

/** How a person works with the step itself. */
export const planSelectionDrive = {
  retriesPlans: pressButton('planSelection.unavailable.retry'),
  retriesSecondTraveller: ({ page, text }: Person) =>
    page.getByRole('button', { name: text('planSelection.traveller.retry.label', { number: 2 }) }).click(),
  continues,
  continuesWithThePlanThatReturned: continues,
  goesBack: ({ page, text }: Person) =>
    page.getByRole('button', { name: text('planSelection.back') }).click(),
};

/** What is seen of the step itself. */
export const planSelectionScreens = {
  readingProducts: seeBusy,
  recommending: seeBusy,
  pricing: seeBusy,
  unavailable: ({ page, text }: Person) =>
    expect(
      page.getByRole('alert').filter({ hasText: text('planSelection.unavailable.title') }),
    ).toBeVisible(),
  'choosing.judging': null,
  'choosing.selecting': null,
  'choosing.correcting': async ({ page, text }: Person, snapshot: AnyMachineSnapshot) => {
    await expectProblems(page);
    await expect(page.getByRole('link', { name: text('needsAnalysis.missed') })).toHaveCount(
      snapshot.context.needsProblem ? 1 : 0,
    );
  },
};
