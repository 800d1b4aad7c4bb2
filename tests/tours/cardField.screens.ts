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

/** What is wrong is summed up, with links to the fields; nothing is where only something is missing. */
export const seeCardProblems: Look = ({ page }, { context: { problems } }) =>
  expect(page.getByRole('alert').filter({ has: page.getByRole('link') })).toHaveCount(
    Object.values(problems).some(Boolean) ? 1 : 0,
  );

export const noNameToErase: Excuse = {
  reason: 'an empty field cannot be emptied',
  where: (snapshot: AnyMachineSnapshot) => snapshot.context.cardHolderName === '',
};
