import { expect, type Page } from '@playwright/test';
import type { AnyMachineSnapshot } from 'xstate';
import type { Excuse, Gesture, Look } from '../support/tours/journeys/types.ts';

export const cardHolder = (page: Page) => page.locator('input[id^="cardHolderName"]');

/** A space behind a name makes another text of the same name. */
export const typeHolder =
  (name: string): Gesture =>
  async ({ page }) => {
    const before = await cardHolder(page).inputValue();
    await cardHolder(page).fill(before === name ? `${name} ` : name);
  };

const tokenField = (page: Page) => page.locator('input#tokenNumber');

export const typeToken =
  (token: string): Gesture =>
  ({ page }) =>
    tokenField(page).fill(token);

/** The field is entered and left again. */
export const leaveToken: Gesture = async ({ page }) => {
  await tokenField(page).focus();
  await tokenField(page).blur();
};

export const typeAndLeaveToken =
  (token: string): Gesture =>
  async (person) => {
    await typeToken(token)(person);
    await leaveToken(person);
  };

/** The card is typed in the frame, or a token in its place. */
export const chooseEntry =
  (entry: 'person.enterCard' | 'person.enterToken'): Gesture =>
  ({ page }) =>
    page.locator(`input[name="cardEntry"][value="${entry}"]`).check();

export const seeTokenField: Look = async ({ page }) => {
  await expect(tokenField(page)).toBeVisible();
  await expect(page.locator('iframe')).toHaveCount(0);
};

export const seeTokenChoice: Look = ({ page }, { context }) =>
  expect(page.locator('input[name="cardEntry"]')).toHaveCount(context.mayEnterToken ? 2 : 0);

/** What is wrong is summed up, with links to the fields; nothing is where only something is missing. */
export const seeCardProblems: Look = ({ page }, { context: { problems } }) =>
  expect(page.getByRole('alert').filter({ has: page.getByRole('link') })).toHaveCount(
    Object.values(problems).some(Boolean) ? 1 : 0,
  );

export const noNameToErase: Excuse = {
  reason: 'an empty field cannot be emptied',
  where: (snapshot: AnyMachineSnapshot) => snapshot.context.cardHolderName === '',
};
