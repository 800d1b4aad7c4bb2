import { expect } from '@playwright/test';
import type { Look, Person } from '../support/tours/journeys/types.ts';

/** Presses a button of the notice about the draft, by the key of its words. */
export const pressOfDraft =
  (key: string) =>
  ({ page, text }: Person): Promise<void> =>
    page.getByRole('button', { name: text(`flow.draft.${key}`) }).click();

const notice =
  (key: string): Look =>
  ({ page, text }) =>
    expect(page.getByText(text(`flow.draft.${key}`))).toBeVisible();
const noNotice: Look = async ({ page, text }) => {
  await expect(page.getByText(text('flow.draft.notKept'))).toHaveCount(0);
  await expect(page.getByText(text('flow.draft.conflict'))).toHaveCount(0);
};

/** What is seen of whether the draft is kept. */
export const draftKeeperScreens = {
  kept: noNotice,
  waiting: null,
  saving: noNotice,
  'saving.collecting': null,
  'saving.storing': null,
  unkept: notice('notKept'),
  conflicting: notice('conflict'),
};
