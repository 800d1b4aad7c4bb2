import { expect } from '@playwright/test';
import { buttonOf, pressButton } from '../support/journeys/pressButton.ts';
import type { Person } from '../support/tours/journeys/types.ts';

const button = (person: Person, key: string) => buttonOf(person, `history.${key}`);

/** How a person looks at the history of a licence. */
export const changeHistoryDrive = {
  triesAgain: pressButton('kit.retry'),
  opensTheHistory: (person: Person) => button(person, 'show').or(button(person, 'hide')).click(),
};

/** What is seen of it, whatever was recorded. */
export const changeHistoryScreens = {
  hidden: ({ page }: Person) => expect(page.getByRole('table')).toHaveCount(0),
  reading: (person: Person) => expect(button(person, 'show')).toHaveAttribute('aria-busy', 'true'),
  empty: ({ page, text }: Person) => expect(page.getByText(text('history.none'))).toBeVisible(),
  unavailable: ({ page, text }: Person) => expect(page.getByText(text('history.unavailable'))).toBeVisible(),
};
